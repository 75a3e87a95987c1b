export { Settings, type SettingsProps } from './Settings.tsx'
export type { PasswordChange } from './ChangePasswordDialog.tsx'
