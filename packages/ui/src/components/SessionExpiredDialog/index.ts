export { SessionExpiredDialog, type SessionExpiredDialogProps } from './SessionExpiredDialog.tsx'
