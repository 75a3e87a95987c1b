import { accountRoutes } from './account/routes.ts'
import { calendarRoutes } from './calendar/routes.ts'
import { slotChangeRoutes } from './slotChanges/routes.ts'
import { availabilityRoutes } from './availability/routes.ts'
import { bookingRoutes } from './bookings/routes.ts'
import type { Routes } from './http/route.ts'
import { lookupRoutes } from './lookups/routes.ts'
import type { Dependencies } from './dependencies.ts'
import { profileRoutes } from './profile/routes.ts'
import { sessionRoutes } from './session/routes.ts'
import { slotRoutes } from './slots/routes.ts'
import { ticketRoutes } from './tickets/routes.ts'

/** Creates the route of each operation of the contract. */
export function createRoutes(dependencies: Dependencies): Routes {
  return {
    ...accountRoutes(dependencies),
    ...sessionRoutes(dependencies),
    ...profileRoutes(dependencies),
    ...bookingRoutes(dependencies),
    ...slotRoutes(dependencies),
    ...slotChangeRoutes(dependencies),
    ...calendarRoutes(dependencies),
    ...availabilityRoutes(dependencies),
    ...ticketRoutes(dependencies),
    ...lookupRoutes(dependencies),
  }
}
