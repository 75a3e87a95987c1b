export { Tickets, type TicketsProps } from './Tickets.tsx'
