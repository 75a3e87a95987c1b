import { area } from '../area.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('en')

/** Choosing and removing images. */
export const imagesMessages = area('images', {
  hint: 'PNG, JPEG or WebP, up to 5 MB.',
  uploading: 'Uploading...',
  notSent: 'This image was not saved.',
  chosen: 'Chosen images',
  chosenCount: (images: number) => count(images, { one: '# image chosen', other: '# images chosen' }),
  remove: (name: string) => `Remove ${name}`,
})
