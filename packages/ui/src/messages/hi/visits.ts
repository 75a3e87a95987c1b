import type { TextsOf } from '../area.ts'
import type { visitsMessages } from '../en/visits.ts'

export const visits: TextsOf<typeof visitsMessages> = {
  visit: 'उपस्थिति',
  anyVisit: 'सभी',
}
