import type { TextsOf } from '../area.ts'
import type { profileFieldsMessages } from '../en/profileFields.ts'

export const profileFields: TextsOf<typeof profileFieldsMessages> = {
  name: 'பெயர்',
  mobile: 'கைபேசி எண்',
  email: 'மின்னஞ்சல்',
  about: 'உங்களைப் பற்றி',
  clinicName: 'கிளினிக் பெயர்',
  qualification: 'கல்வித் தகுதி',
  speciality: 'சிறப்புத் துறை',
  experience: 'அனுபவம்',
  languages: 'மொழிகள்',
  languagesKnown: 'தெரிந்த மொழிகள்',
  availableDays: 'ஆலோசனை நாட்கள்',
  availableTime: 'ஆலோசனை நேரம்',
  address: 'முகவரி',
  pincode: 'பின்கோடு',
  locality: 'பகுதி',
  landmark: 'அருகிலுள்ள அடையாளம்',
  city: 'நகரம்',
  state: 'மாநிலம்',
  country: 'நாடு',
}
