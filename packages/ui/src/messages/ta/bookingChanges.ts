import type { TextsOf } from '../area.ts'
import type { bookingChangesMessages } from '../en/bookingChanges.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('ta')

export const bookingChanges: TextsOf<typeof bookingChangesMessages> = {
  cancel: 'முன்பதிவை ரத்து செய்',
  chooseReason: 'காரணத்தைத் தேர்ந்தெடுங்கள்',
  cancelling: 'ரத்து செய்யப்படுகிறது...',
  keep: 'ரத்து செய்ய வேண்டாம்',
  noteHint: 'இதை நோயாளி படிக்கலாம். அதிகபட்சம் 300 எழுத்துகள்.',
  slotOpen: 'நோயாளிகள் இந்த நேரத்தை மீண்டும் முன்பதிவு செய்யலாம்',
  noteHintOfSeveral: 'இதை எல்லா நோயாளிகளும் படிக்கலாம். அதிகபட்சம் 300 எழுத்துகள்.',
  slots: (slots) => (slots === 0 ? 'ஸ்லாட்கள்' : count(slots, { one: 'ஸ்லாட்', other: '# ஸ்லாட்கள்' })),
  slotsOff: 'நிறுத்து',
  slotsOpen: 'நோயாளிகள் மீண்டும் முன்பதிவு செய்யலாம்',
  cancelledAtOnce: (at) => `முன்பதிவு உடனே ரத்தாகும். செய்தி ${at}-க்கு அனுப்பப்படும்; அதுவரை செயல்தவிர்க்கலாம்.`,
  severalAtOnce: (at) => `முன்பதிவுகள் உடனே ரத்தாகும். செய்திகள் ${at}-க்கு அனுப்பப்படும்; அதுவரை செயல்தவிர்க்கலாம்.`,
  loadingTimes: 'திறந்துள்ள நேரங்கள் ஏற்றப்படுகின்றன...',
  chooseAnother: 'வேறு நேரத்தைத் தேர்ந்தெடுங்கள்.',
  noTimes: 'திறந்துள்ள நேரம் இல்லை',
  noTimesText: 'அடுத்த ஆறு வாரங்களில் எந்த ஸ்லாட்டும் திறந்திருக்கவில்லை. முதலில் ஒரு ஸ்லாட் சேருங்கள்.',
  cancelSeveral: 'முன்பதிவுகளை ரத்து செய்',
  ofDay: (day) => `${day}: முன்பதிவுகளை ரத்து செய்`,
  from: 'தொடக்க நேரம்',
  wholeDay: 'முழு நாள்',
  toEnd: 'நாள் முடியும் வரை',
  loadingPreview: 'முன்பதிவுகள் ஏற்றப்படுகின்றன...',
  concerned: (bookings) => count(bookings, { one: '# முன்பதிவு ரத்து செய்யப்படும்', other: '# முன்பதிவுகள் ரத்து செய்யப்படும்' }),
  left: (bookings) => count(bookings, { one: '# முன்பதிவு ரத்து செய்யப்படாது', other: '# முன்பதிவுகள் ரத்து செய்யப்படாது' }),
  leftReasons: {
    pending: 'நிலுவையில் உள்ளது',
    seen: 'பார்த்தாயிற்று',
    begun: 'நேரம் தொடங்கிவிட்டது',
    'not-confirmed': 'உறுதியாகவில்லை',
    gone: 'இப்போது இல்லை',
  },
  nothing: 'ரத்து செய்யக்கூடிய முன்பதிவு இல்லை',
  nothingText: 'நேரம் தொடங்காத, உறுதியான முன்பதிவுகளை மட்டுமே ரத்து செய்ய முடியும்.',
  changed: 'இந்த முன்பதிவுகள் மாறியுள்ளன. மீண்டும் சரிபாருங்கள்.',
  cancelCount: (bookings) => count(bookings, { one: '# முன்பதிவை ரத்து செய்', other: '# முன்பதிவுகளை ரத்து செய்' }),
  keepAll: 'ரத்து செய்ய வேண்டாம்',
  select: 'முன்பதிவுகளைத் தேர்ந்தெடு',
  selectColumn: 'தேர்வு',
  endSelection: 'தேர்வை முடி',
  selectOf: (patient) => `${patient}: முன்பதிவைத் தேர்ந்தெடு`,
  selected: (bookings) =>
    count(bookings, {
      one: '# முன்பதிவு தேர்ந்தெடுக்கப்பட்டது',
      other: '# முன்பதிவுகள் தேர்ந்தெடுக்கப்பட்டன',
    }),
}
