import type { TextsOf } from '../area.ts'
import type { toastsMessages } from '../en/toasts.ts'

export const toasts: TextsOf<typeof toastsMessages> = {
  region: 'அறிவிப்புகள்',
  success: 'முடிந்தது',
  error: 'பிழை',
  info: 'அறிவிப்பு',
}
