import { useDayMessages } from '../../messages/useDayMessages.ts'

/** Returns the texts for undoing a decision, for a host that offers it in a toast. */
export const useUndoMessages = () => useDayMessages().undo
