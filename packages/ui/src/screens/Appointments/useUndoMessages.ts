import { useDayMessages } from '../../messages/useDayMessages.ts'

/** The texts of taking an answer back, for a host that offers it in a toast. */
export const useUndoMessages = () => useDayMessages().undo
