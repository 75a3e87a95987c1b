import type { TextsOf } from '../area.ts'
import type { loginMessages } from '../en/login.ts'

export const login: TextsOf<typeof loginMessages> = {
  submit: 'लॉग इन करें',
  submitting: 'लॉग इन हो रहा है...',
  passkey: 'पासकी से लॉग इन करें',
  usingPasskey: 'आपकी पासकी का इंतज़ार है...',
  forgotPassword: 'पासवर्ड भूल गए?',
  newHere: 'यहाँ नए हैं?',
  register: 'पंजीकरण करें',
}
