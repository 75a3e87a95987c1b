import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { samplesOf } from '../../scripts/documents/markdown.ts'
import { must } from '../../scripts/publish/workingCopy.ts'
import { ROOT, workspaceNode } from '../../scripts/toolchain.mjs'
import { freshFolder } from './freshFolder.ts'

/** Another page: everything that the README promises to server components. */
const PAGE = `
import { formatPhone } from '@nalam/sdk'
import { NotFound, createNalamTheme, loadMessages, nalamTokens, serverText, validationWording } from '@nalam/ui'
import { darkTheme, lightTheme } from '@nalam/ui/theme/fluent'

const theme = createNalamTheme({ brand: '#7b1fa2', productName: 'Arogya' })

export default async function Page() {
  const hindi = await loadMessages('hi')
  return (
    <main style={{ color: nalamTokens.brandInk }}>
      <p>{[lightTheme, darkTheme, theme.light].map((each) => each.colorBrandBackground).join(' ')}</p>
      <p>{serverText({ code: 'NETWORK_ERROR', message: 'No connection' }, hindi, 'en')}</p>
      <p>{validationWording('Please enter email', hindi)}</p>
      <p>{formatPhone('9840012345')}</p>
      <NotFound homeHref="/" />
    </main>
  )
}
`

/** Stands in for Next: collects what it would insert into the head. */
const NAVIGATION =
  'export const inserted = []\nexport const useServerInsertedHTML = (insert) => void inserted.push(insert)\n'

/**
 * Renders the pages of the README and one more as Next's App Router does, with React's own server
 * for server components: modules with `'use client'` become references, the pages a stream; a
 * second process renders the stream to HTML.
 */
export async function serverComponents(folder: string, registry: string, version: string): Promise<string> {
  const { version: react } = JSON.parse(readFileSync(join(ROOT, 'node_modules/react/package.json'), 'utf8'))
  await freshFolder(folder, registry, {
    manifest: {
      dependencies: {
        '@nalam/sdk': version,
        '@nalam/ui': version,
        react,
        'react-dom': react,
        'react-server-dom-webpack': react,
      },
      devDependencies: { '@types/react': '^19.0.0', typescript: '7.0.2' },
    },
  })
  cpSync(join(ROOT, 'test/publish/components'), folder, { recursive: true })
  const next = join(folder, 'node_modules/next')
  mkdirSync(next)
  writeFileSync(join(next, 'package.json'), JSON.stringify({ exports: { './navigation': './navigation.mjs' } }))
  writeFileSync(join(next, 'navigation.mjs'), NAVIGATION)
  const app = join(folder, 'app')
  mkdirSync(app)
  const samples = samplesOf(readFileSync(join(folder, 'node_modules/@nalam/ui/README.md'), 'utf8'))
  for (const name of ['Provider', 'page']) {
    const sample = samples.find(({ text }) => text.split('\n')[0]?.endsWith(`// app/${name}.tsx`))
    if (!sample) throw new Error(`The README has no app/${name}.tsx`)
    writeFileSync(join(app, `${name}.tsx`), sample.text)
  }
  writeFileSync(join(app, 'promises.tsx'), PAGE)
  cpSync(join(ROOT, 'scripts/documents/next.d.ts'), join(app, 'next.d.ts'))
  const compilerOptions = {
    target: 'ES2023',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    types: [],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['app'] }))
  await must(workspaceNode, ['node_modules/typescript/bin/tsc', '-p', '.'], folder)
  const expected: Record<string, readonly string[]> = {
    page: ['24 நவ. 2026', 'உறுதியானது', 'var(--nalam-canvas)', '<style data-make-styles'],
    promises: ['#7b1fa2', '#58a9b2', '+9198400-12345', 'No connection', '<style data-make-styles'],
  }
  const env = { NODE_ENV: 'production' }
  const server = ['--conditions=react-server', '--import=./clientReferences.mjs', 'stream.mjs']
  for (const [name, texts] of Object.entries(expected)) {
    await must(workspaceNode, [...server, name], folder, env)
    const html = await must(workspaceNode, ['html.mjs', name], folder, env)
    const missing = texts.filter((text) => !html.includes(text))
    if (missing.length > 0) throw new Error(`${name} has no ${missing.join(', ')}:\n${html}`)
  }
  return `${Object.keys(expected).length} pages`
}
