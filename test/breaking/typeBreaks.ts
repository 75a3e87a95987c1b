import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript5'
import { TypeComparison } from './typeComparison.ts'

const OPTIONS: ts.CompilerOptions = {
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

/** @returns the declarations of a subpath in `exports`, or its source in the workspace */
function typesOf(target: unknown): string | undefined {
  if (typeof target === 'string') return /\.tsx?$/.test(target) ? target : undefined
  if (typeof target !== 'object' || target === null) return undefined
  for (const key of ['@nalam/source', 'types', 'import', 'default']) {
    const found = key in target ? typesOf(Reflect.get(target, key)) : undefined
    if (found) return found
  }
  return undefined
}

/**
 * @param folder a package: unpacked, or its sources with their manifest
 * @returns each entry point that has types ("." or "./node"), and the file with them
 */
export function entriesOf(folder: string): Map<string, string> {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const entries = new Map<string, string>()
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
 * Finds changes that break code written for the older state of a package: a name that is gone, and
 * every type that accepts less or guarantees less than before.
 *
 * @param before the folder of the older state; imports of both states are resolved in a
 *   `node_modules` above them
 * @param after the folder of the newer state
 * @param host reads the files; the file system by default
 * @returns one line per break
 */
export function typeBreaks(before: string, after: string, host?: ts.CompilerHost): string[] {
  const [had, has] = [entriesOf(before), entriesOf(after)]
  const program = ts.createProgram({
    rootNames: [...had.values(), ...has.values()],
    options: OPTIONS,
    ...(host && { host }),
  })
  const checker = program.getTypeChecker()
  const isOwn = (file: string) => !relative(before, file).startsWith('..') || !relative(after, file).startsWith('..')
  const exportsOf = (file: string) => {
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
  const breaks: string[] = []
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

/** Unions that grow with the contract, as the contract announces. */
const GROWING = new Set(['OperationId', 'DefaultMessageId', 'ErrorCode', 'MessageCode'])

function growingTexts(checker: ts.TypeChecker, name: string, symbol: ts.Symbol): string[] {
  if (!GROWING.has(name)) return []
  const type = checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(symbol))
  return (type.isUnion() ? type.types : [type]).flatMap((member) => (member.isStringLiteral() ? [member.value] : []))
}

function symbolBreaks(comparison: TypeComparison, given: ts.Symbol, other: ts.Symbol): string[] {
  const { checker } = comparison
  const declared = (symbol: ts.Symbol) =>
    (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol
  const [before, after] = [declared(given), declared(other)]
  const is = (symbol: ts.Symbol, flag: ts.SymbolFlags) => (symbol.flags & flag) !== 0
  const breaks: string[] = []
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

/** Finds type arguments that have become required, or that are no longer accepted. */
function parameterBreaks(before: ts.Symbol, after: ts.Symbol): string[] {
  const parametersOf = (symbol: ts.Symbol) =>
    symbol.declarations?.flatMap((given) =>
      ts.isTypeAliasDeclaration(given) || ts.isInterfaceDeclaration(given) || ts.isClassDeclaration(given)
        ? [...(given.typeParameters ?? [])]
        : [],
    ) ?? []
  const [had, has] = [parametersOf(before), parametersOf(after)]
  const required = (list: ts.TypeParameterDeclaration[]) => list.filter((given) => !given.default).length
  if (has.length < had.length) return [`${before.name} takes fewer type arguments`]
  return required(has) > required(had) ? [`${before.name} asks for more type arguments`] : []
}
