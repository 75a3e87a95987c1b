/**
 * The portal's paths (SESS-02, D18), the only ones that are logged. With a pattern, a name that a
 * user typed into the address bar could reach the log. They are not read from the portal's build,
 * because the portal may be hosted elsewhere; `test/architecture.test.ts` compares them with the
 * portal's.
 */
export const PORTAL_PATHS: ReadonlySet<string> = new Set([
  '/',
  '/doctor/login',
  '/doctor/register',
  '/doctor/dashboard',
  '/doctor/edit-profile',
  '/doctor/view-profile',
  '/doctor/appointment',
  '/doctor/calendar',
  '/doctor/slot',
  '/doctor/availability',
  '/doctor/add/slot',
  '/doctor/tickets',
  '/doctor/settings',
  '/doctor/stop-recovery',
])
