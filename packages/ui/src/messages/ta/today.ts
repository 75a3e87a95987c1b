import type { TextsOf } from '../area.ts'
import type { todayMessages } from '../en/today.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('ta')

export const today: TextsOf<typeof todayMessages> = {
  nextPatient: 'அடுத்த நோயாளி',
  now: 'இப்போது',
  inMinutes: (minutes) => count(minutes, { one: '# நிமிடத்தில்', other: '# நிமிடங்களில்' }),
  inHours: (hours, minutes) => `${hours} மணி ${count(minutes, { one: '# நிமிடத்தில்', other: '# நிமிடங்களில்' })}`,
  nobody: 'இன்று நோயாளிகள் இல்லை',
  nobodyLeft: 'இன்று இனி நோயாளிகள் இல்லை',
  later: (patient, when) => `அடுத்து: ${patient}, ${when}`,
  seen: (bookings) => count(bookings, { one: '# பேர் பார்க்கப்பட்டார்', other: '# பேர் பார்க்கப்பட்டனர்' }),
  toCome: (bookings) => count(bookings, { other: 'இன்னும் # பேர்' }),
  waiting: 'உங்கள் பதிலுக்குக் காத்திருப்பவை',
  waitingToday: (bookings) => (bookings === 0 ? 'இன்று எதுவும் இல்லை' : count(bookings, { other: 'அவற்றில் # இன்று' })),
  openCalendar: 'நாட்காட்டியைத் திற',
  openList: 'இன்றைய முன்பதிவுகள்',
  failed: 'இன்றைய விவரங்களை ஏற்ற முடியவில்லை',
}
