import type { TextsOf } from '../area.ts'
import type { statesMessages } from '../en/states.ts'

export const states: TextsOf<typeof statesMessages> = {
  loading: 'ஏற்றப்படுகிறது...',
  notFilled: 'குறிப்பிடப்படவில்லை',
  sample: 'மாதிரி',
  sampleNote: 'இது மாதிரி எண்; உங்கள் தரவு அல்ல.',
  offlineTitle: 'இணைய இணைப்பு இல்லை',
  offlineText: 'திரையில் உள்ளவை பழையவையாக இருக்கலாம். இணைய இணைப்பு வந்ததும் அவை தானாகப் புதுப்பிக்கப்படும்.',
  offlineUnchanged: 'இணைய இணைப்பு இல்லை. எந்த மாற்றமும் செய்யப்படவில்லை.',
  failedTitle: 'இதை ஏற்ற முடியவில்லை',
  failedText: 'தரவு எதுவும் அழியவில்லை. சற்று நேரம் கழித்து மீண்டும் முயலுங்கள்.',
}
