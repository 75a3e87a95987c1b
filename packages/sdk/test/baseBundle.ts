import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { rolldown, type OutputChunk, type Plugin } from 'rolldown'

const source = fileURLToPath(new URL('../src/', import.meta.url))
const ENTRY = `${source}onlyTheClient.ts`

const EXTENSION_IMPORT = /^import \{([^}]*)\} from '[^']*\/extensions\/\w+\.ts'\n/gm

/** Returns a module without the lines that mention its imports from `extensions/`. */
function withoutExtensions(code: string): string {
  const names = [...code.matchAll(EXTENSION_IMPORT)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim()),
  )
  const isBase = (line: string) => !names.some((name) => line.includes(name))
  return names.length > 0 ? code.split('\n').filter(isBase).join('\n') : code
}

const base: Plugin = {
  name: 'base-operations-alone',
  async load(id) {
    if (id === ENTRY) return "import { createDoctorApi } from './index.ts'; console.log(createDoctorApi)"
    if (!id.startsWith(source) || !id.endsWith('.ts')) return null
    return withoutExtensions(await readFile(id, 'utf8'))
  },
  resolveId: (id) => (id === ENTRY ? id : null),
}

/**
 * Bundles the client with the base operations only, minified: what a page without extensions loads
 * at first.
 */
export async function baseBundle(): Promise<{ code: string; gzip: number; modules: string[] }> {
  const bundle = await rolldown({ input: ENTRY, plugins: [base] })
  const { output } = await bundle.generate({ minify: true, comments: { annotation: false } })
  await bundle.close()
  const chunks = new Map(
    output.filter((file): file is OutputChunk => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  )
  const loaded = new Set<OutputChunk>([output[0]])
  for (const { imports } of loaded) {
    for (const name of imports) {
      const chunk = chunks.get(name)
      if (chunk) loaded.add(chunk)
    }
  }
  const all = [...loaded]
  return {
    code: all.map(({ code }) => code).join('\n'),
    gzip: all.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0),
    modules: all.flatMap(({ moduleIds }) => moduleIds).map((id) => id.replace(source, '')),
  }
}
