/**
 * Returns the databases that a test runs on. `npm test` leaves the embedded one to
 * `npm test -- --all` and to the browser tests, whose servers use it: a test on it takes 2.4 times
 * as long as on PostgreSQL.
 */
export function databasesOfRun<Row extends readonly [name: string, ...rest: unknown[]]>(
  databases: readonly Row[],
): readonly Row[] {
  return process.env['NALAM_ALL'] === '0' ? databases.filter(([name]) => name !== 'the embedded database') : databases
}
