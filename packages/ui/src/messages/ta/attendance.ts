import type { TextsOf } from '../area.ts'
import type { attendanceMessages } from '../en/attendance.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('ta')

export const attendance: TextsOf<typeof attendanceMessages> = {
  comes: 'வருவார்',
  cannot: 'வர முடியாது',
  number: (number) => `எண் ${number}`,
  comesOf: (comes, expected) => `${expected} பேரில் ${comes} பேர் வருவதாகச் சொன்னார்கள்`,
  noShows: (patients) => count(patients, { other: '30 நாட்களில் # பேர் வரவில்லை' }),
  missed: (times) => count(times, { one: 'ஒரு முறை வரவில்லை', other: '# முறை வரவில்லை' }),
  markArrived: 'வந்துவிட்டார்',
  more: 'மேலும்',
  less: 'குறைவாக',
}
