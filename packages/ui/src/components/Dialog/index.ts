export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'
export { Dialog, type DialogAttributes, type DialogProps } from './Dialog.tsx'
export {
  ActivationPrompt,
  LeaveFormDialog,
  LogoutDialog,
  ProfilePrompt,
  SessionExpiredDialog,
  type ActivationPromptProps,
  type LeaveFormDialogProps,
  type LogoutDialogProps,
  type ProfilePromptProps,
  type SessionExpiredDialogProps,
} from './Prompts.tsx'
