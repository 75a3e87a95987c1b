import type { Language } from '@nalam/ui'

/** The account of the handlers' doctor; they take any password. */
export const ACCOUNT = { email: 'kavitha.raman@nalam.example', password: 'Example@2026' } as const

/** The texts around the portal. They are not part of its catalogue. */
interface DemoTexts {
  label: string
  /** Says that nothing is real and nothing is stored. */
  line: string
  account: (account: typeof ACCOUNT) => string
  /** Signs in with that account. */
  signIn: string
  startAgain: string
  /** For a browser without service workers, such as one in a private window. */
  noWorker: string
}

export const demoTexts: Readonly<Record<Language, DemoTexts>> = {
  en: {
    label: 'Demo',
    line: 'Demo: all data is made up and stays in this tab. A reload starts again.',
    account: ({ email, password }) => `The doctor is ${email}, ${password}.`,
    signIn: 'Sign in',
    startAgain: 'Start again',
    noWorker: 'This browser has no service workers, which the demo needs. Try it outside of a private window.',
  },
  ta: {
    label: 'மாதிரி',
    line: 'மாதிரி: எல்லாத் தரவும் கற்பனையானவை; இந்தத் தாவலில் மட்டுமே இருக்கும். பக்கத்தை மீண்டும் ஏற்றினால் முதலிலிருந்து தொடங்கும்.',
    account: ({ email, password }) => `மருத்துவர்: ${email}, ${password}.`,
    signIn: 'உள்நுழைவு',
    startAgain: 'மீண்டும் தொடங்கு',
    noWorker: 'மாதிரிக்குத் தேவையான service worker இந்த உலாவியில் இல்லை. தனிப்பட்ட சாளரத்துக்கு வெளியே முயலுங்கள்.',
  },
  hi: {
    label: 'डेमो',
    line: 'डेमो: सारा डेटा काल्पनिक है और केवल इस टैब में रहता है। पेज फिर से लोड करने पर सब फिर से शुरू होता है।',
    account: ({ email, password }) => `डॉक्टर: ${email}, ${password}.`,
    signIn: 'लॉग इन',
    startAgain: 'फिर से शुरू करें',
    noWorker: 'डेमो के लिए ज़रूरी service worker इस ब्राउज़र में नहीं हैं। प्राइवेट विंडो के बाहर कोशिश करें।',
  },
}
