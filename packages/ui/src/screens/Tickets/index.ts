export { TICKET_FILTERS, type TicketFilter, Tickets, type TicketsProps } from './Tickets.tsx'
