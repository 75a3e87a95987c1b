import type { TextsOf } from '../area.ts'
import type { offersMessages } from '../en/offers.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('hi')

export const offers: TextsOf<typeof offersMessages> = {
  offer: 'दूसरे समय सुझाएँ',
  times: 'सुझाए गए समय',
  full: 'पहले तीन में से एक हटाएँ',
  another: 'दूसरा समय',
  note: 'मरीज़ के लिए नोट (वैकल्पिक)',
  send: 'भेजें',
  sending: 'भेजा जा रहा है...',
  held: (until) => `ये समय ${until} तक मरीज़ के लिए आरक्षित रहेंगे। मरीज़ को लिंक के साथ संदेश मिलेगा।`,
  freeAtOnce: 'पुराना समय तुरंत खाली हो जाएगा।',
  freeLater: 'मरीज़ के जवाब तक पुराना समय उसी का रहेगा।',
  undoHint: 'आप इसे 10 मिनट तक वापस ले सकते हैं। संदेश उसके बाद जाएगा।',
  plain: 'मरीज़ से समय चुनने को कहें',
  change: 'समय बदलें',
  withdraw: 'सुझाव रद्द करें',
  withdrawing: 'रद्द हो रहा है...',
  withdrawText: 'ये समय फिर खाली हो जाएँगे, और संदेश का लिंक बंद हो जाएगा।',
  keep: 'रहने दें',
  until: (when) => `${when} तक जवाब दिया जा सकता है`,
  chosenByPatient: 'मरीज़ ने चुना',
  heldMark: 'आरक्षित',
  ofDay: (day) => `${day} के लिए दूसरे समय सुझाएँ`,
  instead: 'रद्द करने के बजाय दूसरे समय सुझाएँ',
  concerned: (patients) =>
    count(patients, { one: '# मरीज़ को दूसरे समय सुझाए जाएँगे', other: '# मरीज़ों को दूसरे समय सुझाए जाएँगे' }),
  without: (patients) => count(patients, { one: '# मरीज़ के लिए समय नहीं बचा', other: '# मरीज़ों के लिए समय नहीं बचा' }),
  nobody: 'किसी मरीज़ को दूसरे समय की ज़रूरत नहीं',
  nobodyText: 'दूसरे समय सिर्फ़ उन लंबित और कन्फ़र्म बुकिंग के लिए सुझाए जा सकते हैं जो शुरू नहीं हुई हैं।',
  noteToAll: 'सबके लिए नोट (वैकल्पिक)',
  sendCount: (offers) => count(offers, { one: '# मरीज़ को भेजें', other: '# मरीज़ों को भेजें' }),
  heldForAll: 'हर मरीज़ को लिंक के साथ संदेश मिलेगा और वह एक समय चुनेगा। तब तक, ज़्यादा से ज़्यादा 24 घंटे, ये समय आरक्षित रहेंगे।',
  undoEach: 'हर एक को 10 मिनट तक वापस लिया जा सकता है। संदेश उसके बाद जाएँगे।',
}
