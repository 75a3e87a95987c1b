import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { SESSION_PATH } from '@nalam/sdk/early'
import { redirectOf, pages, type Page } from '../src/app/pages.ts'
import { shellWords, type ShellWords } from './shellWords.ts'

/** Data that index.html needs to start all requests in parallel (goal P4). */
interface StartFiles {
  /** URL of the session request. */
  session: string
  /** Target of each page that redirects visitors or signed-in doctors, by its path. */
  redirects: Record<Page['audience'], Record<string, string>>
  /** Code files of each page, by path. The files of the app itself are already in the HTML. */
  pages: Record<string, string[]>
  /** File of each catalogue, by language, except English, which is part of the app. */
  texts: Record<string, string>
  /** Texts of the static shell, by language. */
  words: Record<string, ShellWords>
}

const FRAME = 'app/frame/SignedInFrame.tsx'

/** Returns where the guards lead a visitor or a signed-in doctor, by path. */
function redirectsOf(isSignedIn: boolean): Record<string, string> {
  const redirects: Record<string, string> = {}
  for (const { path, audience } of pages) {
    const redirect = redirectOf(audience, isSignedIn, { address: path, state: null })
    if (redirect) redirects[path] = redirect.to
  }
  return redirects
}

/** Returns all files that a module of the build needs, except those of the app. */
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

/** Returns the file of every separately fetched catalogue, by language. */
function catalogueFiles(bundle: Rollup.OutputBundle): Map<string, string> {
  const found = new Map<string, string>()
  for (const output of Object.values(bundle)) {
    const module = output.type === 'chunk' ? output.facadeModuleId : null
    const [, language] = /\/ui\/src\/messages\/(\w+)\/index\.ts$/.exec(module ?? '') ?? []
    if (language) found.set(language, output.fileName)
  }
  if (found.size === 0) throw new Error('No catalogue has a chunk of its own')
  return found
}

/**
 * Writes the first request and the first files of each page into index.html.
 *
 * @param apiRoot path or address of the API
 */
export function startFiles(apiRoot: string): Plugin {
  let root = ''
  let base = '/'
  return {
    name: 'nalam:start-files',
    configResolved(config) {
      root = config.root
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk, path }) {
        if (path !== '/index.html') return html
        const start: StartFiles = {
          session: apiRoot + SESSION_PATH,
          redirects: { visitor: redirectsOf(false), doctor: redirectsOf(true) },
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
        // Sends the session request before any script can run; the script's own request reuses its
        // response.
        const preload = `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${start.session}" />`
        // A closing tag in a text would end the element. Scripts have a lower priority than the
        // session request.
        return html
          .replace('<meta charset="utf-8" />', (meta) => `${meta}\n    ${preload}`)
          .replace('%START%', () => JSON.stringify(start).replaceAll('<', String.raw`\u003c`))
          .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
      },
    },
  }
}
