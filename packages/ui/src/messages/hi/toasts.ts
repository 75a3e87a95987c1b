import type { TextsOf } from '../area.ts'
import type { toastsMessages } from '../en/toasts.ts'

export const toasts: TextsOf<typeof toastsMessages> = {
  region: 'सूचनाएँ',
  success: 'हो गया',
  error: 'त्रुटि',
  info: 'सूचना',
}
