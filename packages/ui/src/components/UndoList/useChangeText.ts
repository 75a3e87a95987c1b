import { changesMessages } from '../../messages/en/changes.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { UndoableSlotChange } from '@nalam/sdk'

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
