/** Which tickets are wanted by status. */
export const TICKET_FILTERS = ['all', 'open', 'inProgress', 'resolved'] as const
export type TicketFilter = (typeof TICKET_FILTERS)[number]
