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
  states: {
    waiting: 'நிலுவையில்',
    lapsed: 'உரிய நேரத்தில் பதில் இல்லை',
    'none-fits': 'எந்த நேரமும் பொருந்தவில்லை',
    'no-answer': 'பதில் இல்லை',
    offered: 'வேறு நேரங்கள் பரிந்துரைக்கப்பட்டன',
    'offered-kept': 'வேறு நேரங்கள் பரிந்துரைக்கப்பட்டன, இந்த நேரம் அப்படியே உள்ளது',
    asked: 'வேறு நேரம் கேட்கப்பட்டது',
    confirmed: 'உறுதியானது',
    arrived: 'வந்துவிட்டார்',
    seen: 'பார்த்தாயிற்று',
    'no-show': 'வரவில்லை',
    declined: 'நிராகரிக்கப்பட்டது',
    cancelled: 'ரத்து',
  },
}
