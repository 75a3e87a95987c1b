/** The word for a term in one language, and patterns of words that must not be used for it. */
interface Wording {
  word: string
  forbidden: readonly string[]
}

/**
 * A term of the product. Every screen and message uses these words; `glossary.test.ts` checks the
 * catalogues.
 */
interface GlossaryEntry {
  term: string
  ta: Wording
  hi: Wording
}

export const glossary: readonly GlossaryEntry[] = [
  {
    term: 'appointment, booking',
    ta: { word: 'முன்பதிவு', forbidden: ['சந்திப்ப'] },
    hi: { word: 'अपॉइंटमेंट', forbidden: ['मुलाक़ात', 'नियुक्ति'] },
  },
  {
    term: 'booking ID',
    ta: { word: 'முன்பதிவு எண்', forbidden: ['முன்பதிவு ஐடி'] },
    hi: { word: 'बुकिंग आईडी', forbidden: ['बुकिंग संख्या'] },
  },
  { term: 'slot', ta: { word: 'ஸ்லாட்', forbidden: ['நேரத்தின் நிலை'] }, hi: { word: 'स्लॉट', forbidden: ['खाँचा'] } },
  {
    term: 'doctor',
    ta: { word: 'டாக்டர்', forbidden: ['மருத்துவர்', 'மருத்துவரே'] },
    hi: { word: 'डॉक्टर', forbidden: ['चिकित्सक'] },
  },
  { term: 'pending', ta: { word: 'நிலுவையில்', forbidden: [] }, hi: { word: 'लंबित', forbidden: ['बाकी'] } },
  {
    term: 'approve, confirmed',
    ta: { word: 'உறுதிசெய்', forbidden: ['ஏற்கிறேன்', 'ஏற்கப்படுகிறது'] },
    hi: { word: 'कन्फ़र्म', forbidden: ['पुष्ट(?!ि)', 'स्वीकारें'] },
  },
  { term: 'decline', ta: { word: 'நிராகரி', forbidden: [] }, hi: { word: 'अस्वीकार', forbidden: ['अस्वीकारें'] } },
  {
    term: 'reschedule',
    ta: { word: 'நேர மாற்ற', forbidden: ['மறு நேரம்'] },
    hi: { word: 'रीशेड्यूल', forbidden: ['^नया समय$'] },
  },
  {
    term: 'active status',
    ta: { word: 'முன்பதிவு வசதி', forbidden: ['நேரலை', 'செயல் நிலை'] },
    hi: { word: 'बुकिंग सुविधा', forbidden: ['लाइव', 'सक्रिय स्थिति'] },
  },
  {
    term: 'available days',
    ta: { word: 'ஆலோசனை நாட்கள்', forbidden: ['நாள்கள்', 'கிடைக்கும்'] },
    hi: { word: 'परामर्श के दिन', forbidden: ['उपलब्ध दिन'] },
  },
  {
    term: 'exception',
    ta: { word: 'சிறப்பு நாள்', forbidden: ['மாற்று ஏற்பா', 'விதிவிலக்'] },
    hi: { word: 'विशेष दिन', forbidden: ['अलग व्यवस्था', 'अपवाद'] },
  },
  {
    term: 'preview',
    ta: { word: 'முன்னோட்ட', forbidden: ['முன்காட்சி'] },
    hi: { word: 'प्रीव्यू', forbidden: ['पूर्वावलोकन'] },
  },
  {
    term: 'held',
    ta: { word: 'ஒதுக்கப்பட்ட', forbidden: ['நிறுத்திவைக்க'] },
    hi: { word: 'आरक्षित', forbidden: ['होल्ड', 'रोका हुआ', 'रोके हुए'] },
  },
  {
    term: 'undo',
    ta: { word: 'செயல்தவிர்', forbidden: ['மீளமை'] },
    hi: { word: 'वापस ले', forbidden: ['पूर्ववत', 'अनडू'] },
  },
  {
    term: 'break',
    ta: { word: 'இடைவெளி', forbidden: ['இடைநிறுத்த', 'ஓய்வு நேர'] },
    hi: { word: 'ब्रेक', forbidden: ['अंतराल', 'विराम'] },
  },
  {
    term: 'sign in',
    ta: { word: 'உள்நுழை', forbidden: ['லாகின்'] },
    hi: { word: 'लॉग इन', forbidden: ['साइन इन', 'साइन आउट', 'लॉगिन'] },
  },
  {
    term: 'reset password',
    ta: { word: 'கடவுச்சொல்லை மீட்டமை', forbidden: [] },
    hi: { word: 'पासवर्ड रीसेट', forbidden: [] },
  },
  {
    term: 'change password',
    ta: { word: 'கடவுச்சொல்லை மாற்று', forbidden: ['கடவுச்சொல்லைப் புதுப்பி'] },
    hi: { word: 'पासवर्ड बदलें', forbidden: ['पासवर्ड परिवर्तित'] },
  },
  {
    term: 'OTP, code',
    ta: { word: 'OTP', forbidden: ['குறியீட'] },
    hi: { word: 'OTP', forbidden: ['(?<!पिन )कोड(?!िंग)'] },
  },
  { term: 'session', ta: { word: 'அமர்வு', forbidden: ['அமர்வு முடிந்தது'] }, hi: { word: 'सेशन', forbidden: ['सत्र'] } },
  {
    term: 'clinic',
    ta: { word: 'கிளினிக்', forbidden: ['மருத்துவமனை'] },
    hi: { word: 'क्लिनिक', forbidden: ['अस्पताल'] },
  },
  {
    term: 'landmark, PIN code',
    ta: { word: 'பின்கோடு', forbidden: ['அஞ்சல் குறியீடு'] },
    hi: { word: 'पिन कोड', forbidden: ['पिनकोड', 'पहचान चिह्न'] },
  },
  {
    term: 'edit, save, refresh',
    ta: { word: 'திருத்து', forbidden: ['படிக்கப்பட', 'இழக்கப்பட'] },
    hi: { word: 'एडिट करें', forbidden: ['सहेज', 'ताज़ा करें', 'पढ़ी जा रही', 'पृष्ठ', 'चित्र', 'अद्यतन'] },
  },
]
