import { area } from '../area.ts'

/** The way back of a doctor who signs in with passkeys only, and the page that stops it. */
export const passkeyRecoveryMessages = area('passkeyRecovery', {
  title: 'Lost your passkeys?',
  text: 'If you can sign in only with passkeys and have lost all of them, you can sign in with your password again. We email you a code first. It takes 24 hours, and a link in another email can cancel it.',
  send: 'Send code',
  sending: 'Sending...',
  codeText: (email: string) =>
    `If this account uses only passkeys and the password is right, we have sent a 6-digit code to ${email}.`,
  begin: 'Continue',
  beginning: 'Checking...',
  back: 'Back to Sign In',
  doneTitle: '24 hours to go',
  doneText: (when: string) =>
    `From ${when} you can sign in with your password again. We have emailed you a link that cancels the request, in case it was not you.`,
  stopTitle: 'Cancel this request?',
  stopText:
    'Somebody with your password and your email asked to sign in without passkeys. If that was not you, cancel the request now. You can then still sign in only with your passkeys.',
  stop: 'Cancel request',
  stopping: 'Cancelling...',
  stoppedTitle: 'Request cancelled',
  stoppedText:
    'You can sign in only with your passkeys. Somebody may know your password: sign in with a passkey and change it under Settings.',
  overTitle: 'The 24 hours are over',
  overText:
    'You can sign in with your password again. If you did not ask for this, sign in now, change your password and switch “Only passkeys” on again under Settings.',
  goneTitle: 'This link no longer works',
  goneText:
    'Use the link in the last email about it. You can also sign in with a passkey and look under Settings: if a request is open, you can cancel it there.',
  signIn: 'Go to Sign In',
})
