import { area } from '../area.ts'

/** Page buttons below a table. */
export const paginationMessages = area('pagination', {
  label: 'Pagination',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  range: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
})
