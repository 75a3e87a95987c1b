import { formsMessages, useMessages } from '../messages/internal.ts'
import { useEffect, useEffectEvent, type ComponentType } from 'react'
import { useToasts } from '../components/Toasts/ToastProvider.tsx'
import { useLazyPart } from '../components/useLazyPart.ts'

interface LazyDialogProps<Props> {
  fetchDialog: () => Promise<ComponentType<Props>>
  /** The properties of the open dialog; undefined while it is closed. */
  dialog: Props | undefined
  /** Fetches it after the page is shown, so that it opens at once and without a connection. */
  isPrepared?: boolean
}

/** Fetches a dialog when it opens: lists and calendar are shown without it. */
export function LazyDialog<Props extends { onClose: () => void }>({
  fetchDialog,
  dialog,
  isPrepared = false,
}: LazyDialogProps<Props>) {
  const toasts = useToasts()
  const messages = useMessages(formsMessages)
  const { Part, load } = useLazyPart<Props>(fetchDialog, isPrepared)
  const isOpen = dialog !== undefined
  const open = useEffectEvent(async () => {
    if (Part || (await load())) return
    toasts.error(messages.partMissing)
    dialog?.onClose()
  })
  useEffect(() => {
    if (isOpen) void open()
  }, [isOpen])
  return Part && dialog ? <Part {...dialog} /> : null
}
