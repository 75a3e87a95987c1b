import { createInterface } from 'node:readline'
import { startTestPostgres } from './testDatabases.ts'

// Provides PostgreSQL databases for tests in another process, for example in a browser. Each input
// line contains the name of a new database and, after a space, optionally its template. The output
// line is the address. It ends when its input ends.
const postgres = await startTestPostgres()
for await (const line of createInterface({ input: process.stdin })) {
  const [name = '', template] = line.split(' ')
  process.stdout.write(`${await postgres.create(name, template)}\n`)
}
await postgres.stop()
