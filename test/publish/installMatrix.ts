import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { must } from '../../scripts/publish/workingCopy.ts'
import { freshFolder } from './freshFolder.ts'
import { nodeVersions } from './nodeVersions.ts'

/** Every version of each peer dependency, with each installer (K9). */
const ROWS = [
  ['npm', { zod: '^3.25.0', msw: '^2.0.0', 'tough-cookie': '^4.0.0' }],
  ['npm', { zod: '^4.0.0', msw: '^3.0.0', 'tough-cookie': '^6.0.0' }],
  ['pnpm', { zod: '^4.0.0', msw: '^3.0.0', 'tough-cookie': '^5.0.0' }],
  ['yarn', { zod: '^4.0.0', msw: '^2.0.0', 'tough-cookie': '^6.0.0' }],
] as const

/** Uses every entry point: a call against the test handlers, a form rule, a cookie jar. */
const SCRIPT = `
const api = createDoctorApi({ baseUrl: 'https://clinic.example/api', fetch: cookieFetch(), responseCheck: responseCheck('strict') })
const server = setupServer(...doctorApiHandlers())
server.listen()
Promise.all([api.session.login({ email: 'k@nalam.example', password: 'Example@2026' }), createQueries(api).lookups.countries().fetch()])
  .then(([{ doctor }, countries]) => {
    server.close()
    console.log(doctor.name !== '', countries.length > 0, loginSchema().safeParse({ email: '', password: '' }).success, contract.openapi)
  })
`
const IMPORTS = [
  ['createDoctorApi', '@nalam/sdk'],
  ['cookieFetch', '@nalam/sdk/node'],
  ['createQueries', '@nalam/sdk/queries'],
  ['responseCheck', '@nalam/sdk/response-check'],
  ['doctorApiHandlers', '@nalam/sdk/testing'],
  ['loginSchema', '@nalam/sdk/validation'],
  ['setupServer', 'msw/node'],
] as const
const EXPECTED = 'true true false 3.1.0'

/** MSW 3 needs Node 22.12. */
const runs = (version: string, msw: string) => !(version.startsWith('20.') && msw.startsWith('^3'))

/**
 * Installs the SDK with each combination of peers and runs it on every Node version, as ES module
 * and as CommonJS.
 * @param folder makes a folder's path from a name
 */
export async function installMatrix(
  folder: (row: string) => string,
  registry: string,
  version: string,
  step: (what: string, work: () => Promise<string>) => Promise<boolean>,
) {
  for (const [installer, peers] of ROWS) {
    const named = Object.entries(peers).map(([name, range]) => `${name} ${range}`)
    await step(`installs with ${installer} beside ${named.join(', ')} and runs`, async () => {
      const target = folder(`install-${installer}-${peers.msw.slice(1, 2)}`)
      await freshFolder(target, registry, {
        with: installer,
        manifest: { dependencies: { '@nalam/contract': version, '@nalam/sdk': version, ...peers } },
      })
      const imported = IMPORTS.map(([name, from]) => `import { ${name} } from '${from}'`)
      const required = IMPORTS.map(([name, from]) => `const { ${name} } = require('${from}')`)
      imported.push("import contract from '@nalam/contract/openapi.json' with { type: 'json' }")
      required.push("const contract = require('@nalam/contract/openapi.json')")
      writeFileSync(join(target, 'use.mjs'), [...imported, SCRIPT].join('\n'))
      writeFileSync(join(target, 'use.cjs'), [...required, SCRIPT].join('\n'))
      const done = []
      for (const { version: node, path } of await nodeVersions()) {
        if (!runs(node, peers.msw)) continue
        for (const script of ['use.mjs', 'use.cjs']) {
          const output = await must(path, ['--no-warnings', script], target)
          if (output.trim() !== EXPECTED) throw new Error(`Node ${node}, ${script}: ${output}`)
          done.push(script)
        }
      }
      return `${done.length} runs`
    })
  }
}
