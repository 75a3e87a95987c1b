import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { baseOperations } from '../../sdk/src/generated/operations.ts'
import { pages } from '../src/app/pages.ts'
import { shellWords, type ShellWords } from './shellWords.ts'

/** What index.html has to know to start everything side by side (goal P4). */
interface StartFiles {
  /** The session request. */
  session: string
  /** Files of the code of each page, by path; those of the app itself are in the HTML already. */
  pages: Record<string, string[]>
  /** The file of each catalogue but that of English, which is part of the app. */
  texts: Record<string, string>
  /** What the shell says until the page is there, per language. */
  words: Record<string, ShellWords>
}

const FRAME = 'app/frame/SignedInFrame.tsx'
/** Every file that a module of the build needs, without those that the app needs anyway. */
function filesOf(bundle: Rollup.OutputBundle, root: string, file: string, known: ReadonlySet<string>): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, 'src', file))
  if (!start) throw new Error(`src/${file} has no chunk of its own`)
  const files = new Set<string>()
  const visit = (name: string) => {
    if (files.has(name) || known.has(name)) return
    files.add(name)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) visit(imported)
  }
  visit(start.fileName)
  return [...files]
}

/** The file of every catalogue that is fetched on its own: language → file. */
function catalogueFiles(bundle: Rollup.OutputBundle): Map<string, string> {
  const found = new Map<string, string>()
  for (const output of Object.values(bundle)) {
    const module = output.type === 'chunk' ? output.facadeModuleId : null
    const [, language] = /\/ui\/src\/messages\/(\w+)\.ts$/.exec(module ?? '') ?? []
    if (language) found.set(language, output.fileName)
  }
  if (found.size === 0) throw new Error('No catalogue has a chunk of its own')
  return found
}

/** Writes into index.html which request and which files the page asked for begins with. */
export function startFiles(): Plugin {
  let root = ''
  let base = '/'
  let apiRoot = '/api'
  return {
    name: 'nalam:start-files',
    configResolved(config) {
      root = config.root
      base = config.base
      const given: unknown = config.env['VITE_API_ROOT']
      if (typeof given === 'string' && given.trim() !== '') apiRoot = given.trim().replace(/\/+$/, '')
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        const start: StartFiles = {
          session: apiRoot + baseOperations.getDoctorProfile.path,
          pages: {},
          texts: {},
          words: shellWords,
        }
        if (bundle && chunk) {
          const app = new Set([chunk.fileName, ...chunk.imports])
          const frame = filesOf(bundle, root, FRAME, app)
          for (const { path, module, audience } of pages) {
            const own = filesOf(bundle, root, module, app)
            const needed = audience === 'visitor' ? own : [...new Set([...frame, ...own])]
            start.pages[path] = needed.map((name) => base + name)
          }
          for (const [language, file] of catalogueFiles(bundle)) start.texts[language] = base + file
        }
        // The session request sets out before there is anything to run code in; the script's own request uses its response.
        const preload = `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${start.session}" />`
        // A closing tag in a text would end the element. The code comes behind the session request.
        return html
          .replace('<meta charset="utf-8" />', (meta) => `${meta}\n    ${preload}`)
          .replace('%START%', () => JSON.stringify(start).replaceAll('<', String.raw`\u003c`))
          .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
      },
    },
  }
}
