import type { TextsOf } from '../area.ts'
import type { appointmentsMessages } from '../en/appointments.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('ta')

export const appointments: TextsOf<typeof appointmentsMessages> = {
  search: 'தேடல்',
  searchHint: 'நோயாளி, கைபேசி அல்லது முன்பதிவு எண்',
  clearSearch: 'தேடலை அழி',
  refresh: 'புதுப்பி',
  exportCsv: 'CSV கோப்பைப் பதிவிறக்கு',
  exporting: 'பதிவிறக்கப்படுகிறது...',
  exported: 'CSV கோப்பு பதிவிறக்கப்பட்டது.',
  found: (total: number) => count(total, { one: '# முன்பதிவு கிடைத்தது', other: '# முன்பதிவுகள் கிடைத்தன' }),
  bookings: (total) => count(total, { one: '# முன்பதிவு', other: '# முன்பதிவுகள்' }),
  waiting: (pending) =>
    count(pending, {
      one: '# உங்கள் பதிலுக்குக் காத்திருக்கிறது',
      other: '# உங்கள் பதிலுக்குக் காத்திருக்கின்றன',
    }),
  emptyTitle: 'இன்னும் முன்பதிவு இல்லை',
  emptyText: 'முன்பதிவு வசதியை இயக்கி, ஸ்லாட்களைத் திறந்து வைத்தால் நோயாளிகள் உங்களிடம் முன்பதிவு செய்யலாம்.',
  nothingFound: (text) => `“${text}” என்ற தேடலுக்கு எதுவும் கிடைக்கவில்லை`,
  nothingFoundText: 'நோயாளியின் பெயர், கைபேசி எண் அல்லது முன்பதிவு எண்ணைக் கொண்டு தேடலாம்.',
  keys: 'விசைப்பலகைக் குறுக்குவழிகள்',
  keysText:
    'இவை தேர்ந்தெடுத்த வரிசையில் மட்டுமே செயல்படும்; தட்டச்சு செய்யும்போது செயல்படாது. வரிசைகளுக்குச் செல்ல Tab விசையை அழுத்துங்கள்.',
  keyMove: 'அடுத்த அல்லது முந்தைய முன்பதிவு',
  keyEnds: 'முதல் அல்லது கடைசி முன்பதிவு',
}
