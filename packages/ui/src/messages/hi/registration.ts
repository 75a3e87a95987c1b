import type { TextsOf } from '../area.ts'
import type { registrationMessages } from '../en/registration.ts'

export const registration: TextsOf<typeof registrationMessages> = {
  submit: 'पंजीकरण करें',
  submitting: 'पंजीकरण हो रहा है...',
  alreadyRegistered: 'पहले से पंजीकृत हैं?',
  signIn: 'लॉग इन करें',
  startAgain: 'फिर से शुरू करें',
}
