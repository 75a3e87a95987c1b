export { LeaveFormDialog, type LeaveFormDialogProps } from './LeaveFormDialog.tsx'
