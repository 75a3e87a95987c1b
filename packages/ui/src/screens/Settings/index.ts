export { Settings, type SettingsProps } from './Settings.tsx'
export type { FeedActions, NewLinkResult } from './FeedSection.tsx'
export type { PasskeyActions } from './PasskeySection.tsx'
export type { PasswordChange } from './ChangePasswordDialog.tsx'
