export { EditProfile, type EditProfileProps } from './EditProfile.tsx'
export type { Lookup } from './ProfileFields.tsx'
export type { ProfileSubmission } from '@nalam/sdk/validation'
