import type { TextsOf } from '../area.ts'
import type { formsMessages } from '../en/forms.ts'

export const forms: TextsOf<typeof formsMessages> = {
  required: 'கட்டாயம்',
  optional: 'விருப்பம்',
  requiredNote: '* குறியுள்ள விவரங்கள் கட்டாயம்.',
  failed: 'இதை அனுப்ப முடியவில்லை. நீங்கள் தட்டச்சு செய்தது அப்படியே உள்ளது; மீண்டும் முயலுங்கள்.',
  partMissing: 'இந்தப் பகுதியை ஏற்ற முடியவில்லை. இணைப்பைச் சரிபார்த்து, பக்கத்தை மீண்டும் ஏற்றுங்கள்.',
  summaryTitle: 'இந்த விவரங்களைச் சரிபாருங்கள்:',
}
