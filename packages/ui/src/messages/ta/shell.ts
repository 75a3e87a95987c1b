import type { TextsOf } from '../area.ts'
import type { shellMessages } from '../en/shell.ts'

export const shell: TextsOf<typeof shellMessages> = {
  hello: 'வணக்கம்!',
  loadingName: 'ஏற்றப்படுகிறது...',
  headline: 'உங்கள் நாள், திட்டமிட்டபடி.',
  sentence: 'நீங்கள் நோயாளிகளைப் பார்க்கும் நேரங்களை வெளியிடுங்கள், முன்பதிவுகளுக்குப் பதிலளியுங்கள், நேரத்துக்கு வீடு திரும்புங்கள்.',
}
