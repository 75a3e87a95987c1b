import type { TextsOf } from '../area.ts'
import type { appearanceMessages } from '../en/appearance.ts'

export const appearance: TextsOf<typeof appearanceMessages> = {
  language: 'மொழி',
  appearance: 'தோற்றம்',
  system: 'சாதன அமைப்பின்படி',
  light: 'வெளிர் தோற்றம்',
  dark: 'இருண்ட தோற்றம்',
  highContrast: 'அதிக நிற வேறுபாடு',
  density: 'அடர்த்தி',
  comfortable: 'இடைவெளியுடன்',
  compact: 'நெருக்கமாக',
}
