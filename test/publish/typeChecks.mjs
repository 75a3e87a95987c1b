import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run, workspaceNode } from '../../scripts/toolchain.mjs'
import { freshFolder } from './freshFolder.mjs'

/** From the oldest that is promised to the newest, each as a consumer installs it. */
const COMPILERS = { 'ts5.5': '5.5.4', 'ts5.9': '5.9.3', ts6: '6.0.3', ts7: '7.0.2' }

/** MSW's own declarations ask for TypeScript 5.7, so with an older one a consumer has no test helpers. */
const WITHOUT_TEST_HELPERS = new Set(['ts5.5'])

/** What the consumer writes, touching every entry point. */
const SOURCES = {
  'client.ts': `
import { createDoctorApi, formatPhone, isApiError, type Booking, type Doctor } from '@nalam/sdk'
import { loginSchema } from '@nalam/sdk/validation'

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
 * @param {string} folder @param {string} registry @param {string} version of the packages
 * @param {(what: string, problem: string | undefined, begun: number) => void} report told about each as it ends
 */
export async function typeChecks(folder, registry, version, report) {
  await freshFolder(folder, registry, {
    manifest: {
      dependencies: { '@nalam/sdk': version, '@nalam/ui': version, react: '^19.0.0', 'react-dom': '^19.0.0' },
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
  for (const [compiler, exact] of Object.entries(COMPILERS)) {
    for (const resolution of ['bundler', 'nodenext']) {
      const begun = Date.now()
      const configuration = `tsconfig.${compiler}.${resolution}.json`
      writeFileSync(
        join(folder, configuration),
        JSON.stringify({
          compilerOptions: {
            target: 'ES2022',
            lib: ['ES2023', 'DOM', 'DOM.Iterable'],
            module: resolution === 'bundler' ? 'ESNext' : 'NodeNext',
            moduleResolution: resolution,
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: false,
            noEmit: true,
            types: ['node'],
          },
          files: Object.keys(SOURCES).filter((name) => name !== 'tests.ts' || !WITHOUT_TEST_HELPERS.has(compiler)),
        }),
      )
      const { code, output } = await run(
        workspaceNode,
        [join(folder, 'node_modules', compiler, 'bin/tsc'), '-p', configuration],
        { quiet: true, cwd: folder },
      )
      const without = WITHOUT_TEST_HELPERS.has(compiler) ? ' (without the test helpers: MSW needs 5.7)' : ''
      const what = `a consumer type-checks with TypeScript ${exact}, ${resolution}${without}, library declarations included`
      report(what, code === 0 ? undefined : output, begun)
    }
  }
}
