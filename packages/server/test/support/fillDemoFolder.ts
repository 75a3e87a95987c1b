import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { systemClock } from '../../src/clock.ts'
import { openDatabase } from '../../src/db/open.ts'
import { demoFile } from '../../src/demo/demoSnapshot.ts'
import { seedDemo } from '../../src/demo/seedDemo.ts'
import { createPasswords } from '../../src/security/passwords.ts'

/** A data folder with today's demo, which no server uses: made once per day, because filling one takes seconds. */
async function preparedFolder(): Promise<string> {
  const prepared = demoFile(systemClock, 'folder')
  if (existsSync(prepared)) return prepared
  mkdirSync(dirname(prepared), { recursive: true })
  const part = mkdtempSync(`${prepared}-`)
  const open = await openDatabase({ kind: 'folder', folder: part })
  await seedDemo(open.db, systemClock, createPasswords())
  await open.close()
  rmSync(join(part, 'server.lock'), { force: true })
  try {
    renameSync(part, prepared)
  } catch (error) {
    // Of several that make one at the same time the first is used.
    if (!existsSync(prepared)) throw error
    rmSync(part, { recursive: true })
  }
  return prepared
}

/** Fills a data folder with today's demo, for a server whose filling is not what is tested. */
export async function fillDemoFolder(folder: string): Promise<void> {
  cpSync(await preparedFolder(), folder, { recursive: true })
}
