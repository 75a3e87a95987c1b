import { eq } from 'drizzle-orm'
import { doctors } from '../../src/db/schema.ts'
import type { Dependencies } from '../../src/dependencies.ts'

/** Opens a session without a password, for tests and measurements that do not test signing in. */
export async function openSession({ db, sessions }: Dependencies, doctorId: string): Promise<string> {
  const doctor = await db.query.doctors.findFirst({ where: eq(doctors.id, doctorId) })
  if (doctor === undefined) throw new Error(`There is no doctor ${doctorId}`)
  return sessions.open(db, doctor)
}
