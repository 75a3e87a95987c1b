import type { TextsOf } from '../area.ts'
import type { frameMessages } from '../en/frame.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('hi')

export const frame: TextsOf<typeof frameMessages> = {
  home: (product) => `${product}, डैशबोर्ड पर जाएँ`,
  skipToContent: 'सामग्री पर जाएँ',
  openNavigation: 'मेन्यू खोलें',
  closeNavigation: 'मेन्यू बंद करें',
  navigation: 'मुख्य',
  pendingCount: (pending) => count(pending, { one: '# आपके जवाब के इंतज़ार में', other: '# आपके जवाब के इंतज़ार में' }),
  queueCount: (patients) => count(patients, { other: 'कतार में # मरीज़' }),
  accountMenu: 'खाता मेन्यू',
  myProfile: 'मेरी प्रोफ़ाइल',
  settings: 'सेटिंग्स',
  logout: 'लॉग आउट',
  activeStatus: 'बुकिंग सुविधा',
  activeOn: 'चालू है। मरीज़ आपके खुले स्लॉट बुक कर सकते हैं।',
  activeOff: 'बंद है। मरीज़ आपसे अपॉइंटमेंट नहीं ले सकते।',
  activeUnknown: 'बुकिंग सुविधा की स्थिति लोड हो रही है...',
}
