import type { TextsOf } from '../area.ts'
import type { notFoundMessages } from '../en/notFound.ts'

export const notFound: TextsOf<typeof notFoundMessages> = {
  text: 'இந்த முகவரியில் எதுவும் இல்லை. பக்கம் இடம் மாறியிருக்கலாம், அல்லது முகவரி முழுமையாக இல்லாமல் இருக்கலாம்.',
  home: 'முகப்புக்குச் செல்',
}
