import { changesMessages, useFormats, useMessages } from '../../messages/internal.ts'
import type { UndoableSlotChange } from '@nalam/sdk'
import { useSteadyItems } from '../useSteadyItems.ts'
import { UndoLine, type UndoLineProps } from './UndoLine.tsx'

type Change = Pick<UndoableSlotChange, 'action' | 'created' | 'removed' | 'switched'>

/** Returns a function that says what was done to slots, such as "12 slots published, 2 removed". */
export function useChangeText(): (change: Change) => string {
  const messages = useMessages(changesMessages)
  return ({ action, created, removed, switched }) => {
    switch (action) {
      case 'published': {
        // Closing days publishes their plan, which only removes slots.
        if (created === 0) return messages.deleted(removed)
        const published = messages.published(created)
        return removed > 0 ? messages.publishedRemoved(published, removed) : published
      }
      case 'added':
        return messages.added(created)
      case 'deleted':
        return messages.deleted(removed)
      case 'switched-on':
        return messages.switchedOn(switched)
      case 'switched-off':
        return messages.switchedOff(switched)
      default:
        return messages.changed(created + removed + switched)
    }
  }
}

export interface UndoableChanges {
  /**
   * The changes of slots that can be undone (`api.slots.undoable`), the latest first; undefined
   * while they load.
   */
  changes: readonly UndoableSlotChange[] | undefined
  onUndo: (change: UndoableSlotChange) => void
  /** Ids of the changes that are being undone. */
  pendingIds: ReadonlySet<string>
}

interface ChangedJustNowProps extends UndoableChanges, Pick<UndoLineProps, 'isShort'> {}

/** The changes of slots that can still be undone, with the time left (UNDO-04). */
export function ChangedJustNow({ changes, onUndo, pendingIds, isShort }: ChangedJustNowProps) {
  const messages = useMessages(changesMessages)
  const formats = useFormats()
  const changeText = useChangeText()
  const { items, listProps, onOwnAction } = useSteadyItems(changes)
  return (
    <UndoLine
      title={messages.title}
      {...{ listProps, isShort }}
      rows={items?.map((change) => {
        const { id, from, to, undoUntil } = change
        const name = changeText(change)
        return {
          id,
          name,
          when: formats.day(from, to),
          undoLabel: messages.undoOf(name),
          undoUntil,
          isPending: pendingIds.has(id),
          onUndo: () => {
            onOwnAction(id)
            onUndo(change)
          },
        }
      })}
    />
  )
}
