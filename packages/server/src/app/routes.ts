import { accountRoutes } from '../resources/account/routes.ts'
import { securityRoutes } from '../resources/account/securityRoutes.ts'
import { calendarRoutes } from '../resources/calendar/routes.ts'
import { calendarFeedRoutes } from '../resources/calendarFeed/routes.ts'
import { slotChangeRoutes } from '../resources/slotChanges/routes.ts'
import { availabilityRoutes } from '../resources/availability/routes.ts'
import { bookingRoutes } from '../resources/bookings/routes.ts'
import { offerRoutes } from '../resources/bookings/offerRoutes.ts'
import { visitRoutes } from '../resources/bookings/visitRoutes.ts'
import type { Routes } from '../http/route.ts'
import { lookupRoutes } from '../resources/lookups/routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { passkeyOnlyRoutes } from '../resources/passkeys/passkeyOnlyRoutes.ts'
import { passkeyRoutes } from '../resources/passkeys/routes.ts'
import { profileRoutes } from '../resources/profile/routes.ts'
import { sessionRoutes } from '../resources/session/routes.ts'
import { slotRoutes } from '../resources/slots/routes.ts'
import { ticketRoutes } from '../resources/tickets/routes.ts'

/** Creates the route of each operation of the contract. */
export function createRoutes(dependencies: Dependencies): Routes {
  return {
    ...accountRoutes(dependencies),
    ...securityRoutes(dependencies),
    ...passkeyRoutes(dependencies),
    ...passkeyOnlyRoutes(dependencies),
    ...sessionRoutes(dependencies),
    ...profileRoutes(dependencies),
    ...bookingRoutes(dependencies),
    ...visitRoutes(dependencies),
    ...offerRoutes(dependencies),
    ...slotRoutes(dependencies),
    ...slotChangeRoutes(dependencies),
    ...calendarRoutes(dependencies),
    ...calendarFeedRoutes(dependencies),
    ...availabilityRoutes(dependencies),
    ...ticketRoutes(dependencies),
    ...lookupRoutes(dependencies),
  }
}
