import { formsMessages, useMessages } from '../messages/internal.ts'
import { useState, type ComponentType } from 'react'
import { useToasts } from './Toasts/ToastProvider.tsx'
import { useLazyPart } from './useLazyPart.ts'

/**
 * A part of a screen that a button opens, in a chunk of its own (`useLazyPart`). A failed fetch is
 * reported.
 */
export function useOpenPart<Props>(fetchPart: () => Promise<ComponentType<Props>>, isPrepared = false) {
  const toasts = useToasts()
  const messages = useMessages(formsMessages)
  const { Part, load, prepare } = useLazyPart<Props>(fetchPart, isPrepared)
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    if (await load()) setOpen(true)
    else toasts.error(messages.partMissing)
  }
  return {
    /** The component while it is open. */
    Part: isOpen ? Part : undefined,
    isOpen,
    open: () => void open(),
    close: () => setOpen(false),
    /** Starts loading before the click. */
    prepare,
  }
}
