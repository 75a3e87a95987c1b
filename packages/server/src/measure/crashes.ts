import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, clinicToday, toWireDate, weekdayOf } from '@nalam/sdk'
import { demoDoctors } from '../demo/doctors.ts'
import { startServerProcess } from '../testing/serverProcess.ts'
import { createTestClient } from '../testing/testClient.ts'

/** How R3 went. */
export interface CrashReport {
  readonly kills: number
  readonly acknowledged: number
  /** Acknowledged slots that were not there after the restart. */
  readonly lost: number
  /** Slots that are there twice. */
  readonly doubled: number
  /** Milliseconds from start to ready after a kill, sorted. */
  readonly restarts: number[]
}

/** Times of day that are created one after another, 48 a day, on days the doctor works. */
function* times(): Generator<{ date: string; time: string }> {
  for (let day = 30; ; day += 1) {
    const iso = addDays(clinicToday(), day)
    if (weekdayOf(iso) === 'SUN') continue
    for (let half = 0; half < 48; half += 1) {
      const time = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`
      yield { date: toWireDate(iso) ?? '', time }
    }
  }
}

/**
 * R3: kills the server with SIGKILL in the middle of writes so many times, and looks after each restart whether what was acknowledged
 * is still there.
 *
 * @param databaseUrl a PostgreSQL; without it a data folder of the embedded database
 * @param main the built file, as in production; from source without it
 */
export async function measureCrashes(
  kills: number,
  databaseUrl: string | undefined,
  main?: string,
): Promise<CrashReport> {
  const folder = mkdtempSync(join(tmpdir(), 'crash-'))
  const start = () =>
    startServerProcess(
      ['--demo', '--data', folder],
      databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl },
      main,
    )
  const doctorId = demoDoctors.complete.id
  const next = times()
  const acknowledged: Array<{ date: string; time: string }> = []
  const unknown = new Set<string>()
  const restarts: number[] = []
  let server = await start()
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const client = createTestClient(server.origin)
      await client.signIn(demoDoctors.complete.email)
      // Four writers at once. The kill comes after a number of answers that differs from round to round, while the others write.
      const enough = Promise.withResolvers<void>()
      const wanted = acknowledged.length + 3 + ((kill * 7) % 25)
      let running = true
      const writer = async () => {
        while (running) {
          const slot = next.next().value
          if (slot === undefined) return
          try {
            const { status } = await client.call('createSlot', { doctor_id: doctorId, ...slot })
            if (status === 201) acknowledged.push(slot)
            if (acknowledged.length >= wanted) enough.resolve()
          } catch {
            // The connection broke: whether it was stored is not known, both are right.
            unknown.add(`${slot.date} ${slot.time}`)
            running = false
          }
        }
      }
      const writers = [writer(), writer(), writer(), writer()]
      await enough.promise
      await server.kill()
      await Promise.all(writers)
      server = await start()
      restarts.push(server.readyAfter)
    }
    const client = createTestClient(server.origin)
    await client.signIn(demoDoctors.complete.email)
    const there = new Map<string, number>()
    for (const date of new Set(acknowledged.map((slot) => slot.date))) {
      const { body } = await client.call('listSlotsByDate', { doctorId, date })
      const { slots } = (body as { data: { slotDetails: { slots: Array<{ time: string }> } } }).data.slotDetails
      for (const { time } of slots) there.set(`${date} ${time}`, (there.get(`${date} ${time}`) ?? 0) + 1)
    }
    return {
      kills,
      acknowledged: acknowledged.length,
      lost: acknowledged.filter(({ date, time }) => !there.has(`${date} ${time}`)).length,
      doubled: [...there.values()].filter((count) => count > 1).length,
      restarts: restarts.sort((a, b) => a - b),
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
