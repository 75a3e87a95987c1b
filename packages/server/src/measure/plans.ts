import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { manyDoctorId } from './manyBookings.ts'

/** One node of a plan. */
interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly PlanNode[]
}

/** What a statement did. */
export interface PlanReport {
  readonly name: string
  readonly indexes: string[]
  /** Tables that were read from end to end. */
  readonly sequentialScans: string[]
  /** Rows taken from tables. */
  readonly read: number
  readonly returned: number
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

async function explain(db: Database, name: string, statement: SQL): Promise<PlanReport> {
  const result = (await db.execute(sql`explain (analyze, format json) ${statement}`)) as {
    rows: Array<{ 'QUERY PLAN': unknown }>
  }
  const [row] = result.rows
  const plan =
    typeof row?.['QUERY PLAN'] === 'string' ? (JSON.parse(row['QUERY PLAN']) as unknown) : row?.['QUERY PLAN']
  const root = (plan as Array<{ Plan: PlanNode }>)[0]?.Plan
  if (root === undefined) throw new Error('No plan')
  const nodes = nodesOf(root)
  const tables = nodes.filter((node) => node['Relation Name'] !== undefined)
  const rowsOf = (node: PlanNode) =>
    (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
    node['Actual Loops']
  return {
    name,
    indexes: nodes.flatMap((node) => (node['Index Name'] === undefined ? [] : [node['Index Name']])),
    sequentialScans: nodes.flatMap((node) =>
      node['Node Type'].includes('Seq Scan') ? [node['Relation Name'] ?? '?'] : [],
    ),
    read: tables.reduce((sum, node) => sum + rowsOf(node), 0),
    returned: root['Actual Rows'],
  }
}

/** The plans of what the lists ask, for a doctor of {@link fillManyBookings} (V1's gate). */
export async function listPlans(db: Database): Promise<PlanReport[]> {
  const doctor = manyDoctorId(3)
  const columns = sql.raw('id, booking_number, starts_at, patient_name, patient_phone, mode, status')
  const order = sql.raw('order by starts_at desc, id desc limit 10 offset')
  const page = (number: number) =>
    explain(
      db,
      `page ${number}`,
      sql`select ${columns} from bookings where doctor_id = ${doctor} ${order} ${sql.raw(String((number - 1) * 10))}`,
    )
  const search = (text: string) =>
    explain(
      db,
      `search ${text}`,
      sql`select ${columns}, (count(*) over ())::int from bookings where doctor_id = ${doctor} and search_text like ${`%${text}%`} ${order} 0`,
    )
  return [
    await page(1),
    await page(2),
    await page(25),
    await page(50),
    await search('kavitha krishnan'),
    await search('murugan'),
    await search('9000012'),
    await explain(db, 'counts', sql`select total, confirmed, pending from booking_counts where doctor_id = ${doctor}`),
    await explain(
      db,
      'session',
      sql`select s.doctor_id, s.last_used_at, d.blocked_at from sessions s join doctors d on d.id = s.doctor_id where s.token_hash = 'none'`,
    ),
  ]
}
