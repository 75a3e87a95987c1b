import type { Result, WeeklyAvailability } from '@nalam/sdk'
import { createStore } from '../createStore.ts'
import { sessionPhase } from '../session/sessionState.ts'
import { type SpokenByServer, useMessages } from '@nalam/ui'
import { undoMessages } from '@nalam/ui/messages/undo'
import { type Action, whether } from '../actions/createActionRunner.ts'
import { api } from '../api/api.ts'
import type { UndoableChanges } from '@nalam/ui/screens/Slots'
import { useRef } from 'react'
import { useKeyedActions } from '../actions/useKeyedActions.ts'
import { spoken } from '../actions/useActions.ts'
import { inBackground, ofDoctor, queries } from '../queries/queries.ts'
import { useUndoable } from '../queries/useQuery.ts'
import { useCapability, useDoctor } from '../session/session.ts'
import { useOfferToast } from '../useOfferToast.ts'

/** The hours of an undone publication, until Availability shows them as a draft. */
export const undoneHours = createStore<WeeklyAvailability | undefined>(undefined)
sessionPhase.subscribe(() => sessionPhase.get() === 'leaving' && undoneHours.set(undefined))

/** Switches an unbooked slot (SLOT-04). What `read` returns tells whether it is switched. */
export const switchSlot = <Read>(
  slotId: string,
  isOn: boolean,
  read: () => Promise<Result<Read>>,
  isSwitched: (read: Read) => boolean,
): Action<SpokenByServer> => ({
  send: () => api.slots.setStatus({ slotId, isOn }).result(),
  reconcile: () => whether(read(), isSwitched, spoken('updateSlotStatus.success')),
})

export type UndoChanges = ReturnType<typeof useUndoChanges>

export const undoableChanges = (doctorId: string) => inBackground(ofDoctor(queries.slots.undoable(), doctorId))

/**
 * Undoes changes of slots as a whole (UNDO-04): the last one from its toast, each from the list,
 * also after a reload.
 *
 * @param options.shortcut keyboard shortcut of the page for the last change, shown in the toast
 * @param options.onOffered receives the function that undoes the change; undefined once it is used
 */
export function useUndoChanges(
  options: { shortcut?: string; onOffered?: (undo: (() => void) | undefined) => void } = {},
) {
  const { shortcut, onOffered } = options
  const { id: doctorId } = useDoctor()
  const isOffered = useCapability('slot-changes')
  const { data, error } = useUndoable(isOffered ? undoableChanges(doctorId) : null, 'slots')
  const { pending, send, report } = useKeyedActions()
  const { offer, withdraw } = useOfferToast()
  const { undo: label } = useMessages(undoMessages)
  /** The change that the toast offers to undo. */
  const offered = useRef<string>(undefined)
  const undo = async (id: string) => {
    if (offered.current === id) {
      offered.current = undefined
      withdraw()
      onOffered?.(undefined)
    }
    const outcome = await send('undoSlotChange', id, null, (options) => api.slots.undo(id, options))
    if (!outcome) return
    report(outcome)
    if (outcome.ok && outcome.value.draft) undoneHours.set(outcome.value.draft)
  }
  const list: UndoableChanges | undefined = isOffered
    ? { changes: data, onUndo: ({ id }) => void undo(id), pendingIds: new Set(pending.keys()) }
    : undefined
  return {
    /** Reports a change with a toast that offers to undo it. */
    offer: (changeId: string, text: string) => {
      offered.current = changeId
      offer(text, { label, shortcut, onClick: () => void undo(changeId) })
      onOffered?.(() => void undo(changeId))
    },
    list,
    isLoading: isOffered && data === undefined && error === undefined,
  }
}
