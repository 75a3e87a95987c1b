import type { TextsOf } from '../area.ts'
import type { frameMessages } from '../en/frame.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('ta')

export const frame: TextsOf<typeof frameMessages> = {
  home: (product) => `${product}, முகப்புக்குச் செல்`,
  skipToContent: 'உள்ளடக்கத்துக்குச் செல்',
  openNavigation: 'மெனுவைத் திற',
  closeNavigation: 'மெனுவை மூடு',
  navigation: 'முதன்மை',
  pendingCount: (pending) =>
    count(pending, {
      one: '# உங்கள் பதிலுக்குக் காத்திருக்கிறது',
      other: '# உங்கள் பதிலுக்குக் காத்திருக்கின்றன',
    }),
  queueCount: (patients) => count(patients, { other: 'வரிசையில் # பேர்' }),
  accountMenu: 'கணக்கு மெனு',
  myProfile: 'என் சுயவிவரம்',
  settings: 'அமைப்புகள்',
  logout: 'வெளியேறு',
  activeStatus: 'முன்பதிவு வசதி',
  activeOn: 'இயக்கத்தில் உள்ளது. நோயாளிகள் உங்களிடம் முன்பதிவு செய்யலாம்.',
  activeOff: 'நிறுத்தப்பட்டுள்ளது. நோயாளிகளால் முன்பதிவு செய்ய முடியாது.',
  activeUnknown: 'முன்பதிவு வசதியின் நிலை ஏற்றப்படுகிறது...',
}
