/** Key of one page of tickets; everything about tickets begins with `tickets` and names the doctor. */
export type TicketListKey = readonly ['tickets', 'list', doctorId: string, page: number, search: string]

/** One page of a search; an empty text searches nothing. */
export const ticketListKey = (doctorId: string, page: number, search: string): TicketListKey => [
  'tickets',
  'list',
  doctorId,
  page,
  search,
]
