import type { TextsOf } from '../area.ts'
import type { notToldMessages } from '../en/notTold.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('ta')

export const notTold: TextsOf<typeof notToldMessages> = {
  mark: 'தெரிவிக்கப்படவில்லை',
  text: (message, until) =>
    `“${message}” என்ற செய்தி நோயாளிக்குப் போய்ச் சேரவில்லை. ${until} வரை முயன்றோம்; தானாக மீண்டும் அனுப்பப்படாது.`,
  knows: 'நோயாளிக்குத் தெரிந்தது',
  now: 'இப்போது',
  states: {
    nothing: 'எதுவும் இல்லை',
    requested: 'கோரப்பட்டது',
    confirmed: 'உறுதியானது',
    declined: 'நிராகரிக்கப்பட்டது',
    cancelled: 'ரத்து செய்யப்பட்டது',
    asked: 'வேறு நேரம் கேட்கப்பட்டது',
    offered: 'வேறு நேரங்கள் பரிந்துரைக்கப்பட்டன',
    lapsed: 'உறுதிசெய்ய முடியவில்லை',
  },
  call: 'நோயாளியை அழையுங்கள்',
  told: 'நோயாளிக்குத் தெரிவித்துவிட்டேன்',
  saving: 'சேமிக்கிறது...',
  patients: (patients) =>
    count(patients, { one: '# நோயாளிக்குத் தெரிவிக்கப்படவில்லை', other: '# நோயாளிகளுக்குத் தெரிவிக்கப்படவில்லை' }),
  patientsText: 'அவர்களின் செய்திகள் போய்ச் சேரவில்லை.',
  show: 'காட்டு',
}
