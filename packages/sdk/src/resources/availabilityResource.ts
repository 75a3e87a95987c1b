import type { Caller } from '../core/Caller.ts'
import type { AvailabilityResource } from './Availability.ts'
import { later } from './later.ts'

/** Creates the availability calls. */
export const availabilityResource = (call: Caller): AvailabilityResource => ({
  get: (options) => later(call, 'getAvailability')(undefined, options),
  replace: later(call, 'replaceAvailability'),
  addException: later(call, 'addException'),
  removeException: later(call, 'removeException'),
  preview: later(call, 'previewSlotPlan'),
  apply: later(call, 'applySlotPlan'),
})
