import { area } from '../area.ts'

/** The dialog for the code of an email. */
export const codeVerificationMessages = area('codeVerification', {
  title: 'OTP Verification',
  sentTo: (email: string) => `Enter the 6-digit code sent to ${email}`,
  sentToDevice: 'Enter the 6-digit code sent to your mobile device',
  code: '6-digit code',
  verify: 'Verify',
  verifying: 'Verifying...',
  noCode: "Didn't get the code?",
  resend: 'Resend',
  resendIn: (seconds: number) => `in ${seconds} s`,
  back: 'Back to Sign In',
  verified: 'OTP Verified',
})
