import { decisionsMessages } from '@nalam/ui/messages/decisions'
import { statusMessages } from '@nalam/ui/messages/status'
import { tableMessages } from '@nalam/ui/messages/table'
import type { Booking } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { bookingsCsv } from './useBookingExport.ts'

const words = {
  table: tableMessages.english,
  status: statusMessages.english,
  decisions: decisionsMessages.english,
}

const booking = (patientName: string, patientPhone = '+919000020001'): Booking => ({
  id: '1',
  bookingId: 'NLM-48213',
  date: '05-12-2026',
  time: '09:30',
  patientName,
  patientPhone,
  mode: 'Online',
  status: 2,
})

/** Parses a CSV file as defined by RFC 4180. */
function readCsv(file: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of file.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
    if (end === '') break
  }
  return rows.slice(0, -1)
}

/** Returns the cells of the only booking in the file, without the byte order mark. */
const cellsOf = (one: Booking) => readCsv(bookingsCsv([one], words).slice(1))[1] ?? []

it('[INTAKE-04] the exported file has the reason and the platform, never as a formula', () => {
  const one = { ...booking('Anitha Selvam'), reason: '=HYPERLINK("http://x")\nfever', platform: 'Site, T Nagar' }
  const rows = readCsv(bookingsCsv([one, booking('Kavitha')], words, undefined, true).slice(1))
  expect(rows.map((row) => row.slice(9))).toEqual([
    ['Reason for the visit', 'Booked through'],
    [`'=HYPERLINK("http://x")\nfever`, 'Site, T Nagar'],
    ['', ''],
  ])
})

describe('[BOOK-11] the exported file', () => {
  it('has the columns of the table, one line for each booking', () => {
    expect(readCsv(bookingsCsv([booking('Anitha Selvam')], words).slice(1))).toEqual([
      ['S.No', 'Date', 'Booking ID', 'Patient name', 'Mobile Number', 'Slot', 'Payment', 'Method', 'Status'],
      ['1', '2026-12-05', 'NLM-48213', 'Anitha Selvam', '9000020001', '09:30', 'Paid', 'Online', 'Confirmed'],
    ])
  })

  it('is UTF-8 with a byte order mark, so that spreadsheets show Tamil names correctly', () => {
    const bytes = new TextEncoder().encode(bookingsCsv([booking('கவிதா முருகன்')], words))
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes)).toContain('கவிதா முருகன்')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '\u00A0=1', '=HYPERLINK("http://x","y")'])(
    'cannot carry the formula %j',
    (text) => {
      const name = cellsOf(booking(text))[3]
      expect(name).toBe(`'${text}`)
    },
  )

  it.each(['Selvam, Anitha', 'the "one"', 'two\r\nlines', 'semi;colon', ' padded '])('keeps %j as it is', (text) => {
    expect(cellsOf(booking(text))[3]).toBe(text)
  })

  it.each(['00123', '5e12', '1234567890123456'])('keeps the booking ID %s as text', (bookingId) => {
    expect(cellsOf({ ...booking('Anitha'), bookingId })[2]).toBe(`'${bookingId}`)
  })

  it.each([
    ['+919000020001', '9000020001'],
    ['+91 90000-20001', '9000020001'],
    ['⁨+91 90000 20001⁩', '9000020001'],
    ['04423456789', "'04423456789"],
    ['044 2345 6789 ext. 12', '044 2345 6789 ext. 12'],
    ['+442079460000', "'+442079460000"],
  ])('writes the phone %s as text, not as a number: %s', (phone, written) => {
    expect(cellsOf(booking('Q', phone))[4]).toBe(written)
  })
})
