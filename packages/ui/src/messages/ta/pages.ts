import type { TextsOf } from '../area.ts'
import type { pagesMessages } from '../en/pages.ts'

export const pages: TextsOf<typeof pagesMessages> = {
  login: 'உள்நுழைவு',
  loginWelcome: 'வணக்கம் டாக்டர், மீண்டும் நல்வரவு.',
  registration: 'பதிவு',
  registrationWelcome: 'உங்கள் விவரங்களை உள்ளிடுங்கள். அவற்றை உறுதிசெய்ய மின்னஞ்சலில் OTP அனுப்புவோம்.',
  dashboard: 'முகப்பு',
  appointments: 'முன்பதிவுகள்',
  calendar: 'நாட்காட்டி',
  queue: 'வரிசை',
  slots: 'ஸ்லாட்கள்',
  addSlot: 'ஸ்லாட் சேர்',
  availability: 'ஆலோசனை நேரம்',
  tickets: 'டிக்கெட்டுகள்',
  profile: 'சுயவிவரம்',
  settings: 'அமைப்புகள்',
  editProfile: 'சுயவிவரத்தைத் திருத்துக',
  notFound: 'பக்கம் கிடைக்கவில்லை',
}
