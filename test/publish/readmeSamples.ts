import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { samplesOf } from '../../scripts/documents/markdown.ts'
import { must } from '../../scripts/publish/workingCopy.ts'
import { ROOT, workspaceNode } from '../../scripts/toolchain.mjs'
import { freshFolder } from './freshFolder.ts'

/**
 * Prelude of the samples: responds instead of the server, and defines the `document` that a sample
 * reads.
 */
const SERVER = `
import { doctorApiHandlers } from '@nalam/sdk/testing'
import { setupServer } from 'msw/node'
setupServer(...doctorApiHandlers()).listen({ onUnhandledFrame: 'bypass' })
globalThis.document = { documentElement: { lang: 'ta' } }
`

/** Samples that need their names: the list, its test, and the set-up of tests. */
const NAMED = [
  ['export function Bookings(', 'Bookings.tsx'],
  ['// Bookings.test.tsx', 'Bookings.test.tsx'],
  ['prepareJsdom()', 'setUp.ts'],
] as const

/**
 * Compiles every sample of the packages' READMEs and guides against the published packages, runs
 * those of the SDK against the test handlers, and the sample of a test in jsdom (U5).
 * @returns how many
 */
export async function readmeSamples(folder: string, registry: string, version: string): Promise<string> {
  const dependencies = {
    '@nalam/sdk': version,
    '@nalam/ui': version,
    '@nalam/server': version,
    react: '^19.0.0',
    'react-dom': '^19.0.0',
  }
  const { peerDependencies } = JSON.parse(readFileSync(join(ROOT, 'packages/sdk/package.json'), 'utf8'))
  const types = { '@types/react': '^19.0.0', '@types/react-dom': '^19.0.0', '@types/node': '^24.0.0' }
  const tools = { typescript: '7.0.2', 'react-hook-form': '^7.0.0', vitest: '^4.0.0', jsdom: '^27.0.0' }
  const testing = {
    '@testing-library/dom': '^10.0.0',
    '@testing-library/react': '^16.0.0',
    '@testing-library/user-event': '^14.0.0',
  }
  await freshFolder(folder, registry, {
    manifest: { dependencies, devDependencies: { ...peerDependencies, ...types, ...tools, ...testing } },
  })
  const documents = ['sdk/README.md', 'ui/README.md', 'ui/dist/guides/*.md', 'server/README.md'].flatMap((pattern) =>
    globSync(`node_modules/@nalam/${pattern}`, { cwd: folder }),
  )
  let compiled = 0
  const runnable: string[] = []
  for (const path of documents) {
    for (const { language, text, line, prelude } of samplesOf(readFileSync(join(folder, path), 'utf8'))) {
      if (language !== 'ts' && language !== 'tsx') continue
      const name = `${path.replace('node_modules/@nalam/', '').replaceAll(/\W+/g, '-')}-${line}.${language}`
      const code = text.replaceAll("'/api'", "'https://clinic.example/api'")
      writeFileSync(join(folder, name), `${prelude.replaceAll('\n', ' ')}\n${code}\nexport {}\n`)
      const [, file] = (path.endsWith('ui/README.md') && NAMED.find(([part]) => text.includes(part))) || []
      if (file !== undefined) writeFileSync(join(folder, file), text)
      compiled += 1
      if (path.endsWith('sdk/README.md')) runnable.push(name)
    }
  }
  const compilerOptions = {
    target: 'ES2023',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['node'],
  }
  copyFileSync(join(ROOT, 'scripts/documents/next.d.ts'), join(folder, 'next.d.ts'))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] }))
  await must(workspaceNode, ['node_modules/typescript/bin/tsc', '-p', '.'], folder)
  writeFileSync(join(folder, 'server.mjs'), SERVER)
  for (const name of runnable) await must(workspaceNode, ['--import', './server.mjs', name], folder)
  if (runnable.length < 10) throw new Error(`Only ${runnable.length} samples of the SDK were found.`)
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `export default { test: { environment: 'jsdom', setupFiles: ['setUp.ts'], testTimeout: 60_000 } }`,
  )
  const tested = await must(workspaceNode, ['node_modules/vitest/vitest.mjs', 'run', 'Bookings.test.tsx'], folder)
  if (!/2 passed/.test(tested)) throw new Error(tested)
  return `${compiled} compiled, ${runnable.length} of them run, and the sample of a test`
}
