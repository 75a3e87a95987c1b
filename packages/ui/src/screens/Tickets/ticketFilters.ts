/** The status filters of the tickets. */
export const TICKET_FILTERS = ['all', 'open', 'inProgress', 'resolved'] as const
export type TicketFilter = (typeof TICKET_FILTERS)[number]
