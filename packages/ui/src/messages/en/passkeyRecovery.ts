import { area } from '../area.ts'

/** The way back of a doctor who signs in with passkeys only, and the page that stops it. */
export const passkeyRecoveryMessages = area('passkeyRecovery', {
  title: 'Lost your passkeys?',
  text: 'If only passkeys sign in to your account and you have lost all of them, your password can sign in again. We email you a code first. It takes 24 hours, and a link in another email can stop it.',
  send: 'Send code',
  sending: 'Sending...',
  codeText: (email: string) =>
    `If only passkeys sign in to this account and the password is right, we have sent a 6-digit code to ${email}.`,
  begin: 'Continue',
  beginning: 'Checking...',
  back: 'Back to Sign In',
  doneTitle: '24 hours to go',
  doneText: (when: string) =>
    `From ${when} your password signs in again. We have emailed you a link that stops it, in case it was not you.`,
  stopTitle: 'Stop the return to the password?',
  stopText:
    'Somebody with your password and your email asked to sign in without passkeys. If that was not you, stop it now. Only your passkeys keep signing in.',
  stop: 'Stop',
  stopping: 'Stopping...',
  stoppedTitle: 'Stopped',
  stoppedText:
    'Only your passkeys sign in. Somebody may know your password: sign in with a passkey and change it under Settings.',
  overTitle: 'The 24 hours are over',
  overText:
    'You can sign in with your password again. If you did not ask for this, sign in now, change your password and switch “Only passkeys” on again under Settings.',
  goneTitle: 'This link no longer works',
  goneText:
    'Use the link in the last email about it. You can also sign in with a passkey and look under Settings: if something is on its way, you can stop it there.',
  signIn: 'Go to Sign In',
})
