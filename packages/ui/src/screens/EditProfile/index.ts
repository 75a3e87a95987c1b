export { EditProfile, type EditProfileProps } from './EditProfile.tsx'
export type { Lookup } from './Lookup.ts'
export type { ProfileSubmission } from '@nalam/sdk/validation'
