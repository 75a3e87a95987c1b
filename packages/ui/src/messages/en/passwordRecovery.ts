import { area } from '../area.ts'

/** The three dialogs that set a new password. */
export const passwordRecoveryMessages = area('passwordRecovery', {
  forgotPassword: {
    title: 'Forgot Password',
    text: 'Enter your registered email. We will send you a code to set a new password.',
    email: 'Registered email',
    submit: 'Send Mail',
    submitting: 'Submitting...',
    back: 'Back to Sign In',
  },
  resetPassword: {
    title: 'Reset Password',
    text: (email: string) => `Enter the code sent to ${email} and choose a new password.`,
    otp: 'OTP',
    newPassword: 'New password',
    confirmPassword: 'Confirm password',
    submit: 'Reset Password',
    submitting: 'Resetting...',
    customerSupport: 'Customer Support',
    termsOfService: 'Terms of Service',
  },
  resetSuccess: {
    title: 'Password reset',
    text: 'Your password has been Successfully reset! Click Below to login',
    continue: 'Continue',
  },
})
