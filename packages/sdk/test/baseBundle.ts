import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { rolldown, type OutputChunk, type Plugin } from 'rolldown'

const source = fileURLToPath(new URL('../src/', import.meta.url))
const ENTRY = `${source}onlyTheClient.ts`

/** Modules that only extensions need, as paths inside `src/`. */
export const EXTENSION_MODULE =
  /^(?:(?:extensions|live)\/\w+|resources\/(?:later|filters|undoTimes|capabilities|availabilityResource))\.ts$/

const NAMED_IMPORT = /^import \{([^}]*)\} from '([^']*)'\n/gm

/**
 * Returns a module without what it imports from the modules of extensions: without the last
 * arguments or properties and the other lines that mention them.
 */
function withoutExtensions(code: string, folder: string): string {
  const names = [...code.matchAll(NAMED_IMPORT)].flatMap(([, list = '', path = '']) =>
    EXTENSION_MODULE.test(join(folder, path)) ? list.split(',').map((name) => name.trim()) : [],
  )
  if (names.length === 0) return code
  const base = code.replaceAll(new RegExp(`, (?:\\w+: )?(?:${names.join('|')})(?=[ )])`, 'g'), '')
  const isBase = (line: string) => !names.some((name) => line.includes(name))
  return base.split('\n').filter(isBase).join('\n')
}

const base: Plugin = {
  name: 'base-operations-alone',
  async load(id) {
    if (id === ENTRY) return "import { createDoctorApi } from './index.ts'; console.log(createDoctorApi)"
    if (!id.startsWith(source) || !id.endsWith('.ts')) return null
    return withoutExtensions(await readFile(id, 'utf8'), dirname(relative(source, id)))
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
