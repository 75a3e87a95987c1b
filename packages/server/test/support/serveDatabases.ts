import { createInterface } from 'node:readline'
import { startTestPostgres } from './testDatabases.ts'

// A PostgreSQL for tests in another process, such as those in a browser. Each line of its input names a new database, and after a
// space the one that it is a copy of; it writes the address. It ends with its input.
const postgres = await startTestPostgres()
for await (const line of createInterface({ input: process.stdin })) {
  const [name = '', template] = line.split(' ')
  process.stdout.write(`${await postgres.create(name, template)}\n`)
}
await postgres.stop()
