import { expect, it } from 'vitest'
import { languageRuns } from './languageRuns.ts'

const written = (text: string, language: string) =>
  languageRuns(text, language)
    .map((run) => (run.language ? `<${run.language}>${run.text}</>` : run.text))
    .join('')

it.each([
  ['en', 'Anitha Selvam', 'Anitha Selvam'],
  ['en', 'கவிதா முருகன்', '<ta>கவிதா முருகன்</>'],
  ['en', 'Booking of கவிதா முருகன் confirmed.', 'Booking of <ta>கவிதா முருகன்</> confirmed.'],
  ['en', 'Dr. மீனா and अनिता शर्मा, 9:30 AM', 'Dr. <ta>மீனா</> and <hi>अनिता शर्मा</>, 9:30 AM'],
  ['ta', 'Chitra Sundaram உறுதியானது', '<en>Chitra Sundaram</> உறுதியானது'],
  ['ta', '6 இலக்க OTP-ஐ உள்ளிடுங்கள்', '6 இலக்க OTP-ஐ உள்ளிடுங்கள்'],
  ['ta', 'கவிதா', 'கவிதா'],
  ['hi', 'कविता, 22 नव॰ 2026', 'कविता, 22 नव॰ 2026'],
  ['en', '9000020001', '9000020001'],
  ['en', '', ''],
])('%s: %s', (language, text, expected) => {
  expect(written(text, language)).toBe(expected)
})
