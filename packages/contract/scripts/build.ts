// Copies the generated contract, on one line.
import { mkdir, readFile, writeFile } from 'node:fs/promises'

const contract = await readFile(new URL('../../sdk/src/generated/openapi.json', import.meta.url), 'utf8')
await mkdir(new URL('../dist/', import.meta.url), { recursive: true })
await writeFile(new URL('../dist/openapi.json', import.meta.url), `${JSON.stringify(JSON.parse(contract))}\n`)
