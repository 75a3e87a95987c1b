import type { MessageName } from '@nalam/sdk'

/** The messages to patients. */
export const MESSAGE_NAMES = [
  'booking.accepted',
  'booking.declined',
  'booking.reschedule_requested',
  'booking.offered',
  'booking.cancelled',
  'booking.moved',
  'booking.pending',
  'booking.lapsed',
  'booking.reminder',
] as const satisfies readonly MessageName[]
