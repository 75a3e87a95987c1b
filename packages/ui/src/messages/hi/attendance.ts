import type { TextsOf } from '../area.ts'
import type { attendanceMessages } from '../en/attendance.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('hi')

export const attendance: TextsOf<typeof attendanceMessages> = {
  comes: 'आएँगे',
  cannot: 'नहीं आ सकते',
  number: (number) => `नंबर ${number}`,
  comesOf: (comes, expected) => `${expected} में से ${comes} ने कहा कि वे आएँगे`,
  noShows: (patients) => count(patients, { other: '30 दिनों में # नहीं आए' }),
  missed: (times) => count(times, { one: 'एक बार नहीं आए', other: '# बार नहीं आए' }),
  markArrived: 'आ गए',
  more: 'और',
  less: 'कम',
}
