import type { TextsOf } from '../area.ts'
import type { passwordFieldMessages } from '../en/passwordField.ts'

export const passwordField: TextsOf<typeof passwordFieldMessages> = {
  show: 'पासवर्ड दिखाएँ',
  hide: 'पासवर्ड छिपाएँ',
  rulesTitle: 'पासवर्ड में चाहिए:',
  met: '(है)',
  rules: {
    length: 'कम से कम 8 अक्षर',
    uppercase: 'एक बड़ा अक्षर',
    lowercase: 'एक छोटा अक्षर',
    digit: 'एक अंक',
    special: '@$!%*?& में से एक',
  },
  guessable: 'जिसका अनुमान लगाना आसान हो, वह नहीं (जैसे कोई आम शब्द या आपका नाम)',
}
