import { useEffect, useEffectEvent } from 'react'
import type { ComponentType } from 'react'
import { useToasts } from '../../components/Toasts/ToastProvider.tsx'
import { useLazyPart } from '../../components/useLazyPart.ts'
import { formsMessages } from '../../messages/en/forms.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { CancelDialogProps } from './CancelDialog.tsx'
import type { CancelSeveralDialogProps } from './CancelSeveralDialog.tsx'
import type { MoveDialogProps } from './MoveDialog.tsx'

interface LazyDialogProps<Props> {
  fetchDialog: () => Promise<ComponentType<Props>>
  dialog: Props
}

/** Fetches a dialog when it opens: lists and calendar are shown without it. */
function LazyDialog<Props extends { onClose: () => void }>({ fetchDialog, dialog }: LazyDialogProps<Props>) {
  const toasts = useToasts()
  const messages = useMessages(formsMessages)
  const { Part, load } = useLazyPart<Props>(fetchDialog)
  const open = useEffectEvent(async () => {
    if (await load()) return
    toasts.error(messages.partMissing)
    dialog.onClose()
  })
  useEffect(() => void open(), [])
  return Part ? <Part {...dialog} /> : null
}

const fetchCancel = () => import('./dialogs.ts').then(({ CancelDialog }) => CancelDialog)
const fetchMove = () => import('./dialogs.ts').then(({ MoveDialog }) => MoveDialog)
const fetchSeveral = () => import('./dialogs.ts').then(({ CancelSeveralDialog }) => CancelSeveralDialog)

/** `CancelDialog`, fetched when it opens. */
export const Cancel = (dialog: CancelDialogProps) => <LazyDialog fetchDialog={fetchCancel} dialog={dialog} />

/** `MoveDialog`, fetched when it opens. */
export const Move = (dialog: MoveDialogProps) => <LazyDialog fetchDialog={fetchMove} dialog={dialog} />

/** `CancelSeveralDialog`, fetched when it opens. */
export const CancelSeveral = (dialog: CancelSeveralDialogProps) => (
  <LazyDialog fetchDialog={fetchSeveral} dialog={dialog} />
)
