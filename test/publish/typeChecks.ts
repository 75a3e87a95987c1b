import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run, workspaceNode } from '../../scripts/toolchain.mjs'
import { freshFolder } from './freshFolder.ts'

/**
 * TypeScript versions from the oldest supported to the newest, each installed as a consumer would.
 */
const COMPILERS = { 'ts5.5': '5.5.4', 'ts5.9': '5.9.3', ts6: '6.0.3', ts7: '7.0.2' }

/**
 * MSW's own declarations require TypeScript 5.7, so consumers with an older version have no test
 * helpers.
 */
const WITHOUT_TEST_HELPERS = new Set(['ts5.5'])

/** Code of the consumer, which uses every entry point. */
const SOURCES = {
  'client.ts': `
import { createDoctorApi, formatPhone, isApiError, type Booking, type Doctor } from '@nalam/sdk'
import { loginSchema } from '@nalam/sdk/validation'
import * as z from 'zod/v4-mini'

export const api = createDoctorApi({ baseUrl: '/api' })

export async function firstPage(doctor: Doctor): Promise<Booking[]> {
  const page = await api.bookings.list({ doctorId: doctor.id, page: 1 })
  return page.bookings
}

export async function signIn(email: string, password: string): Promise<string> {
  try {
    const { doctor } = await api.session.login({ email, password })
    return formatPhone(doctor.mobileNumber)
  } catch (error) {
    if (isApiError(error, 'loginDoctor', 401)) return error.userMessage
    throw error
  }
}

// @ts-expect-error a misspelt payload is refused
void api.session.login({ email: 'a', pasword: 'b' })

export const schema = loginSchema()
// The same type, whether it comes through the package or from the consumer's own zod.
export const own: z.ZodMiniType = schema
`,
  'entries.ts': `
import { createDoctorApi } from '@nalam/sdk'
import { createQueries, invalidates } from '@nalam/sdk/queries'
import { responseCheck } from '@nalam/sdk/response-check'

const api = createDoctorApi({ baseUrl: '/api', responseCheck: responseCheck('strict') })
export const queries = createQueries(api)
export const touched = invalidates.approve
`,
  'node.ts': `
import { createDoctorApi } from '@nalam/sdk'
import { cookieFetch } from '@nalam/sdk/node'

export const api = createDoctorApi({ baseUrl: 'http://localhost:4000/api', fetch: cookieFetch() })
`,
  'tests.ts': `
import * as testing from '@nalam/sdk/testing'

export const names: string[] = Object.keys(testing)
`,
  'screen.tsx': `
import '@nalam/ui/styles.css'
import { Login, NalamProvider } from '@nalam/ui'

export const screen = (
  <NalamProvider language="ta" appearance="dark">
    <Login
      registerHref="/register"
      onLogin={async ({ email }) => ({ ok: email !== '', message: email })}
      onVerify={async () => ({ ok: true })}
      onResend={async () => ({ ok: true })}
      onForgotPassword={async () => ({ ok: true })}
      onResetPassword={async () => ({ ok: true })}
      onContinue={() => undefined}
    />
  </NalamProvider>
)
`,
}

/**
 * Type-checks a consumer of every entry point with each compiler, library declarations included.
 * @param packages their version
 * @param report called after
 * each check
 */
export async function typeChecks(
  folder: string,
  registry: string,
  packages: string,
  report: (what: string, problem: string | undefined, begun: number) => void,
) {
  await freshFolder(folder, registry, {
    manifest: {
      dependencies: { '@nalam/sdk': packages, '@nalam/ui': packages, react: '^19.0.0', 'react-dom': '^19.0.0' },
      devDependencies: {
        ...Object.fromEntries(Object.entries(COMPILERS).map(([name, exact]) => [name, `npm:typescript@${exact}`])),
        '@types/node': '^24.0.0',
        '@types/react': '^19.0.0',
        '@types/react-dom': '^19.0.0',
        msw: '^3.0.0',
        'tough-cookie': '^6.0.0',
        zod: '^4.0.0',
      },
    },
  })
  for (const [name, text] of Object.entries(SOURCES)) writeFileSync(join(folder, name), text)
  for (const [compiler, version] of Object.entries(COMPILERS)) {
    for (const resolution of ['bundler', 'node16', 'nodenext']) {
      for (const exact of [false, true]) await check(folder, compiler, version, resolution, exact, report)
    }
  }
  await instantiations(folder, report)
}

export type Report = (what: string, problem: string | undefined, begun: number) => void

function configure(folder: string, name: string, resolution: string, more: object, files: string[]) {
  const module = { bundler: 'ESNext', node16: 'Node16', nodenext: 'NodeNext' }[resolution]
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module,
    moduleResolution: resolution,
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    types: ['node'],
    ...more,
  }
  writeFileSync(join(folder, name), JSON.stringify({ compilerOptions, files }))
}

/** zod's own declarations pass under exactOptionalPropertyTypes only if they are skipped. */
const KNOWN_FOREIGN = /^node_modules\/(?!@nalam)/

async function check(
  folder: string,
  compiler: string,
  version: string,
  resolution: string,
  exactOptionalPropertyTypes: boolean,
  report: Report,
) {
  const begun = Date.now()
  const configuration = `tsconfig.${compiler}.${resolution}.${exactOptionalPropertyTypes}.json`
  const files = Object.keys(SOURCES).filter((name) => name !== 'tests.ts' || !WITHOUT_TEST_HELPERS.has(compiler))
  configure(folder, configuration, resolution, { exactOptionalPropertyTypes }, files)
  const program = join(folder, 'node_modules', compiler, 'bin/tsc')
  const { code, output } = await run(workspaceNode, [program, '-p', configuration], { quiet: true, cwd: folder })
  const errors = output.split('\n').filter((line) => line.includes('error TS'))
  const ours = errors.filter((line) => !exactOptionalPropertyTypes || !KNOWN_FOREIGN.test(line))
  const unread = code !== 0 && errors.length === 0
  const without = WITHOUT_TEST_HELPERS.has(compiler) ? ' (without the test helpers: MSW needs 5.7)' : ''
  const exact = exactOptionalPropertyTypes ? ', exactOptionalPropertyTypes' : ''
  const what = `a consumer type-checks with TypeScript ${version}, ${resolution}${exact}${without}, library declarations included`
  report(what, unread || ours.length > 0 ? (unread ? output : ours.join('\n')) : undefined, begun)
}

/** Measures what a consumer of the client alone costs a compiler that checks all declarations (K7). */
async function instantiations(folder: string, report: Report) {
  const begun = Date.now()
  writeFileSync(
    join(folder, 'alone.ts'),
    `import { createDoctorApi } from '@nalam/sdk'
export const page = createDoctorApi({ baseUrl: '/api' }).bookings.list({ doctorId: 'doc' })
`,
  )
  // With `jsx` the compiler would read the types of React for every module.
  configure(folder, 'tsconfig.alone.json', 'bundler', { types: [], jsx: undefined }, ['alone.ts'])
  const program = join(folder, 'node_modules/ts5.9/bin/tsc')
  const options = [program, '-p', 'tsconfig.alone.json', '--extendedDiagnostics']
  const { output } = await run(workspaceNode, options, { quiet: true, cwd: folder })
  const count = Number(/Instantiations:\s+(\d+)/.exec(output)?.[1] ?? NaN)
  const what = `the client costs a compiler ${count} instantiations, declarations of the language included; at most 20,000 (K7)`
  report(what, count <= 20_000 ? undefined : output, begun)
}
