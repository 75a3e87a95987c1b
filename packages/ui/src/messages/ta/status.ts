import type { TextsOf } from '../area.ts'
import type { statusMessages } from '../en/status.ts'

export const status: TextsOf<typeof statusMessages> = {
  pending: 'நிலுவையில்',
  confirmed: 'உறுதியானது',
  declined: 'நிராகரிக்கப்பட்டது',
  reschedule: 'நேர மாற்றம்',
  cancelled: 'ரத்து',
  arrived: 'வந்துவிட்டார்',
  seen: 'பார்த்தாயிற்று',
  'no-show': 'வரவில்லை',
  open: 'திறந்துள்ளது',
  inProgress: 'நடைபெறுகிறது',
  resolved: 'தீர்ந்தது',
}
