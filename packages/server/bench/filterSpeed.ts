import { toWireDate } from '@nalam/sdk'
import type { Database } from '../src/db/open.ts'
import type { BookingFilters } from '../src/resources/bookings/rules.ts'
import type { RunningServer } from '../src/app/server.ts'
import { createTestClient } from '../test/support/testClient.ts'
import {
  countPlanFault,
  filterCountPlans,
  filterPlanFault,
  filterPlans,
  ORDERS,
  spansAround,
  statusSets,
} from './filterPlans.ts'
import { load } from './load.ts'
import { percentile, shown } from './record.ts'
import { listShot } from './setting.ts'

// V1 and V5 for filtered lists: every filter, order and page uses an index scan and takes as long
// as the unfiltered list.

/** A doctor with many bookings, and a session of the doctor. */
export interface ListedDoctor {
  readonly doctorId: string
  readonly token: string
}

const STATUS_NAMES = { 1: 'pending', 2: 'confirmed', 3: 'declined', 4: 'reschedule' } as const
const PAGES = [1, 2, 25, 50, 51, 100]
/** Duration of the load for each filter, with eight connections, in milliseconds. */
const EACH = 1500

/** Converts a filter to the fields of a request. */
function requestOf({ statuses, order, from, to }: BookingFilters): object {
  const days = Object.entries({ from, to }).flatMap(([name, day]) =>
    day === undefined ? [] : [[name, toWireDate(day)] as const],
  )
  return { status: statuses, order, ...Object.fromEntries(days) }
}

/** Returns requests for pages 1 to 50 of each doctor, if there are as many. */
async function shotsOf(server: RunningServer, doctors: readonly ListedDoctor[], fields: object) {
  const [first] = doctors
  const client = createTestClient(server.origin)
  client.token = first?.token
  const { status, body } = await client.call('listBookings', {
    doctorId: first?.doctorId,
    page: 1,
    searchQuery: '',
    ...fields,
  })
  if (status !== 200) throw new Error(`A filtered list answered ${status}: ${JSON.stringify(body)}`)
  const pages = Math.min(50, Math.max(1, Number(body['totalPages'])))
  return doctors.flatMap(({ doctorId, token }, number) =>
    Array.from({ length: 8 }, (_, index) =>
      listShot(doctorId, token, { page: 1 + ((index * 7 + number) % pages), ...fields }),
    ),
  )
}

/** Checks the plans of all filters. @returns descriptions of what is wrong */
export async function filterFaults(db: Database, bookingsOfDoctor: number, now: Date): Promise<string[]> {
  const counts = await filterCountPlans(db, now)
  const faults = counts.flatMap((plan) => countPlanFault(plan, bookingsOfDoctor) ?? [])
  for (const page of PAGES) {
    const plans = await filterPlans(db, [page], now)
    faults.push(...plans.flatMap((plan) => filterPlanFault(plan, page, bookingsOfDoctor) ?? []))
  }
  return faults
}

/**
 * Measures every filter and order over HTTP, next to the unfiltered list.
 *
 * @returns a table and a sentence about it
 */
export async function filterSpeed(
  server: RunningServer,
  doctors: readonly ListedDoctor[],
  now: Date,
): Promise<string[]> {
  const timed = async (fields: object) => {
    const { latencies, statuses } = await load(server.origin, await shotsOf(server, doctors, fields), 8, EACH)
    const others = Object.keys(statuses).filter((status) => status !== '200')
    if (others.length > 0) throw new Error(`${JSON.stringify(fields)} answered ${JSON.stringify(statuses)}`)
    return { p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) }
  }
  const rows: string[] = []
  const unfiltered: number[] = []
  const filtered: number[] = []
  for (const statuses of statusSets()) {
    // Measured again for every row, because the machine's load changes within minutes.
    const plain = await timed({})
    unfiltered.push(plain.p99)
    for (const order of ORDERS) {
      const cells: string[] = []
      for (const { from, to } of spansAround(now)) {
        const { p50, p99 } = await timed(requestOf({ statuses, order, from, to }))
        filtered.push(p99)
        cells.push(`${shown(p50)} / ${shown(p99)}`)
      }
      const names = statuses.map((status) => STATUS_NAMES[status]).join(', ')
      rows.push(`| ${names} | ${order} | ${shown(plain.p50)} / ${shown(plain.p99)} | ${cells.join(' | ')} |`)
    }
  }
  const middle = (values: number[]) => percentile(values, 0.5)
  return [
    '| statuses | order | unfiltered, p50 / p99 ms | any day | from a day on | between two days |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    `Medians of the p99: unfiltered ${shown(middle(unfiltered))} ms, filtered ${shown(middle(filtered))} ms; slowest p99: unfiltered ${shown(Math.max(...unfiltered))} ms, filtered ${shown(Math.max(...filtered))} ms.`,
  ]
}
