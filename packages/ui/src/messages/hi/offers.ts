import type { TextsOf } from '../area.ts'
import type { offersMessages } from '../en/offers.ts'

export const offers: TextsOf<typeof offersMessages> = {
  offer: 'दूसरे समय दें',
  times: 'आपके दिए समय',
  full: 'पहले तीन में से एक हटाएँ',
  another: 'दूसरा समय',
  note: 'मरीज़ के लिए नोट (वैकल्पिक)',
  send: 'भेजें',
  sending: 'भेजा जा रहा है...',
  held: (until) => `ये समय ${until} तक मरीज़ के लिए रोके जाएँगे। मरीज़ को लिंक के साथ संदेश मिलेगा।`,
  freeAtOnce: 'पुराना समय तुरंत ख़ाली हो जाएगा।',
  freeLater: 'मरीज़ के जवाब तक पुराना समय उसी का रहेगा।',
  undoHint: 'आप इसे 10 मिनट तक वापस ले सकते हैं। संदेश उसके बाद जाएगा।',
  plain: 'समय दिए बिना पूछें',
  change: 'समय बदलें',
  withdraw: 'दिए समय वापस लें',
  withdrawing: 'वापस लिया जा रहा है...',
  withdrawText: 'ये समय फिर ख़ाली हो जाएँगे, और संदेश का लिंक बंद हो जाएगा।',
  keep: 'रहने दें',
  open: 'मरीज़ के चुनने का इंतज़ार',
  until: (when) => `${when} तक जवाब दिया जा सकता है`,
  chosenByPatient: 'मरीज़ ने चुना',
  none: 'कोई समय ठीक नहीं',
  expired: 'कोई जवाब नहीं',
  heldMark: 'रोका गया',
}
