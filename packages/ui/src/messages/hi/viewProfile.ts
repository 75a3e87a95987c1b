import type { TextsOf } from '../area.ts'
import type { viewProfileMessages } from '../en/viewProfile.ts'

export const viewProfile: TextsOf<typeof viewProfileMessages> = {
  personal: 'व्यक्तिगत विवरण',
  official: 'पेशेवर विवरण',
  address: 'पते का विवरण',
  edit: 'प्रोफ़ाइल एडिट करें',
  verified: 'सत्यापित',
  verify: 'सत्यापित करें',
  years: (years) => `${years} साल`,
  timeRange: (from, to) => `${from} से ${to} तक`,
  pinCode: 'पिन कोड',
  loading: 'प्रोफ़ाइल लोड हो रही है...',
}
