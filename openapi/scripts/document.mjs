// Writes the contract as one readable page to dist/index.html. Redocly's own page would load a
// script from another host.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contractFolder, generatedFolder } from './generateContract.ts'
import { contractPage } from './contractPage.mjs'

const document = JSON.parse(await readFile(path.join(generatedFolder, 'openapi.json'), 'utf8'))
const target = path.join(contractFolder, 'dist/index.html')
await mkdir(path.dirname(target), { recursive: true })
await writeFile(target, contractPage(document))
console.log(`openapi/dist/index.html: ${Object.keys(document.paths).length} paths`)
