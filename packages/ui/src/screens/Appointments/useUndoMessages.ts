import { undoMessages } from '../../messages/en/undo.ts'
import { useMessages } from '../../messages/useMessages.ts'

/** Returns the texts for undoing a decision, for a host that offers it in a toast. */
export const useUndoMessages = () => useMessages(undoMessages)
