import type { TextsOf } from '../area.ts'
import type { loginMessages } from '../en/login.ts'

export const login: TextsOf<typeof loginMessages> = {
  submit: 'உள்நுழைக',
  submitting: 'உள்நுழைகிறீர்கள்...',
  passkey: 'கடவுச்சாவியால் உள்நுழைக',
  usingPasskey: 'உங்கள் கடவுச்சாவிக்காகக் காத்திருக்கிறது...',
  forgotPassword: 'கடவுச்சொல் மறந்துவிட்டதா?',
  newHere: 'புதியவரா?',
  register: 'பதிவு செய்க',
}
