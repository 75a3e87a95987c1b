import type { TextsOf } from '../area.ts'
import type { codeVerificationMessages } from '../en/codeVerification.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('ta')

export const codeVerification: TextsOf<typeof codeVerificationMessages> = {
  title: 'OTP சரிபார்ப்பு',
  sentTo: (email) => `${email} முகவரிக்கு அனுப்பிய 6 இலக்க OTP-ஐ உள்ளிடுங்கள்`,
  sentToDevice: 'உங்கள் கைபேசிக்கு அனுப்பிய 6 இலக்க OTP-ஐ உள்ளிடுங்கள்',
  code: '6 இலக்க OTP',
  verify: 'சரிபார்',
  verifying: 'சரிபார்க்கப்படுகிறது...',
  noCode: 'OTP வரவில்லையா?',
  resend: 'மீண்டும் அனுப்பு',
  resendIn: (seconds) => count(seconds, { one: '# வினாடியில்', other: '# வினாடிகளில்' }),
  back: 'உள்நுழைவுக்குத் திரும்பு',
  verified: 'OTP சரிபார்க்கப்பட்டது',
}
