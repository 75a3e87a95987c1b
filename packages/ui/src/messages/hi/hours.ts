import type { TextsOf } from '../area.ts'
import type { hoursMessages } from '../en/hours.ts'

export const hours: TextsOf<typeof hoursMessages> = {
  from: 'शुरू',
  to: 'समाप्त',
  choose: 'चुनें',
}
