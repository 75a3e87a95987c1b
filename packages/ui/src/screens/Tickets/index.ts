export { TICKET_FILTERS, type TicketFilter } from './ticketFilters.ts'
export { Tickets, type TicketsProps } from './Tickets.tsx'
