/** Every path of the portal, once. Specification section 2; `tickets` is ours (D18). */
export const paths = {
  home: '/',
  login: '/doctor/login',
  register: '/doctor/register',
  dashboard: '/doctor/dashboard',
  appointments: '/doctor/appointment',
  slots: '/doctor/slot',
  addSlot: '/doctor/add/slot',
  tickets: '/doctor/tickets',
  viewProfile: '/doctor/view-profile',
  editProfile: '/doctor/edit-profile',
} as const

const forVisitors = new Set<string>([paths.home, paths.login, paths.register])
const signedIn = new Set(Object.values<string>(paths).filter((path) => !forVisitors.has(path)))

/** Whether an address of the portal, with or without its query, is a route for a signed-in doctor. */
export function isSignedInPath(address: string): boolean {
  const [path = ''] = address.split(/[?#]/)
  return signedIn.has(path)
}
