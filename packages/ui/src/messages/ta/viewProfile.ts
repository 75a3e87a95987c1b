import type { TextsOf } from '../area.ts'
import type { viewProfileMessages } from '../en/viewProfile.ts'

export const viewProfile: TextsOf<typeof viewProfileMessages> = {
  personal: 'தனிப்பட்ட விவரங்கள்',
  official: 'அலுவல் விவரங்கள்',
  address: 'முகவரி விவரங்கள்',
  edit: 'சுயவிவரத்தைத் திருத்து',
  verified: 'சரிபார்க்கப்பட்டது',
  verify: 'சரிபார்',
  years: (years) => (years === '1' ? '1 ஆண்டு' : `${years} ஆண்டுகள்`),
  timeRange: (from, to) => `${from} முதல் ${to} வரை`,
  pinCode: 'பின்கோடு',
  loading: 'சுயவிவரம் ஏற்றப்படுகிறது...',
}
