import { addDays } from '@nalam/sdk'
import { eq } from 'drizzle-orm'
import type { Schema } from '../../src/contract/contractTypes.ts'
import { bookings } from '../../src/db/schema.ts'
import { demoDoctors } from '../../src/demo/doctors.ts'
import { insertSlots, type NewSlot } from '../../src/resources/slots/store.ts'
import type { Webhook } from '../../src/security/platforms.ts'
import type { World } from './describeOnDatabases.ts'
import { createTestClient } from './testClient.ts'

const doctorId = demoDoctors.complete.id

/** Reads responses of platforms. */
type Body = { readonly body: Record<string, unknown> }
export const bookingOf = ({ body }: Body): Schema<'PlatformBooking'> => Object(body['data']).booking
export const timesOf = ({ body }: Body): Schema<'PlatformTime'>[] => Object(body['data']).times

/** Platforms, slots and patients of one world, each used once. */
export function createPlatformWorld(world: World) {
  let count = 0
  const next = () => {
    count += 1
    return count
  }
  /** A day after the demo data that no other test uses. */
  const nextDay = () => addDays('2029-01-01', next())
  const newPhone = () => String(7_100_000_000 + next())
  return {
    next,
    nextDay,
    newPhone,
    /** Adds a platform. @returns its calls */
    newPlatform: async (webhook?: Webhook) => {
      const name = `Platform ${next()}`
      const key = (await world.server.dependencies.platforms.add(name, webhook)) ?? ''
      const client = createTestClient(world.server.origin)
      const call: typeof client.call = (id, body, headers) =>
        client.call(id, body, { authorization: `Bearer ${key}`, ...headers })
      return { name, key, call }
    },
    newSlot: async (date = nextDay(), from = '10:00', to = '10:30', more: Partial<NewSlot> = {}): Promise<string> => {
      const id = `slt_platform_${next()}`
      const times = { startsAt: `${date} ${from}:00`, endsAt: `${date} ${to}:00` }
      await insertSlots(world.db, [{ id, doctorId, ...times, createdAt: world.clock.now(), ...more }])
      return id
    },
    patient: () => ({ patientName: 'Fathima Begum', patientPhone: newPhone() }),
    rowOf: async (id: string) => (await world.db.select().from(bookings).where(eq(bookings.id, id)))[0],
  }
}
