import { BOOKING_STATUS, searchedText } from '@nalam/sdk'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { foldedText } from '../src/db/foldedText.ts'
import { demoDoctors } from '../src/demo/doctors.ts'
import { insertBookings } from '../src/resources/bookings/store.ts'
import { insertTickets } from '../src/resources/tickets/store.ts'
import { describeOnDatabases } from './support/describeOnDatabases.ts'

/** Every letter with two cases, in texts of a block each. */
function casedLetters(): string[] {
  const blocks = new Map<number, string>()
  for (let code = 0; code < 0x2_00_00; code += 1) {
    const letter = String.fromCodePoint(code)
    if (!/[\p{Cased}\p{Join_Control}]/u.test(letter) || letter.normalize() !== letter) continue
    blocks.set(code >> 8, `${blocks.get(code >> 8) ?? ''}${letter}`)
  }
  return [...blocks.values()].map((text) => text.normalize())
}

describeOnDatabases('the text of a search', (world) => {
  const doctorId = demoDoctors.complete.id

  it('is the same in the database and in the SDK, for every letter with two cases', async () => {
    const texts = [...casedLetters(), 'İlhan', 'ΟΔΥΣΣΕΥΣ', 'ANITHA', 'கவிதா', 'शर्मा', '']
    const values = sql.join(
      texts.map((text, index) => sql`(${index}::int, ${text}::text)`),
      sql`, `,
    )
    const result = await world.db.execute(
      sql`select ${foldedText(sql`given.text`)} as folded from (values ${values}) as given (number, text) order by number`,
    )
    const { rows } = result as { rows: unknown[] }
    expect(rows).toEqual(texts.map((text) => ({ folded: searchedText(text) })))
  })

  it('[BOOK-02] [TICK-01] finds a name in each of its forms', async () => {
    await insertBookings(world.db, [
      {
        id: 'bkg_dotted',
        doctorId,
        startsAt: '2026-12-01 10:00:00',
        status: BOOKING_STATUS.confirmed,
        createdAt: world.clock.now(),
        bookingNumber: 'NLM-DOTTED',
        patientName: 'İlhan Öztürk',
        patientPhone: '9000000009',
        mode: 'Online',
      },
    ])
    const createdAt = world.clock.now()
    await insertTickets(world.db, [
      {
        id: 'tkt_dotted',
        doctorId,
        subject: 'ÉCRAN of İlhan',
        message: 'It stays dark.',
        status: 1,
        createdAt,
        updatedAt: createdAt,
      },
    ])
    for (const searchQuery of ['İlhan', 'I\u0307lhan', 'ilhan', 'ILHAN', 'öztürk', 'ÖZTÜRK']) {
      const { body } = await world.client.call('listBookings', { doctorId, page: 1, searchQuery })
      expect([searchQuery, JSON.stringify(body).includes('NLM-DOTTED')]).toEqual([searchQuery, true])
    }
    for (const searchQuery of ['İlhan', 'ilhan', 'écran', 'Écran']) {
      const { body } = await world.client.call('listTickets', { page: 1, searchQuery })
      expect(JSON.stringify(body)).toContain('tkt_dotted')
    }
  })
})
