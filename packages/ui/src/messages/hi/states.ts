import type { TextsOf } from '../area.ts'
import type { statesMessages } from '../en/states.ts'

export const states: TextsOf<typeof statesMessages> = {
  loading: 'लोड हो रहा है...',
  notFilled: 'नहीं बताया गया',
  sample: 'नमूना',
  sampleNote: 'यह नमूने का आँकड़ा है, आपका अपना नहीं।',
  offlineTitle: 'इंटरनेट नहीं है',
  offlineText: 'स्क्रीन पर दिख रही जानकारी पुरानी हो सकती है। इंटरनेट लौटते ही यह अपने-आप अपडेट हो जाएगी।',
  offlineUnchanged: 'इंटरनेट नहीं है। कोई बदलाव नहीं हुआ।',
  failedTitle: 'यह लोड नहीं हो सका',
  failedText: 'कोई डेटा नहीं मिटा है। थोड़ी देर में फिर कोशिश करें।',
}
