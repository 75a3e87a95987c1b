import { Board20Regular } from '@fluentui/react-icons/headless/svg/board'
import { Calendar3Day20Regular } from '@fluentui/react-icons/headless/svg/calendar-3-day'
import { CalendarLtr20Regular } from '@fluentui/react-icons/headless/svg/calendar-ltr'
import { Clock20Regular } from '@fluentui/react-icons/headless/svg/clock'
import { PeopleQueue20Regular } from '@fluentui/react-icons/headless/svg/people-queue'
import { Person20Regular } from '@fluentui/react-icons/headless/svg/person'
import { TicketDiagonal20Regular } from '@fluentui/react-icons/headless/svg/ticket-diagonal'

/** The destinations of the sidebar, in order (decision D18). */
export const DESTINATIONS = [
  'dashboard',
  'appointments',
  'calendar',
  'queue',
  'slots',
  'availability',
  'tickets',
  'profile',
] as const
export type Destination = (typeof DESTINATIONS)[number]

/**
 * The href of each destination; the sidebar leaves out those without one. The logo leads to the
 * dashboard, the account menu to the profile and, if there are any, to the settings.
 */
export type DestinationHrefs = Partial<Record<Destination | 'settings', string>> &
  Record<'dashboard' | 'profile', string>

/** The icon of each destination. One without an icon is indented under the one before it. */
export const DESTINATION_ICONS: Record<Destination, typeof Clock20Regular | undefined> = {
  dashboard: Board20Regular,
  appointments: CalendarLtr20Regular,
  calendar: Calendar3Day20Regular,
  queue: PeopleQueue20Regular,
  slots: Clock20Regular,
  availability: undefined,
  tickets: TicketDiagonal20Regular,
  profile: Person20Regular,
}
