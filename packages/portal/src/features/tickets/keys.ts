import type { QueryKey } from '@nalam/sdk/queries'
import { queries } from '../../shared/queries/queries.ts'

/** Key of one page of a search, for one doctor: whoever signs in next in this tab has other tickets. An empty text searches nothing. */
export const ticketListKey = (doctorId: string, page: number, search: string): QueryKey => [
  ...queries.tickets.list({ page, search }).key,
  doctorId,
]

/** The read that a key stands for. */
export const ticketQuery = ([, , page, search]: QueryKey) => ({ page: Number(page), search: String(search) })
