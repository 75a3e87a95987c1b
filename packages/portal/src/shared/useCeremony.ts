import { type ActionFailure, useMessages } from '@nalam/ui'
import { passkeyErrorsMessages } from '@nalam/ui/messages/passkeyErrors'

/** Fetched with the first ceremony. */
export const ceremonies = () => import('@nalam/sdk/passkeys')

type Ceremonies = Awaited<ReturnType<typeof ceremonies>>

/** What a dialog of the browser gave, which is nothing if the doctor has closed it, or why it failed. */
type Outcome<Value> =
  | { readonly value: Value | undefined; readonly failure?: undefined }
  | { readonly value?: undefined; readonly failure: ActionFailure }

/** Returns a function that runs a dialog of the browser about a passkey and puts its failure in words. */
export function useCeremony() {
  const messages = useMessages(passkeyErrorsMessages)
  return async <Value>(run: (sdk: Ceremonies) => Promise<Value | undefined>): Promise<Outcome<Value>> => {
    const sdk = await ceremonies()
    try {
      return { value: await run(sdk) }
    } catch (error) {
      if (!(error instanceof sdk.PasskeyError)) throw error
      const { exists, unsupported, address, failed } = messages
      return { failure: { ok: false, message: { exists, unsupported, address, failed }[error.kind] } }
    }
  }
}
