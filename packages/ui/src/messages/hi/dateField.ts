import type { TextsOf } from '../area.ts'
import type { dateFieldMessages } from '../en/dateField.ts'

export const dateField: TextsOf<typeof dateFieldMessages> = {
  hint: (example) => `दिन-महीना-साल, जैसे ${example}`,
  open: 'कैलेंडर खोलें',
  calendar: 'कैलेंडर',
  previousYear: 'पिछला साल',
  nextYear: 'अगला साल',
}
