import { addDays, clinicToday, toWireDate, WEEKDAYS } from '@nalam/sdk'
import type { OperationId } from '../src/contract/contractTypes.ts'
import type { RunningServer } from '../src/app/server.ts'
import { hoursOn, newDoctor } from '../test/support/newDoctor.ts'
import type { TestClient } from '../test/support/testClient.ts'
import { percentile, shown } from './record.ts'

// E4: preview and application of 3,000 slots, a hundred a day on thirty days.

const DAYS = 30
const SLOTS = 3000

/** Returns a request for hours with a hundred slots a day, shifted by this number of minutes. */
export function publicationRequest(version: number, minute: number): object {
  const first = addDays(clinicToday(), 1)
  const start = String(minute).padStart(2, '0')
  const weeklyHours = WEEKDAYS.map((weekday) => ({
    ...hoursOn(weekday, `00:${start}`, `16:${String(40 + minute).padStart(2, '0')}`),
    slotMinutes: 10,
  }))
  const days = { from: toWireDate(first), to: toWireDate(addDays(first, DAYS - 1)) }
  return { ...days, draft: { version, weeklyHours, keepPublishedWeeks: 0 } }
}

async function timed(client: TestClient, operation: OperationId, body: object) {
  const began = performance.now()
  const response = await client.call(operation, body)
  if (response.status !== 200)
    throw new Error(`${operation} answered ${response.status}: ${response.text.slice(0, 300)}`)
  return { data: Object(response.body['data']), milliseconds: performance.now() - began }
}

/**
 * Measures publications.
 *
 * @param databaseTime returns the total processor time of the database's processes, in microseconds
 * @returns rows of a table: the kind of publication, medians and 99th percentiles, and the median
 * processor time of an application
 */
export async function measurePublication(
  name: string,
  server: RunningServer,
  rounds: number,
  databaseTime: () => number,
): Promise<string[]> {
  const processorTime = () => {
    const { user, system } = process.cpuUsage()
    return user + system + databaseTime()
  }
  const kinds = [
    { title: 'into nothing', minute: 0, created: SLOTS, removed: 0 },
    { title: 'in place of 3,000 others', minute: 5, created: SLOTS, removed: SLOTS },
    { title: 'once more, nothing to do', minute: 5, created: 0, removed: 0 },
  ].map((kind) => ({ ...kind, previews: [] as number[], applications: [] as number[], work: [] as number[] }))
  for (let round = 0; round < rounds; round += 1) {
    const { client } = await newDoctor(server)
    for (const [version, kind] of kinds.entries()) {
      const request = publicationRequest(version, kind.minute)
      const preview = await timed(client, 'previewSlotPlan', request)
      const before = processorTime()
      const applied = await timed(client, 'applySlotPlan', { ...request, fingerprint: preview.data.plan.fingerprint })
      const { created, removed } = applied.data.change
      if (created !== kind.created || removed !== kind.removed)
        throw new Error(`${created} created, ${removed} removed`)
      kind.work.push((processorTime() - before) / 1000)
      kind.previews.push(preview.milliseconds)
      kind.applications.push(applied.milliseconds)
    }
  }
  const both = (values: number[]) => `${shown(percentile(values, 0.5))} / ${shown(percentile(values, 0.99))}`
  return kinds.map(
    ({ title, previews, applications, work }) =>
      `| ${name}, ${title} | ${both(previews)} | ${both(applications)} | ${shown(percentile(work, 0.5))} |`,
  )
}
