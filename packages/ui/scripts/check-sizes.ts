// Measures the size of each component, form and screen with everything that it imports except
// React, minified and compressed with Brotli. Compares the sizes with sizes.json, so that no
// component starts to import the whole library unnoticed. Run: pnpm --filter @nalam/ui check:sizes
// (`--update` writes the current sizes).
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const packageFolder = join(dirname(fileURLToPath(import.meta.url)), '..')
const limitsFile = join(packageFolder, 'sizes.json')
/** Factor that allows small changes; a new dependency exceeds it. */
const ROOM = 1.05

const entries: Record<string, string> = {
  // Size of one component that is imported from the package root.
  'root/StatusBadge': join(packageFolder, 'test', 'bench', 'statusBadge.ts'),
  provider: join(packageFolder, 'src', 'components', 'NalamProvider', 'index.ts'),
}
for (const file of globSync('{components,forms,screens}/*/index.ts', { cwd: join(packageFolder, 'src') })) {
  entries[dirname(file)] = join(packageFolder, 'src', file)
}

interface Chunk {
  name: string
  code: string
  imports: readonly string[]
  isEntry: boolean
}

/**
 * Builds all entries together and returns the chunks by file name. Shared code has its own chunks;
 * the size of an entry includes every chunk that it imports statically.
 */
async function chunksOf(): Promise<Map<string, Chunk>> {
  const result = await build({
    root: packageFolder,
    logLevel: 'error',
    configFile: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@nalam/source', 'module', 'browser', 'production', 'import', 'default'] },
    build: {
      write: false,
      minify: true,
      cssCodeSplit: true,
      modulePreload: false,
      rollupOptions: {
        input: entries,
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
      },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunks = new Map<string, Chunk>()
  for (const output of outputs) {
    if (!('output' in output)) continue
    for (const part of output.output) {
      if (part.type === 'chunk')
        chunks.set(part.fileName, { name: part.name, code: part.code, imports: part.imports, isEntry: part.isEntry })
    }
  }
  return chunks
}

function sizeOf(fileName: string, chunks: ReadonlyMap<string, Chunk>): number {
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = chunks.get(name)
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const next of chunk.imports) visit(next)
  }
  visit(fileName)
  return brotliCompressSync([...seen].map((name) => chunks.get(name)?.code ?? '').join('\n')).length
}

const chunks = await chunksOf()
const sizes = new Map<string, number>()
for (const [fileName, chunk] of chunks) {
  if (chunk.isEntry && chunk.name in entries) sizes.set(chunk.name, sizeOf(fileName, chunks))
}
if (sizes.size !== Object.keys(entries).length)
  throw new Error(`${sizes.size} of ${Object.keys(entries).length} entries were measured`)
const sorted = [...sizes].sort(([one], [two]) => one.localeCompare(two))

if (process.argv.includes('--update')) {
  writeFileSync(limitsFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
  for (const [name, size] of sorted)
    process.stdout.write(`${name}: ${(size / 1000).toFixed(1)} kB
`)
} else {
  const limits: Record<string, unknown> = Object(JSON.parse(readFileSync(limitsFile, 'utf8')))
  const tooLarge = sorted.filter(([name, size]) => !(size <= Number(limits[name]) * ROOM))
  for (const [name, size] of tooLarge)
    process.stdout.write(`${name}: ${size} bytes, allowed ${String(limits[name])} and 5 %\n`)
  process.stdout.write(`${sorted.length} parts measured, ${tooLarge.length} too large\n`)
  process.exitCode = tooLarge.length === 0 ? 0 : 1
}
