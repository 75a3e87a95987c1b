export { Settings, type SettingsProps } from './Settings.tsx'
export type { PasskeyActions } from './PasskeySection.tsx'
export type { PasswordChange } from './ChangePasswordDialog.tsx'
