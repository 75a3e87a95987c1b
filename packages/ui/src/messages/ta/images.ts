import type { TextsOf } from '../area.ts'
import type { imagesMessages } from '../en/images.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('ta')

export const images: TextsOf<typeof imagesMessages> = {
  hint: 'PNG, JPEG அல்லது WebP, 5 MB வரை.',
  uploading: 'பதிவேற்றப்படுகிறது...',
  notSent: 'இந்தப் படம் சேமிக்கப்படவில்லை.',
  chosen: 'தேர்ந்தெடுத்த படங்கள்',
  chosenCount: (images) => count(images, { one: '# படம் தேர்ந்தெடுக்கப்பட்டது', other: '# படங்கள் தேர்ந்தெடுக்கப்பட்டன' }),
  remove: (name) => `${name} கோப்பை அகற்று`,
}
