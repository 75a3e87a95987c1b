export { useToastHost, useToasts, type Toasts } from './ToastProvider.tsx'
export { TOAST_DURATION, type Toast, type ToastContent } from './toastStore.ts'
