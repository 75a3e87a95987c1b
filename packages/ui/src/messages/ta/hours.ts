import type { TextsOf } from '../area.ts'
import type { hoursMessages } from '../en/hours.ts'

export const hours: TextsOf<typeof hoursMessages> = {
  from: 'தொடக்கம்',
  to: 'முடிவு',
  choose: 'தேர்ந்தெடுங்கள்',
}
