// Compares two states of a package's public types with the compiler's own data. Assignability alone
// misses changes that users notice: an option that is gone, a value that has become `any`, a member
// that a union has lost.
import ts from 'typescript5'

/**
 * Direction in which a type is used. Values that users pass ('input') may only become less strict,
 * values that they receive ('output') only stricter. A type that is only 'named' may be used both
 * ways: for it, only what is gone is a break.
 */
type Position = 'input' | 'output' | 'named'

const FLIPPED = { input: 'output', output: 'input', named: 'named' } as const

/**
 * Types whose values the package creates and takes back. Users cannot create others, so these types
 * are compared where they are returned.
 */
const OWN_VALUES = new Set(['DoctorApi', 'ResponseCheck'])

/**
 * Maximum depth of the comparison, deeper than any type of ours is nested. It ends the recursion
 * through generated types.
 */
const DEPTH = 24

const has = (type: ts.Type, flag: number) => (type.flags & flag) !== 0

const UNRESOLVED =
  ts.TypeFlags.TypeParameter |
  ts.TypeFlags.IndexedAccess |
  ts.TypeFlags.Conditional |
  ts.TypeFlags.Index |
  ts.TypeFlags.Substitution |
  ts.TypeFlags.TemplateLiteral |
  ts.TypeFlags.StringMapping

export class TypeComparison {
  readonly #known = new Map<string, string[]>()
  readonly checker: ts.TypeChecker
  /** Whether a file belongs to the compared package. */
  readonly isOwn: (file: string) => boolean
  /** String literals of unions that are documented to grow, such as names of operations. */
  readonly growing: ReadonlySet<string>

  constructor(checker: ts.TypeChecker, isOwn: (file: string) => boolean, growing: ReadonlySet<string>) {
    this.checker = checker
    this.isOwn = isOwn
    this.growing = growing
  }

  /** @param at for the message @returns one line per break */
  breaks(before: ts.Type, after: ts.Type, position: Position, at: string, depth = 0): string[] {
    if (before === after || depth > DEPTH) return []
    const key = `${Reflect.get(before, 'id')} ${Reflect.get(after, 'id')} ${position}`
    const known = this.#known.get(key)
    if (known) return known.map((line) => `${at}${line}`)
    // Ends the recursion: a type that contains itself is unbroken if all its other parts are.
    this.#known.set(key, [])
    const found = this.#compare(before, after, position, depth)
    this.#known.set(key, found)
    return found.map((line) => `${at}${line}`)
  }

  text(type: ts.Type): string {
    return this.checker
      .typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias)
      .replaceAll(/import\("[^"]*"\)\./g, '')
  }

  #short(type: ts.Type): string {
    const text = this.text(type)
    return text.length > 80 ? `${text.slice(0, 79)}…` : text
  }

  #compare(before: ts.Type, after: ts.Type, position: Position, depth: number): string[] {
    const any = [has(before, ts.TypeFlags.Any), has(after, ts.TypeFlags.Any)]
    if (any[1]) return any[0] ? [] : [' has become any']
    if (any[0]) return []
    if (position === 'input' && OWN_VALUES.has(before.aliasSymbol?.name ?? '')) return []
    if (has(before, UNRESOLVED) || has(after, UNRESOLVED)) {
      const isSame = has(before, ts.TypeFlags.TypeParameter)
        ? has(after, ts.TypeFlags.TypeParameter)
        : this.text(before) === this.text(after)
      return isSame ? [] : [` was ${this.#short(before)} and is ${this.#short(after)}`]
    }
    if (before.isUnion() || after.isUnion()) return this.#unions(before, after, position, depth)
    if (has(before, ts.TypeFlags.Object | ts.TypeFlags.Intersection)) {
      if (has(after, ts.TypeFlags.Object | ts.TypeFlags.Intersection))
        return this.#objects(before, after, position, depth)
    }
    const [toAfter, toBefore] = [
      this.checker.isTypeAssignableTo(before, after),
      this.checker.isTypeAssignableTo(after, before),
    ]
    const fits = { input: toAfter, output: toBefore, named: toAfter || toBefore }[position]
    return fits ? [] : [` was ${this.#short(before)} and is ${this.#short(after)}`]
  }

  #members(type: ts.Type): ts.Type[] {
    return type.isUnion() ? type.types : [type]
  }

  #unions(before: ts.Type, after: ts.Type, position: Position, depth: number): string[] {
    const lost = position === 'output' ? [] : this.#lost(before, after, depth, position)
    // A new member of a result is a kind of value that users do not handle yet.
    const grown = position === 'output' ? this.#lost(after, before, depth, position, 'may now be') : []
    return [...lost, ...grown]
  }

  /** Returns the breaks of members of `some` that match no member of `others`. */
  #lost(some: ts.Type, others: ts.Type, depth: number, position: Position, words = 'no longer includes'): string[] {
    const places = this.#members(others)
    return this.#members(some).flatMap((member) => {
      // A `never` member has no values, so nothing is lost.
      if (has(member, ts.TypeFlags.Never)) return []
      if (words === 'may now be' && member.isStringLiteral() && this.growing.has(member.value)) return []
      const tries = places.map((place) =>
        words === 'may now be'
          ? this.breaks(place, member, position, '', depth + 1)
          : this.breaks(member, place, position, '', depth + 1),
      )
      if (tries.some((list) => list.length === 0)) return []
      const [closest = []] = tries
        .filter((_, index) => has(member, ts.TypeFlags.Object) && has(places[index] ?? member, ts.TypeFlags.Object))
        .toSorted((one, other) => one.length - other.length)
      return closest.length > 0 ? closest : [` ${words} ${this.#short(member)}`]
    })
  }

  /** Returns whether the symbol is declared by another package or the language. */
  #isForeign(symbol: ts.Symbol | undefined): boolean {
    const declarations = symbol?.declarations
    return Boolean(declarations?.length) && !declarations?.some((given) => this.isOwn(given.getSourceFile().fileName))
  }

  #objects(before: ts.Type, after: ts.Type, position: Position, depth: number): string[] {
    if (before.symbol && before.symbol === after.symbol && this.#isForeign(before.symbol)) {
      const given = (type: ts.Type) =>
        type.aliasTypeArguments ?? this.checker.getTypeArguments(type as ts.TypeReference) ?? []
      const [had, now] = [given(before), given(after)]
      if (had.length > 0 && had.length === now.length)
        return had.flatMap((type, index) => this.breaks(type, now[index] ?? type, position, '', depth + 1))
    }
    if (before.isIntersection() && after.isIntersection() && before.types.length === after.types.length)
      return before.types.flatMap((type, index) =>
        this.breaks(type, after.types[index] ?? type, position, '', depth + 1),
      )
    return [
      ...this.#properties(before, after, position, depth),
      ...this.#signatures(before, after, position, depth, ts.SignatureKind.Call),
      ...this.#signatures(before, after, position, depth, ts.SignatureKind.Construct),
      ...this.#indexes(before, after, position, depth),
    ]
  }

  #properties(before: ts.Type, after: ts.Type, position: Position, depth: number): string[] {
    const breaks: string[] = []
    const isOptional = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0
    // Private members and members named by a symbol are not part of the public API.
    const listed = (type: ts.Type) =>
      this.checker.getPropertiesOfType(type).filter(({ escapedName }) => !/^__[@#]/.test(String(escapedName)))
    const now = new Map(listed(after).map((symbol) => [symbol.name, symbol]))
    for (const symbol of listed(before)) {
      const at = `.${symbol.name}`
      const other = now.get(symbol.name)
      now.delete(symbol.name)
      if (other === symbol || (other && this.#isForeign(symbol) && this.#isForeign(other))) continue
      if (!other) {
        breaks.push(`${at} is gone`)
        continue
      }
      if (position === 'input' && isOptional(symbol) && !isOptional(other)) breaks.push(`${at} has become required`)
      if (position === 'output' && !isOptional(symbol) && isOptional(other)) breaks.push(`${at} may be missing`)
      const [had, is] = [this.checker.getTypeOfSymbol(symbol), this.checker.getTypeOfSymbol(other)]
      breaks.push(...this.breaks(had, is, position, at, depth + 1))
    }
    if (position === 'input')
      for (const symbol of now.values()) if (!isOptional(symbol)) breaks.push(`.${symbol.name} is required`)
    return breaks
  }

  #signatures(before: ts.Type, after: ts.Type, position: Position, depth: number, kind: ts.SignatureKind): string[] {
    const [had, now] = [this.checker.getSignaturesOfType(before, kind), this.checker.getSignaturesOfType(after, kind)]
    return had.flatMap((signature, index) => {
      const tries = now.map((other) => this.#signature(signature, other, position, depth))
      if (tries.some((list) => list.length === 0)) return []
      return tries[index] ?? tries[0] ?? [' can no longer be called']
    })
  }

  #signature(before: ts.Signature, after: ts.Signature, position: Position, depth: number): string[] {
    const breaks: string[] = []
    const isRequired = ({ valueDeclaration: given }: ts.Symbol) =>
      !(given && ts.isParameter(given) && (given.questionToken || given.initializer || given.dotDotDotToken))
    const [had, now] = [before.getParameters(), after.getParameters()]
    for (const [index, parameter] of had.entries()) {
      const other = now[index]
      if (!other) {
        // This breaks callers that pass the argument, and callbacks of users that expect it.
        breaks.push(` no longer takes ${parameter.name}`)
        continue
      }
      if (position !== 'input' && !isRequired(parameter) && isRequired(other))
        breaks.push(`(${other.name}) has become required`)
      const [was, is] = [this.checker.getTypeOfSymbol(parameter), this.checker.getTypeOfSymbol(other)]
      breaks.push(...this.breaks(was, is, FLIPPED[position], `(${parameter.name})`, depth + 1))
    }
    if (position !== 'input')
      for (const extra of now.slice(had.length)) if (isRequired(extra)) breaks.push(` also asks for ${extra.name}`)
    const [was, is] = [before.getReturnType(), after.getReturnType()]
    return [...breaks, ...this.breaks(was, is, position, '()', depth + 1)]
  }

  #indexes(before: ts.Type, after: ts.Type, position: Position, depth: number): string[] {
    const now = new Map(this.checker.getIndexInfosOfType(after).map(({ keyType, type }) => [this.text(keyType), type]))
    return this.checker.getIndexInfosOfType(before).flatMap(({ keyType, type }) => {
      const other = now.get(this.text(keyType)) ?? now.get('string')
      if (!other) return [` no longer has keys of the type ${this.#short(keyType)}`]
      return this.breaks(type, other, position, '[]', depth + 1)
    })
  }
}
