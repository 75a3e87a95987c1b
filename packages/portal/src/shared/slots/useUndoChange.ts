import type { SpokenByServer } from '@nalam/ui'
import { keyedRequest } from '../actions/keyedRequest.ts'
import { useActions } from '../actions/useActions.ts'
import { useReport } from '../actions/useReport.ts'
import { api } from '../api/api.ts'
import { useInvalidate } from '../queries/useInvalidate.ts'
import { useOfferToast } from '../useOfferToast.ts'

/**
 * Reports a change of slots with a toast that offers to undo it as a whole. The queries of slots
 * are read again after an undo, and after a refused one.
 *
 * @param options.shortcut keyboard shortcut of the page for the last change, shown in the toast
 * @param options.onOffered receives the function that undoes the change; undefined once it is used
 * @returns a function that shows the toast
 */
export function useUndoChange({
  shortcut,
  onOffered,
}: {
  shortcut?: string
  onOffered?: (undo: (() => void) | undefined) => void
} = {}): (changeId: string, text: string, label: string) => void {
  const { run } = useActions()
  const report = useReport()
  const { offer, withdraw } = useOfferToast()
  const invalidate = useInvalidate()
  const undo = async (id: string) => {
    onOffered?.(undefined)
    const outcome = await run<SpokenByServer>(
      id,
      true,
      keyedRequest(`undo ${id}`, (options) => api.slots.undo(id, options).result()),
    )
    if (!outcome) return
    report(outcome)
    if (outcome.ok || outcome.isRefused) await invalidate('undoSlotChange')
  }
  return (changeId, text, label) => {
    offer(text, { label, shortcut, onClick: () => void undo(changeId) })
    onOffered?.(() => {
      withdraw()
      void undo(changeId)
    })
  }
}
