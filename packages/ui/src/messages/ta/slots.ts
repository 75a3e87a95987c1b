import type { TextsOf } from '../area.ts'
import type { slotsMessages } from '../en/slots.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('ta')

export const slots: TextsOf<typeof slotsMessages> = {
  addNew: 'புதிதாகச் சேர்',
  incompleteProfile: 'ஸ்லாட்களைச் சேர்க்கும் முன் உங்கள் சுயவிவரத்தை நிறைவுசெய்யுங்கள்.',
  days: 'நாட்கள்',
  previousMonth: 'முந்தைய மாதம்',
  nextMonth: 'அடுத்த மாதம்',
  previousWeek: 'முந்தைய வாரம்',
  nextWeek: 'அடுத்த வாரம்',
  today: 'இன்று',
  available: 'ஆலோசனை உண்டு',
  notAvailable: 'விடுமுறை',
  past: 'கடந்தது',
  noSlots: 'ஸ்லாட்கள் இல்லை',
  openCount: (open) => count(open, { one: '# திறந்துள்ளது', other: '# திறந்துள்ளன' }),
  bookedCount: (booked) => count(booked, { other: '# முன்பதிவு' }),
  pastCount: (past) => count(past, { one: 'கடந்த # ஸ்லாட்', other: 'கடந்த # ஸ்லாட்கள்' }),
  someOpen: 'திறந்துள்ள ஸ்லாட்கள்',
  allBooked: 'எல்லாம் முன்பதிவாகிவிட்டன',
  morning: 'காலை',
  afternoon: 'பிற்பகல்',
  evening: 'மாலை',
  until: (time) => `– ${time}`,
  booked: 'முன்பதிவானது',
  held: 'ஒதுக்கப்பட்டது',
  selectAll: 'அனைத்தையும் தேர்ந்தெடு',
  selectedCount: (selected) => count(selected, { one: '# ஸ்லாட் தேர்ந்தெடுக்கப்பட்டது', other: '# ஸ்லாட்கள் தேர்ந்தெடுக்கப்பட்டன' }),
  list: 'இந்த நாளின் ஸ்லாட்கள்',
  empty: 'தேர்ந்தெடுத்த தேதியில் ஸ்லாட்கள் எதுவும் இல்லை',
  emptyText: 'நோயாளிகள் உங்களிடம் முன்பதிவு செய்யக்கூடிய நேரங்களைச் சேருங்கள்.',
  noDay: 'இவற்றில் எந்த நாளையும் தேர்ந்தெடுக்க முடியாது',
  noDayText: 'கடந்த நாட்களிலும், நீங்கள் நோயாளிகளைப் பார்க்காத நாட்களிலும் மாற்றுவதற்கு ஸ்லாட்கள் இல்லை.',
  noDays: 'உங்கள் ஆலோசனை நாட்கள் இன்னும் குறிக்கப்படவில்லை',
  noDaysText: 'எந்த நாட்களில் நோயாளிகளைப் பார்க்கிறீர்கள் என்பதை உங்கள் சுயவிவரத்தில் தேர்ந்தெடுங்கள்.',
  editProfile: 'சுயவிவரத்தைத் திருத்து',
  stale: 'இந்த ஸ்லாட்களைப் புதுப்பிக்க முடியவில்லை; இவை பழையவையாக இருக்கலாம்.',
  created: 'ஸ்லாட் சேர்க்கப்பட்டது.',
}
