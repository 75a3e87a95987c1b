import type { TextsOf } from '../area.ts'
import type { dateFieldMessages } from '../en/dateField.ts'

export const dateField: TextsOf<typeof dateFieldMessages> = {
  hint: (example) => `நாள்-மாதம்-ஆண்டு, எடுத்துக்காட்டாக ${example}`,
  open: 'நாட்காட்டியைத் திற',
  calendar: 'நாட்காட்டி',
  previousYear: 'முந்தைய ஆண்டு',
  nextYear: 'அடுத்த ஆண்டு',
}
