import type { TextsOf } from '../area.ts'
import type { appearanceMessages } from '../en/appearance.ts'

export const appearance: TextsOf<typeof appearanceMessages> = {
  language: 'भाषा',
  appearance: 'थीम',
  system: 'डिवाइस की सेटिंग',
  light: 'हल्का रंग',
  dark: 'गहरा रंग',
  highContrast: 'ज़्यादा कंट्रास्ट',
  density: 'पंक्तियों की दूरी',
  comfortable: 'आरामदायक',
  compact: 'कॉम्पैक्ट',
}
