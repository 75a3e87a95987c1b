import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { systemClock } from '../../src/clock.ts'
import { openDatabase } from '../../src/db/open.ts'
import { demoFile } from './demoSnapshot.ts'
import { seedDemo } from '../../src/demo/seedDemo.ts'
import { createPasswords } from '../../src/security/passwords.ts'

/**
 * Returns a data folder with today's demo data that no server uses. It is created once per day,
 * because filling one takes seconds.
 */
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
    // If several processes create the folder at the same time, the first one is used.
    if (!existsSync(prepared)) throw error
    rmSync(part, { recursive: true })
  }
  return prepared
}

/** Copies today's demo data into a data folder, for tests that do not test seeding. */
export async function fillDemoFolder(folder: string): Promise<void> {
  cpSync(await preparedFolder(), folder, { recursive: true })
}
