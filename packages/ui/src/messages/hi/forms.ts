import type { TextsOf } from '../area.ts'
import type { formsMessages } from '../en/forms.ts'

export const forms: TextsOf<typeof formsMessages> = {
  required: 'ज़रूरी',
  optional: 'वैकल्पिक',
  requiredNote: '* वाली जानकारी ज़रूरी है।',
  failed: 'यह भेजा नहीं जा सका। आपका लिखा हुआ सुरक्षित है। फिर कोशिश करें।',
  partMissing: 'यह हिस्सा लोड नहीं हो सका। इंटरनेट कनेक्शन जाँचें, फिर पेज को दोबारा लोड करें।',
  summaryTitle: 'कृपया यह जानकारी जाँचें:',
}
