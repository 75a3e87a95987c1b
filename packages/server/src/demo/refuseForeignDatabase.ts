import { hasDoctors } from '../resources/account/store.ts'
import type { Database } from '../db/open.ts'
import { StartError } from '../startError.ts'

/**
 * Keeps demo accounts, whose password is public, out of a database with other doctors.
 *
 * @throws StartError when the database has doctors; the caller has checked that it has no demo data
 */
export async function refuseForeignDatabase(db: Database): Promise<void> {
  if (!(await hasDoctors(db))) return
  throw new StartError(
    'This database has doctors that are not the demo’s, and the demo’s password is public: start without --demo, or with another --data or DATABASE_URL.',
  )
}
