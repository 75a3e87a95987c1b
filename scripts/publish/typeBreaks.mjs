import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript5'
import { TypeComparison } from './typeComparison.mjs'

/** @typedef {Map<string, string>} Entries an entry point ("." or "./node") and the file with its types */

/** @type {ts.CompilerOptions} */
const OPTIONS = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['@nalam/source'],
  jsx: ts.JsxEmit.ReactJSX,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
}

/**
 * Reads a file once for as long as its text stays the same, for many comparisons one after another.
 * @returns {ts.CompilerHost}
 */
export function cachingHost() {
  const host = ts.createCompilerHost(OPTIONS)
  /** @type {Map<string, ts.SourceFile>} */
  const known = new Map()
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (name, ...rest) => {
    const cached = known.get(name)
    if (cached && cached.text === host.readFile(name)) return cached
    const fresh = read(name, ...rest)
    if (fresh) known.set(name, fresh)
    return fresh
  }
  return host
}

/** @param {unknown} target of a subpath in `exports` @returns {string | undefined} its declarations, or its source in the workspace */
function typesOf(target) {
  if (typeof target === 'string') return /\.tsx?$/.test(target) ? target : undefined
  if (typeof target !== 'object' || target === null) return undefined
  for (const key of ['@nalam/source', 'types', 'import', 'default']) {
    const found = key in target ? typesOf(Reflect.get(target, key)) : undefined
    if (found) return found
  }
  return undefined
}

/** @param {string} folder a package: unpacked, or its sources with their manifest @returns {Entries} the entry points that have types */
export function entriesOf(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const entries = new Map()
  for (const [name, target] of Object.entries(exports)) {
    const types = typesOf(target)
    if (!types) continue
    if (!types.includes('*')) {
      if (existsSync(join(folder, types))) entries.set(name, join(folder, types))
      continue
    }
    const [start = '', end = ''] = types.replace(/^\.\//, '').split('*')
    for (const file of globSync(types, { cwd: folder })) {
      const part = file.slice(start.length, file.length - end.length)
      entries.set(name.replace('*', part), join(folder, file))
    }
  }
  return entries
}

/**
 * What users of the older state of a package would stumble over: a name that is gone, and every type that takes less or gives
 * less certainty than it did.
 * @param {string} before the folder of the older state @param {string} after that of the newer one; what both import is found
 *   in a `node_modules` above them
 * @param {ts.CompilerHost} [host] reads the files; the disk when left out
 * @returns {string[]} one line per break
 */
export function typeBreaks(before, after, host) {
  const [had, has] = [entriesOf(before), entriesOf(after)]
  const program = ts.createProgram({
    rootNames: [...had.values(), ...has.values()],
    options: OPTIONS,
    ...(host && { host }),
  })
  const checker = program.getTypeChecker()
  const isOwn = (/** @type {string} */ file) =>
    !relative(before, file).startsWith('..') || !relative(after, file).startsWith('..')
  const exportsOf = (/** @type {string} */ file) => {
    const source = program.getSourceFile(file)
    const symbol = source && checker.getSymbolAtLocation(source)
    if (!symbol) throw new Error(`${file} is no module, so its types cannot be compared.`)
    return new Map(checker.getExportsOfModule(symbol).map((exported) => [exported.name, exported]))
  }
  const growing = new Set(
    [...has.values()].flatMap((file) =>
      [...exportsOf(file)].flatMap(([name, symbol]) => growingTexts(checker, name, symbol)),
    ),
  )
  const comparison = new TypeComparison(checker, isOwn, growing)
  const breaks = []
  for (const [name, file] of had) {
    const now = has.get(name)
    if (!now) {
      breaks.push(`the entry point "${name}" is gone`)
      continue
    }
    const today = exportsOf(now)
    for (const [exported, symbol] of exportsOf(file)) {
      const other = today.get(exported)
      if (other) breaks.push(...symbolBreaks(comparison, symbol, other).map((line) => `${name}: ${line}`))
      else breaks.push(`${name} no longer exports ${exported}`)
    }
  }
  return [...new Set(breaks)]
}

/** Unions that grow with the contract, as the contract says. */
const GROWING = new Set(['OperationId', 'DefaultMessageId', 'ErrorCode', 'MessageCode'])

/** @param {ts.TypeChecker} checker @param {string} name @param {ts.Symbol} symbol @returns {string[]} */
function growingTexts(checker, name, symbol) {
  if (!GROWING.has(name)) return []
  const type = checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(symbol))
  return (type.isUnion() ? type.types : [type]).flatMap((member) => (member.isStringLiteral() ? [member.value] : []))
}

/** @param {TypeComparison} comparison @param {ts.Symbol} given @param {ts.Symbol} other @returns {string[]} */
function symbolBreaks(comparison, given, other) {
  const { checker } = comparison
  const declared = (/** @type {ts.Symbol} */ symbol) =>
    (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol
  const [before, after] = [declared(given), declared(other)]
  const is = (/** @type {ts.Symbol} */ symbol, /** @type {number} */ flag) => (symbol.flags & flag) !== 0
  const breaks = []
  if (is(before, ts.SymbolFlags.Value)) {
    if (is(after, ts.SymbolFlags.Value)) {
      const [had, has] = [checker.getTypeOfSymbol(before), checker.getTypeOfSymbol(after)]
      breaks.push(...comparison.breaks(had, has, 'output', given.name))
    } else breaks.push(`${given.name} is only a type now`)
  }
  if (is(before, ts.SymbolFlags.Type)) {
    if (!is(after, ts.SymbolFlags.Type)) breaks.push(`${given.name} is no longer a type`)
    else {
      const [had, has] = [checker.getDeclaredTypeOfSymbol(before), checker.getDeclaredTypeOfSymbol(after)]
      breaks.push(...comparison.breaks(had, has, 'named', given.name), ...parameterBreaks(before, after))
    }
  }
  return breaks
}

/** @param {ts.Symbol} before @param {ts.Symbol} after @returns {string[]} type arguments that have to be given now, or cannot be any more */
function parameterBreaks(before, after) {
  const parametersOf = (/** @type {ts.Symbol} */ symbol) =>
    symbol.declarations?.flatMap((given) =>
      ts.isTypeAliasDeclaration(given) || ts.isInterfaceDeclaration(given) || ts.isClassDeclaration(given)
        ? [...(given.typeParameters ?? [])]
        : [],
    ) ?? []
  const [had, has] = [parametersOf(before), parametersOf(after)]
  const required = (/** @type {ts.TypeParameterDeclaration[]} */ list) => list.filter((given) => !given.default).length
  if (has.length < had.length) return [`${before.name} takes fewer type arguments`]
  return required(has) > required(had) ? [`${before.name} asks for more type arguments`] : []
}
