import { fillPlaceholders, sql } from 'drizzle-orm'
import { bookingQueries } from '../src/resources/bookings/queries.ts'
import { DASHBOARD_ROWS, undoableSince } from '../src/resources/bookings/rules.ts'
import { firstUpcoming } from '../src/resources/days.ts'
import type { Database } from '../src/db/open.ts'
import { PAGE_SIZE } from '../src/resources/lists.ts'
import { sessionQuery } from '../src/security/sessions.ts'
import { calendarSlotsQuery } from '../src/resources/slots/queries.ts'
import { MANY_SLOTS_A_DAY, manyDoctorId, manySessionHash } from './manyBookings.ts'

/** One node of a plan. */
interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Alias?: string
  readonly 'Parent Relationship'?: string
  readonly Plans?: readonly PlanNode[]
}

/** The work of a statement. */
export interface PlanReport {
  readonly name: string
  readonly indexes: string[]
  /** The same without the indexes of the figures, the conflicts and the no-shows. */
  readonly walkIndexes: string[]
  /** Whether rows were sorted explicitly instead of being read in index order. */
  readonly sorts: boolean
  /** Tables that were read with a sequential scan. */
  readonly sequentialScans: string[]
  /**
   * Number of rows read from tables and of entries read from indexes, including those that
   * were filtered out and without those of the conflicts.
   */
  readonly read: number
  /** Number of rows and entries that were read to find the conflicts and no-shows of the returned rows. */
  readonly conflictsRead: number
  /** Number of them that were read for the figures. */
  readonly figuresRead: number
  readonly returned: number
}

interface Statement {
  toSQL(): { sql: string; params: unknown[] }
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

/** Returns the nodes that compute the figures: those below the row of stored counts. */
function figuresOf(node: PlanNode): PlanNode[] {
  if (node['Relation Name'] === 'booking_counts') return nodesOf(node)
  return (node.Plans ?? []).flatMap(figuresOf)
}

/** Returns the nodes that find the conflicts of a row (CAL-08), and its patient's no-shows: a few rows each. */
function conflictsOf(node: PlanNode): PlanNode[] {
  const nodes = nodesOf(node)
  if (
    node['Parent Relationship'] === 'SubPlan' &&
    nodes.some(({ Alias = '' }) => /^(?:other|missed)(?:_\d+)?$/.test(Alias))
  )
    return nodes
  return (node.Plans ?? []).flatMap(conflictsOf)
}

/** Returns the node whose rows are packed into one; `undefined` if none are. */
function packedNode(root: PlanNode): PlanNode | undefined {
  if (root['Node Type'] !== 'Aggregate') return undefined
  return root.Plans?.find((node) => node['Node Type'] === 'Subquery Scan' || node['Node Type'] === 'Limit')
}

function literal(value: unknown): string {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`
  return `'${(value instanceof Date ? value.toISOString() : String(value)).replaceAll("'", "''")}'`
}

function reportOf(name: string, root: PlanNode): PlanReport {
  const nodes = nodesOf(root)
  const figures = new Set(figuresOf(root))
  const conflicts = new Set(conflictsOf(root))
  const indexesOf = (some: readonly PlanNode[]) =>
    some.flatMap((node) => (node['Index Name'] === undefined ? [] : [node['Index Name']]))
  // A bitmap is built by a separate node, which names the index and not the table.
  const scans = nodes.filter((node) => node['Relation Name'] !== undefined || node['Node Type'].startsWith('Bitmap'))
  const rowsOf = (node: PlanNode) =>
    (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
    node['Actual Loops']
  const readOf = (some: readonly PlanNode[]) => some.reduce((sum, node) => sum + rowsOf(node), 0)
  return {
    name,
    indexes: indexesOf(nodes),
    walkIndexes: indexesOf(nodes.filter((node) => !figures.has(node) && !conflicts.has(node))),
    sorts: nodes.some((node) => node['Node Type'].includes('Sort') && !conflicts.has(node)),
    sequentialScans: nodes.flatMap((node) =>
      node['Node Type'].includes('Seq Scan') ? [node['Relation Name'] ?? '?'] : [],
    ),
    read: readOf(scans.filter((node) => !conflicts.has(node))),
    conflictsRead: readOf(scans.filter((node) => conflicts.has(node))),
    figuresRead: readOf(scans.filter((node) => figures.has(node))),
    returned: (packedNode(root) ?? root)['Actual Rows'],
  }
}

/**
 * How the planner treats a prepared statement: with a plan for the given values, or with a generic
 * plan. PostgreSQL may switch from one to the other.
 */
const PLAN_MODES = ['force_custom_plan', 'force_generic_plan'] as const

/** A week in the middle of the bookings. */
const CALENDAR_BOUNDS = { from: '2025-01-10 00:00:00', before: '2025-01-17 00:00:00' }

/** A doctor's rows on these days: all bookings, whatever their status, and slots. */
export const CALENDAR_ROWS = { bookings: 7 * 48, slots: 7 * MANY_SLOTS_A_DAY }

/**
 * Returns the plans of the lists' queries, for a doctor of `fillManyBookings` (V1's gate). They are
 * the server's own statements, prepared in the same way as on the server.
 */
export async function listPlans(db: Database, week = CALENDAR_BOUNDS): Promise<PlanReport[]> {
  const queries = bookingQueries(db)
  const doctorId = manyDoctorId(3)
  const ofDoctor = {
    doctorId,
    overdueBefore: firstUpcoming(new Date()),
    undoableSince: undoableSince(new Date()).toISOString(),
  }
  const page = (number: number): NamedStatement => {
    const offset = (number - 1) * PAGE_SIZE
    return number === 1
      ? ['page 1', queries.first, { ...ofDoctor, rows: PAGE_SIZE }]
      : [`page ${number}`, queries.later, { ...ofDoctor, rows: PAGE_SIZE, skipped: offset - 1 }]
  }
  const search = (text: string, offset = 0): NamedStatement => [
    `search ${text}${offset === 0 ? '' : ` from ${offset}`}`,
    queries.search,
    { ...ofDoctor, patterns: text.split(' ').map((word) => `%${word}%`), rows: PAGE_SIZE, offset },
  ]
  const statements: NamedStatement[] = [
    ['dashboard', queries.first, { ...ofDoctor, rows: DASHBOARD_ROWS }],
    ...[1, 2, 25, 50].map(page),
    ...[51, 100, 190].map(page).map(([name, ...rest]): NamedStatement => [`deep ${name}`, ...rest]),
    search('kavitha krishnan'),
    search('murugan'),
    search('murugan', 20),
    search('9000012'),
    ['search total', queries.searchTotal, { doctorId, patterns: ['%murugan%'] }],
    ['counts', queries.counts, { doctorId }],
    [
      'undoable',
      queries.undoable,
      { doctorId, since: undoableSince(new Date()).toISOString(), until: new Date().toISOString() },
    ],
    [
      'calendar bookings',
      queries.calendar,
      { doctorId, ...week, undoableSince: undoableSince(new Date()).toISOString() },
    ],
    ['calendar slots', calendarSlotsQuery(db), { doctorId, ...week }],
    ['session', sessionQuery(db), { tokenHash: manySessionHash(7) }],
  ]
  return explained(db, statements)
}

/** A statement with its name and its parameter values. */
export type NamedStatement = [name: string, statement: Statement, values: Record<string, unknown>]

/** Returns the plans of statements, both for the given values and generic. */
export function explained(db: Database, statements: readonly NamedStatement[]): Promise<PlanReport[]> {
  const queries = new Set(statements.map(([, statement]) => statement))
  // One transaction uses one connection, so the prepared statement stays available.
  return db.transaction(async (tx) => {
    const reports: PlanReport[] = []
    for (const statement of queries) {
      const { sql: text, params } = statement.toSQL()
      await tx.execute(sql.raw(`prepare planned as ${text}`))
      for (const mode of PLAN_MODES) {
        await tx.execute(sql.raw(`set local plan_cache_mode = ${mode}`))
        for (const [name, , values] of statements.filter(([, query]) => query === statement)) {
          const given = fillPlaceholders(params, values).map(literal).join(', ')
          const result = (await tx.execute(sql.raw(`explain (analyze, format json) execute planned(${given})`))) as {
            rows: Array<{ 'QUERY PLAN': unknown }>
          }
          const plan = result.rows[0]?.['QUERY PLAN']
          const parsed = (typeof plan === 'string' ? JSON.parse(plan) : plan) as Array<{ Plan: PlanNode }>
          if (parsed[0] === undefined) throw new Error('No plan')
          reports.push(reportOf(`${name}${mode === 'force_generic_plan' ? ', any values' : ''}`, parsed[0].Plan))
        }
      }
      await tx.execute(sql.raw('deallocate planned'))
    }
    return reports
  })
}

/** Describes how a plan violates V1; `undefined` if it does not. */
export function planFault(plan: PlanReport, bookingsOfDoctor: number): string | undefined {
  if (plan.sequentialScans.includes('bookings')) return `${plan.name} reads all bookings`
  if (plan.sequentialScans.includes('slots')) return `${plan.name} reads all slots`
  if (plan.name.startsWith('calendar')) {
    // A bitmap scan counts each row twice, in the index and in the table; only half of the
    // bookings are live.
    const most = plan.name.startsWith('calendar slots') ? 2 * CALENDAR_ROWS.slots : CALENDAR_ROWS.bookings
    return plan.read > most ? `${plan.name} reads ${plan.read} rows, more than ${most}` : undefined
  }
  // For each row, the few bookings that begin close to its time.
  if (plan.conflictsRead > plan.returned * 4)
    return `${plan.name} reads ${plan.conflictsRead} rows to find the conflicts of ${plan.returned}`
  // Only the rows that the list shows may be read.
  if (plan.name.startsWith('undoable'))
    return plan.read > plan.returned ? `${plan.name} reads ${plan.read} rows` : undefined
  const most =
    plan.name.startsWith('page') || plan.name.startsWith('dashboard')
      ? // The row of counts that is read with the list is not a row of the list.
        plan.returned * 50 + 1
      : plan.name.startsWith('counts') || plan.name.startsWith('session')
        ? 2
        : // Deeper pages and searches: one scan over that doctor's bookings, and the shown rows.
          bookingsOfDoctor + plan.returned + 1
  return plan.read > most ? `${plan.name} reads ${plan.read} rows for ${plan.returned}, more than ${most}` : undefined
}
