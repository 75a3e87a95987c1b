import type { TextsOf } from '../area.ts'
import type { paginationMessages } from '../en/pagination.ts'

export const pagination: TextsOf<typeof paginationMessages> = {
  label: 'पेज',
  previous: 'पिछला',
  next: 'अगला',
  page: (page) => `पेज ${page}`,
  range: (from, to, total) => `${total} में से ${from}–${to}`,
  pageOf: (page, pages) => `${pages} में से पेज ${page}`,
}
