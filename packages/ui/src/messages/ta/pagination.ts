import type { TextsOf } from '../area.ts'
import type { paginationMessages } from '../en/pagination.ts'

export const pagination: TextsOf<typeof paginationMessages> = {
  label: 'பக்கங்கள்',
  previous: 'முந்தையது',
  next: 'அடுத்தது',
  page: (page) => `பக்கம் ${page}`,
  range: (from, to, total) => `${total}-ல் ${from}–${to}`,
  pageOf: (page, pages) => `${pages}-ல் ${page}-ம் பக்கம்`,
}
