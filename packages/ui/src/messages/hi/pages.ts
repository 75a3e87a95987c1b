import type { TextsOf } from '../area.ts'
import type { pagesMessages } from '../en/pages.ts'

export const pages: TextsOf<typeof pagesMessages> = {
  login: 'लॉग इन',
  loginWelcome: 'फिर स्वागत है, डॉक्टर।',
  registration: 'पंजीकरण',
  registrationWelcome: 'अपनी जानकारी भरें। उसे सत्यापित करने के लिए हम ईमेल पर OTP भेजेंगे।',
  dashboard: 'डैशबोर्ड',
  appointments: 'अपॉइंटमेंट',
  calendar: 'कैलेंडर',
  queue: 'कतार',
  slots: 'स्लॉट',
  addSlot: 'स्लॉट जोड़ें',
  availability: 'परामर्श का समय',
  tickets: 'टिकट',
  profile: 'प्रोफ़ाइल',
  settings: 'सेटिंग्स',
  editProfile: 'प्रोफ़ाइल एडिट करें',
  notFound: 'पेज नहीं मिला',
}
