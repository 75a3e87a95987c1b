import type { TextsOf } from '../area.ts'
import type { imagesMessages } from '../en/images.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('hi')

export const images: TextsOf<typeof imagesMessages> = {
  hint: 'PNG, JPEG या WebP, 5 MB तक।',
  uploading: 'अपलोड हो रहा है...',
  notSent: 'यह फ़ोटो सेव नहीं हुई।',
  chosen: 'चुनी हुई फ़ोटो',
  chosenCount: (images) => count(images, { one: '# फ़ोटो चुनी गई', other: '# फ़ोटो चुनी गईं' }),
  remove: (name) => `${name} हटाएँ`,
}
