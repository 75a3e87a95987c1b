import { Board20Regular } from '@fluentui/react-icons/headless/svg/board'
import { Calendar3Day20Regular } from '@fluentui/react-icons/headless/svg/calendar-3-day'
import { CalendarLtr20Regular } from '@fluentui/react-icons/headless/svg/calendar-ltr'
import { Clock20Regular } from '@fluentui/react-icons/headless/svg/clock'
import { Person20Regular } from '@fluentui/react-icons/headless/svg/person'
import { TicketDiagonal20Regular } from '@fluentui/react-icons/headless/svg/ticket-diagonal'

/** The destinations of the sidebar, in order (decision D18). */
export const DESTINATIONS = [
  'dashboard',
  'appointments',
  'calendar',
  'slots',
  'availability',
  'tickets',
  'profile',
] as const
export type Destination = (typeof DESTINATIONS)[number]

/** Destinations of extensions: the sidebar leaves them out if they have no href. */
type OptionalDestination = 'calendar' | 'availability'

/** The href of each destination. */
export type DestinationHrefs = Readonly<
  Record<Exclude<Destination, OptionalDestination>, string> & Partial<Record<OptionalDestination, string | undefined>>
>

/** The icon of each destination. One without an icon is indented under the one before it. */
export const DESTINATION_ICONS: Record<Destination, typeof Clock20Regular | undefined> = {
  dashboard: Board20Regular,
  appointments: CalendarLtr20Regular,
  calendar: Calendar3Day20Regular,
  slots: Clock20Regular,
  availability: undefined,
  tickets: TicketDiagonal20Regular,
  profile: Person20Regular,
}

/** The default hrefs (FRAME-03, D18); the host can replace them. */
export const DEFAULT_HREFS: DestinationHrefs = {
  dashboard: '/doctor/dashboard',
  appointments: '/doctor/appointment',
  slots: '/doctor/slot',
  tickets: '/doctor/tickets',
  profile: '/doctor/view-profile',
}
