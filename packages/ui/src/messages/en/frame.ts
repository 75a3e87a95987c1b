import { area } from '../area.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('en')

/** Top bar, navigation and account menu. */
export const frameMessages = area('frame', {
  home: (product: string) => `${product}, go to dashboard`,
  skipToContent: 'Skip to content',
  openNavigation: 'Open navigation',
  closeNavigation: 'Close navigation',
  navigation: 'Main',
  pendingCount: (pending: number) =>
    count(pending, { one: '# waiting for your answer', other: '# waiting for your answer' }),
  queueCount: (patients: number) => count(patients, { other: '# waiting' }),
  accountMenu: 'Account menu',
  myProfile: 'My Profile',
  settings: 'Settings',
  logout: 'Logout',
  activeStatus: 'Active Status',
  activeOn: 'You are live. Patients can book your open slots.',
  activeOff: 'You are not live. Patients cannot book you.',
  activeUnknown: 'Loading your status...',
})
