import { area } from '../area.ts'

/** The profile. */
export const viewProfileMessages = area('viewProfile', {
  personal: 'Personal Details',
  official: 'Official Details',
  address: 'Address Details',
  edit: 'Edit profile',
  verified: 'Verified',
  verify: 'Verify',
  years: (years: string) => (years === '1' ? '1 Year' : `${years} Years`),
  timeRange: (from: string, to: string) => `${from} to ${to}`,
  pinCode: 'Pincode',
  loading: 'Loading profile...',
})
