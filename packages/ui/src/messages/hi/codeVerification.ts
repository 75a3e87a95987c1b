import type { TextsOf } from '../area.ts'
import type { codeVerificationMessages } from '../en/codeVerification.ts'

export const codeVerification: TextsOf<typeof codeVerificationMessages> = {
  title: 'OTP सत्यापन',
  sentTo: (email) => `${email} पर भेजा गया 6 अंकों का OTP डालें`,
  sentToDevice: 'अपने मोबाइल पर भेजा गया 6 अंकों का OTP डालें',
  code: '6 अंकों का OTP',
  verify: 'सत्यापित करें',
  verifying: 'सत्यापित हो रहा है...',
  noCode: 'OTP नहीं मिला?',
  resend: 'फिर भेजें',
  resendIn: (seconds) => `${seconds} सेकंड में`,
  back: 'लॉग इन पर लौटें',
  verified: 'OTP सत्यापित',
}
