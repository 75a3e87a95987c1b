import type { TextsOf } from '../area.ts'
import type { passwordFieldMessages } from '../en/passwordField.ts'

export const passwordField: TextsOf<typeof passwordFieldMessages> = {
  show: 'கடவுச்சொல்லைக் காட்டு',
  hide: 'கடவுச்சொல்லை மறை',
  rulesTitle: 'கடவுச்சொல்லில் இருக்க வேண்டியவை:',
  met: '(உள்ளது)',
  rules: {
    length: 'குறைந்தது 8 எழுத்துகள்',
    uppercase: 'ஒரு பெரிய எழுத்து',
    lowercase: 'ஒரு சிறிய எழுத்து',
    digit: 'ஓர் எண்',
    special: '@$!%*?& இவற்றில் ஒன்று',
  },
  guessable: 'எளிதில் ஊகிக்கக்கூடியதாக இருக்கக்கூடாது (பொதுவான சொல், உங்கள் பெயர் போன்றவை)',
}
