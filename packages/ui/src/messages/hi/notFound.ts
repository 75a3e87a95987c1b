import type { TextsOf } from '../area.ts'
import type { notFoundMessages } from '../en/notFound.ts'

export const notFound: TextsOf<typeof notFoundMessages> = {
  text: 'इस पते पर कुछ नहीं है। हो सकता है कि पेज कहीं और चला गया हो या लिंक अधूरा हो।',
  home: 'होम पेज पर जाएँ',
}
