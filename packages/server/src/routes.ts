import { accountRoutes } from './account/routes.ts'
import { bookingRoutes } from './bookings/routes.ts'
import type { Routes } from './contract/call.ts'
import { lookupRoutes } from './lookups/routes.ts'
import type { Parts } from './parts.ts'
import { profileRoutes } from './profile/routes.ts'
import { sessionRoutes } from './session/routes.ts'
import { slotRoutes } from './slots/routes.ts'
import { ticketRoutes } from './tickets/routes.ts'

/** A route for each operation of the contract. */
export function createRoutes(parts: Parts): Routes {
  return {
    ...accountRoutes(parts),
    ...sessionRoutes(parts),
    ...profileRoutes(parts),
    ...bookingRoutes(parts),
    ...slotRoutes(parts),
    ...ticketRoutes(parts),
    ...lookupRoutes(parts),
  }
}
