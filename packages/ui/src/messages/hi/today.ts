import type { TextsOf } from '../area.ts'
import type { todayMessages } from '../en/today.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('hi')

export const today: TextsOf<typeof todayMessages> = {
  nextPatient: 'अगला मरीज़',
  now: 'अभी',
  inMinutes: (minutes) => count(minutes, { other: '# मिनट में' }),
  inHours: (hours, minutes) => `${hours} घंटे ${minutes} मिनट में`,
  nobody: 'आज कोई मरीज़ नहीं',
  nobodyLeft: 'आज अब कोई मरीज़ नहीं',
  later: (patient, when) => `अगला: ${patient}, ${when}`,
  seen: (bookings) => count(bookings, { other: '# देखे गए' }),
  toCome: (bookings) => count(bookings, { other: '# आने वाले' }),
  waiting: 'आपके जवाब के इंतज़ार में',
  waitingToday: (bookings) => (bookings === 0 ? 'आज कोई नहीं' : count(bookings, { other: 'इनमें # आज' })),
  openCalendar: 'कैलेंडर खोलें',
  openList: 'आज की बुकिंग',
  failed: 'आज की जानकारी लोड नहीं हो सकी',
}
