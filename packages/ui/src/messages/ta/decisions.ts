import type { TextsOf } from '../area.ts'
import type { decisionsMessages } from '../en/decisions.ts'

export const decisions: TextsOf<typeof decisionsMessages> = {
  view: 'காண்க',
  edit: 'திருத்து',
  viewOf: (patient) => `${patient}: முன்பதிவைக் காண்க`,
  editOf: (patient) => `${patient}: முன்பதிவைத் திருத்து`,
  detailsTitle: 'முன்பதிவு விவரங்கள்',
  editTitle: 'முன்பதிவைத் திருத்து',
  approve: 'உறுதிசெய்',
  approving: 'உறுதிசெய்யப்படுகிறது...',
  decline: 'நிராகரி',
  declining: 'நிராகரிக்கப்படுகிறது...',
  reschedule: 'நேர மாற்றம்',
  rescheduling: 'அனுப்பப்படுகிறது...',
  decided: 'இந்த முன்பதிவுக்கு ஏற்கெனவே பதிலளிக்கப்பட்டுள்ளது. நிலுவையில் உள்ள முன்பதிவுகளை மட்டுமே மாற்றலாம்.',
  rescheduleTitle: 'நேர மாற்றக் கோரிக்கையை நோயாளிக்கு அனுப்புக',
  rescheduleText: 'வேறு நேரத்தைத் தேர்ந்தெடுக்குமாறு நோயாளியிடம் கேட்கப்படும்.',
  declineTitle: 'இந்த முன்பதிவை நிராகரிக்கவா?',
  declineText: (patient, when) => `${patient}, ${when}. இதைச் செயல்தவிர்க்க முடியாது.`,
  sameTimeAs: (patients) => `அதே நேரம்: ${patients}`,
  overdue: {
    title: 'நேரம் கடந்துவிட்டது',
    declineOnly: 'நிராகரிக்க மட்டுமே முடியும்',
    note: 'நேரம் கடந்தது. நிராகரிக்க மட்டுமே முடியும்.',
  },
}
