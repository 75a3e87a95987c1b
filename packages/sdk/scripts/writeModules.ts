import { writeFile } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { parseSync, Visitor } from 'rolldown/utils'
import { ENTRIES } from './entries.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Generated modules that hold only data. Both module systems load the same CommonJS file, so the
 * package contains it once.
 */
const DATA = {
  examples: 'src/generated/examples.ts',
  responseSchemas: 'src/generated/responseSchemas.ts',
  webhookSchemas: 'src/generated/webhookSchemas.ts',
}

/** What the test handlers calculate, which both module systems load in the same way. */
const RESPONSES = { responses: 'src/testing/responses.ts' }

/** Leaves modules out of a bundle that have a CommonJS file of their own. */
const external = (shared: Record<string, string>): Plugin => ({
  name: 'shared-modules',
  resolveId(id) {
    const name = Object.entries(shared).find(([, path]) => path.endsWith(id.replace(/^(?:\.+\/)+/, '/')))?.[0]
    return name ? { id: `./${name}.cjs`, external: true } : null
  },
})

// Functions and classes keep their names: stack traces show them, and an error prints as ApiError.
const keepNames = { function: true, class: true }
const minify = { compress: { keepNames }, mangle: { toplevel: true, keepNames } }

/**
 * Breaks long lines before a statement or property, because Node prints the whole line of an
 * uncaught error.
 */
function breakLines(name: string, code: string): string {
  const places = new Set<number>()
  const note = ({ start }: { start: number }) => void places.add(start)
  new Visitor({
    ClassDeclaration: note,
    ExpressionStatement: note,
    FunctionDeclaration: note,
    IfStatement: note,
    Property: note,
    ReturnStatement: note,
    ThrowStatement: note,
    TryStatement: note,
    VariableDeclaration: note,
  }).visit(parseSync(name, code).program)
  let broken = ''
  let begin = 0
  for (const place of [...places].toSorted((one, other) => one - other)) {
    if (place - begin < 80) continue
    broken += `${code.slice(begin, place)}\n`
    begin = place
  }
  return broken + code.slice(begin)
}

async function modules(
  input: Record<string, string>,
  format: 'esm' | 'cjs',
  plugins: Plugin[],
): Promise<[name: string, code: string][]> {
  const end = format === 'esm' ? 'js' : 'cjs'
  const bundle = await rolldown({
    cwd: root,
    input,
    plugins,
    platform: 'neutral',
    transform: { target: 'es2022' },
    external: (id) => !id.startsWith('.') && !isAbsolute(id) && !Object.values(input).includes(id),
  })
  const { output } = await bundle.generate({
    format,
    minify,
    esModule: true,
    strict: true,
    generatedCode: { symbols: false },
    entryFileNames: `[name].${end}`,
    chunkFileNames: `[name]-[hash].${end}`,
  })
  await bundle.close()
  return output.map((file) => {
    if (file.type !== 'chunk') throw new Error(`${file.fileName} is not a module.`)
    // Rolldown treats a whole CommonJS package as its default export, as Node does for an ES
    // module. For `require`, the default export is the export of that name if the package is marked
    // as a former ES module.
    const code = file.code
      .trimEnd()
      .replaceAll(/\b(\w+)=(\w+\.\w+)\(\1,1\)/g, '$1=$2($1)')
      // Between chunks, Rolldown exports getters. The source exports no variable that is assigned
      // again, so the value says the same in a third of the bytes (K7).
      .replaceAll(
        /Object\.defineProperty\(exports,"([\w$]+)",\{enumerable:!0,get:function\(\)\{return ?([^{}]+)\}\}\)/g,
        'exports.$1=$2',
      )
    return [file.fileName, `${breakLines(file.fileName, code)}\n`]
  })
}

/**
 * Writes the modules of the package: ES modules, CommonJS, and the data that both load.
 * @param folder the output folder
 */
export async function writeModules(folder: string) {
  const written = await Promise.all([
    modules(ENTRIES, 'esm', [external({ ...DATA, ...RESPONSES })]),
    modules({ ...ENTRIES, ...RESPONSES }, 'cjs', [external(DATA)]),
    modules(DATA, 'cjs', []),
  ])
  await Promise.all(written.flat().map(([name, code]) => writeFile(join(folder, name), code)))
}
