// Writes the software bill of materials (CycloneDX) of all shipped components to
// reports/sbom.cdx.json. Rejects a component without a licence or with one that the project may not
// ship.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PNPM, ROOT, run } from './toolchain.mjs'

/**
 * Licences that may be shipped beside Apache-2.0 and only require attribution; LGPL only as a
 * separate shared library.
 */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
])

const file = join(ROOT, 'reports/sbom.cdx.json')
mkdirSync(join(ROOT, 'reports'), { recursive: true })
const { code, output } = await run(
  'npx',
  ['-y', PNPM, 'sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod', '--out', file],
  { quiet: true },
)
if (code !== 0) {
  console.error(output)
  process.exit(1)
}

const bill: {
  components: {
    name: string
    version: string
    licenses?: { license?: { id?: string; name?: string }; expression?: string }[]
  }[]
} = JSON.parse(readFileSync(file, 'utf8'))

/**
 * @param expression an SPDX expression
 * @returns whether one of its choices may be shipped
 */
const permitted = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence.trim())))

const refused = bill.components.filter(({ name, licenses = [] }) => {
  if (name.startsWith('@nalam/')) return false
  const names = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '')
  return names.length === 0 || !names.every(permitted)
})
for (const { name, version, licenses } of refused)
  console.error(`${name}@${version}: licence ${JSON.stringify(licenses ?? 'unknown')}`)
console.log(
  `${bill.components.length} components in reports/sbom.cdx.json, ${refused.length} with a licence to look at`,
)
process.exit(refused.length > 0 || bill.components.length === 0 ? 1 : 0)
