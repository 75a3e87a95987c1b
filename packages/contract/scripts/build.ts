// Copies the generated contract, on one line, with the version of the package.
import { mkdir, readFile, writeFile } from 'node:fs/promises'

const readJson = async (path: string) => JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'))

const contract = await readJson('../../sdk/src/generated/openapi.json')
const { version } = await readJson('../package.json')
await mkdir(new URL('../dist/', import.meta.url), { recursive: true })
await writeFile(
  new URL('../dist/openapi.json', import.meta.url),
  `${JSON.stringify({ ...contract, info: { ...contract.info, version } })}\n`,
)
