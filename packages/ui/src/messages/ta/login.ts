import type { TextsOf } from '../area.ts'
import type { loginMessages } from '../en/login.ts'

export const login: TextsOf<typeof loginMessages> = {
  submit: 'உள்நுழைக',
  submitting: 'உள்நுழைகிறீர்கள்...',
  forgotPassword: 'கடவுச்சொல் மறந்துவிட்டதா?',
  newHere: 'புதியவரா?',
  register: 'பதிவு செய்க',
}
