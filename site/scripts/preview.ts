// Serves site/dist until it is stopped.
import { serveSite } from './serve.ts'

await serveSite(4173)
process.stdout.write('http://localhost:4173\n')
