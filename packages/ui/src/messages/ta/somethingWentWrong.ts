import type { TextsOf } from '../area.ts'
import type { somethingWentWrongMessages } from '../en/somethingWentWrong.ts'

export const somethingWentWrong: TextsOf<typeof somethingWentWrongMessages> = {
  title: 'ஏதோ தவறு நேர்ந்தது',
  text: 'இந்தப் பக்கம் செயல்படவில்லை. உங்கள் தரவு பாதுகாப்பாக உள்ளது. மீண்டும் முயலுங்கள், அல்லது முகப்புக்குச் செல்லுங்கள்.',
  requestId: (id) => `குறிப்பு எண்: ${id}`,
}
