import { supportsPasskeysOfDevice } from '@nalam/sdk/passkeys'
import { focusHeading, useMessages } from '@nalam/ui'
import { PasskeyOffer } from '@nalam/ui/forms/PasskeyOffer'
import { settingsMessages } from '@nalam/ui/messages/settings'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePasskeyActions } from '../../features/settings/usePasskeyActions.ts'
import { paths } from '../../shared/paths.ts'
import { ofDoctor, queries } from '../../shared/queries/queries.ts'
import { useQuery } from '../../shared/queries/useQuery.ts'
import { reportFailure } from '../../shared/reports/reportFailure.ts'
import { useDoctor } from '../../shared/session/session.ts'
import { closePrompt } from '../../shared/session/sessionState.ts'
import { rememberOffer } from './offerDate.ts'

/** Returns whether a doctor has no passkey, on a server and in a browser that can have one. */
function useCanAddFirst(doctorId: string): boolean {
  const [isSupported, setSupported] = useState(false)
  useEffect(() => {
    supportsPasskeysOfDevice().then(setSupported, reportFailure)
  }, [])
  const { data } = useQuery(isSupported ? ofDoctor(queries.account.passkeys(), doctorId) : null)
  return data !== undefined && data.isAvailable && data.passkeys.length === 0
}

/** Offers a passkey after a sign-in with a password, which is the proof for it (ACC-01). */
export default function MonthlyOffer() {
  const { id } = useDoctor()
  const canAdd = useCanAddFirst(id)
  const messages = useMessages(settingsMessages)
  const navigate = useNavigate()
  const { onAdd } = usePasskeyActions()
  useEffect(() => {
    if (canAdd) rememberOffer()
  }, [canAdd])
  if (!canAdd) return null
  const close = () => {
    // The buttons go away, with the focus unless the doctor has gone on.
    if (document.activeElement?.closest('[data-offer]')) focusHeading(document, { preventScroll: true })
    closePrompt('passkey')
  }
  return (
    <PasskeyOffer
      data-offer=""
      onAdd={async () => {
        const result = await onAdd(`${messages.newPasskeyName} 1`)
        if (result.ok) close()
        // The sign-in is too long ago: the settings ask for a proof.
        else if (result.next === 'proof') void navigate(paths.settings)
        return result
      }}
      onClose={close}
    />
  )
}
