import { createContext, useContext, useState, type ReactNode } from 'react'
import type { ActionFailure, ActionSuccess } from '../../forms/ActionResult.ts'
import { useAction } from '../../forms/useAction.ts'
import { ProofDialog, type Proof } from './ProofDialog.tsx'

/** The result of a sensitive action. `next: 'proof'` asks the doctor to confirm who is present. */
export type SensitiveResult = ActionSuccess | (ActionFailure & { readonly next?: 'proof' | undefined })

/** Whose proof is asked for, and how. */
export const ProofContext = createContext<{ email: string; proof: Proof } | undefined>(undefined)

type Send = () => Promise<SensitiveResult>

/**
 * Returns `run`, which sends a sensitive action and, if a proof is missing, sends it again after the
 * doctor has given one in `dialog`.
 */
export function useProof(): {
  run: (send: Send) => void
  isPending: boolean
  dialog: ReactNode
} {
  const whose = useContext(ProofContext)
  /** The action that waits for a proof. */
  const [waiting, setWaiting] = useState<Send>()
  const { run, isPending } = useAction(async (send: Send): Promise<SensitiveResult> => {
    const result = await send()
    if (result.ok || result.next !== 'proof') return result
    setWaiting(() => send)
    // The dialog says what is needed.
    return { ok: false }
  })
  const dialog = waiting && whose && (
    <ProofDialog
      email={whose.email}
      {...whose.proof}
      onProven={() => {
        setWaiting(undefined)
        void run(waiting)
      }}
      onClose={() => setWaiting(undefined)}
    />
  )
  return { run: (send) => void run(send), isPending, dialog }
}
