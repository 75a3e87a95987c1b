import type { TextsOf } from '../area.ts'
import type { undoMessages } from '../en/undo.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('ta')

export const undo: TextsOf<typeof undoMessages> = {
  title: 'இப்போதுதான் பதிலளித்தவை',
  undo: 'செயல்தவிர்',
  undoOf: (patient) => `${patient}: பதிலைச் செயல்தவிர்`,
  undoAll: (bookings) => count(bookings, { other: '# முன்பதிவுகளின் ரத்தைச் செயல்தவிர்' }),
  undoOffers: (patients) => count(patients, { other: '# நோயாளிகளுக்கான பரிந்துரைகளைச் செயல்தவிர்' }),
  key: 'கடைசிப் பதிலைச் செயல்தவிர்',
  minutesLeft: (minutes) => count(minutes, { one: '# நிமிடம் உள்ளது', other: '# நிமிடங்கள் உள்ளன' }),
  lastMinute: 'ஒரு நிமிடத்துக்கும் குறைவாக உள்ளது',
}
