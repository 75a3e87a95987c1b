// Compares two states of a package's public types in the compiler's own terms. Assignability alone misses what users notice: an
// option that is gone, a value that has become `any`, a member that a union has lost.
import ts from 'typescript5'

/**
 * From where a type is seen. What users give ('input') may only become laxer, what they get ('output') only stricter. A type that
 * is only named may be used both ways: there, what is gone is a break.
 * @typedef {'input' | 'output' | 'named'} Position
 */

const FLIPPED = /** @type {const} */ ({ input: 'output', output: 'input', named: 'named' })

/** What the package makes itself and takes back: users cannot give anything else, so it is compared where it is made. */
const OWN_VALUES = new Set(['DoctorApi', 'ResponseCheck'])

/** Deeper than any type of ours is nested; recursion through generated types ends here. */
const DEPTH = 24

/** @param {ts.Type} type @param {number} flag */
const has = (type, flag) => (type.flags & flag) !== 0

const UNRESOLVED =
  ts.TypeFlags.TypeParameter |
  ts.TypeFlags.IndexedAccess |
  ts.TypeFlags.Conditional |
  ts.TypeFlags.Index |
  ts.TypeFlags.Substitution |
  ts.TypeFlags.TemplateLiteral |
  ts.TypeFlags.StringMapping

export class TypeComparison {
  /** @type {Map<string, string[]>} */
  #known = new Map()

  /**
   * @param {ts.TypeChecker} checker @param {(file: string) => boolean} isOwn whether a file belongs to the compared package
   * @param {ReadonlySet<string>} growing texts of which users know that there will be more, such as names of operations
   */
  constructor(checker, isOwn, growing) {
    this.checker = checker
    this.isOwn = isOwn
    this.growing = growing
  }

  /**
   * @param {ts.Type} before @param {ts.Type} after @param {Position} position @param {string} at for the message
   * @param {number} [depth] @returns {string[]} one line per break
   */
  breaks(before, after, position, at, depth = 0) {
    if (before === after || depth > DEPTH) return []
    const key = `${Reflect.get(before, 'id')} ${Reflect.get(after, 'id')} ${position}`
    const known = this.#known.get(key)
    if (known) return known.map((line) => `${at}${line}`)
    // A type that contains itself holds where everything else in it does.
    this.#known.set(key, [])
    const found = this.#compare(before, after, position, depth)
    this.#known.set(key, found)
    return found.map((line) => `${at}${line}`)
  }

  /** @param {ts.Type} type */
  text(type) {
    return this.checker
      .typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias)
      .replaceAll(/import\("[^"]*"\)\./g, '')
  }

  /** @param {ts.Type} type */
  #short(type) {
    const text = this.text(type)
    return text.length > 80 ? `${text.slice(0, 79)}…` : text
  }

  /** @param {ts.Type} before @param {ts.Type} after @param {Position} position @param {number} depth @returns {string[]} */
  #compare(before, after, position, depth) {
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

  /** @param {ts.Type} type @returns {ts.Type[]} */
  #members(type) {
    return type.isUnion() ? type.types : [type]
  }

  /** @param {ts.Type} before @param {ts.Type} after @param {Position} position @param {number} depth @returns {string[]} */
  #unions(before, after, position, depth) {
    const lost = position === 'output' ? [] : this.#lost(before, after, depth, position)
    // A value of a kind that nobody handles yet.
    const grown = position === 'output' ? this.#lost(after, before, depth, position, 'may now be') : []
    return [...lost, ...grown]
  }

  /**
   * @param {ts.Type} some @param {ts.Type} others @param {number} depth @param {Position} [position] @param {string} [words]
   * @returns {string[]} the members that others have no place for
   */
  #lost(some, others, depth, position = 'named', words = 'no longer includes') {
    const places = this.#members(others)
    return this.#members(some).flatMap((member) => {
      // What may be missing anyway says nothing.
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

  /** @param {ts.Symbol | undefined} symbol @returns {boolean} whether another package or the language declares it */
  #isForeign(symbol) {
    const declarations = symbol?.declarations
    return Boolean(declarations?.length) && !declarations?.some((given) => this.isOwn(given.getSourceFile().fileName))
  }

  /** @param {ts.Type} before @param {ts.Type} after @param {Position} position @param {number} depth @returns {string[]} */
  #objects(before, after, position, depth) {
    if (before.symbol && before.symbol === after.symbol && this.#isForeign(before.symbol)) {
      const given = (/** @type {ts.Type} */ type) =>
        type.aliasTypeArguments ?? this.checker.getTypeArguments(/** @type {ts.TypeReference} */ (type)) ?? []
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

  /** @param {ts.Type} before @param {ts.Type} after @param {Position} position @param {number} depth @returns {string[]} */
  #properties(before, after, position, depth) {
    const breaks = []
    const isOptional = (/** @type {ts.Symbol} */ symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0
    // Private members and those that a symbol names are nobody's business.
    const listed = (/** @type {ts.Type} */ type) =>
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

  /**
   * @param {ts.Type} before @param {ts.Type} after @param {Position} position @param {number} depth @param {ts.SignatureKind} kind
   * @returns {string[]}
   */
  #signatures(before, after, position, depth, kind) {
    const [had, now] = [this.checker.getSignaturesOfType(before, kind), this.checker.getSignaturesOfType(after, kind)]
    return had.flatMap((signature, index) => {
      const tries = now.map((other) => this.#signature(signature, other, position, depth))
      if (tries.some((list) => list.length === 0)) return []
      return tries[index] ?? tries[0] ?? [' can no longer be called']
    })
  }

  /** @param {ts.Signature} before @param {ts.Signature} after @param {Position} position @param {number} depth @returns {string[]} */
  #signature(before, after, position, depth) {
    const breaks = []
    const isRequired = (/** @type {ts.Symbol} */ { valueDeclaration: given }) =>
      !(given && ts.isParameter(given) && (given.questionToken || given.initializer || given.dotDotDotToken))
    const [had, now] = [before.getParameters(), after.getParameters()]
    for (const [index, parameter] of had.entries()) {
      const other = now[index]
      if (!other) {
        // A function that users pass may ignore what it is no longer given only where it expects nothing.
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

  /** @param {ts.Type} before @param {ts.Type} after @param {Position} position @param {number} depth @returns {string[]} */
  #indexes(before, after, position, depth) {
    const now = new Map(this.checker.getIndexInfosOfType(after).map(({ keyType, type }) => [this.text(keyType), type]))
    return this.checker.getIndexInfosOfType(before).flatMap(({ keyType, type }) => {
      const other = now.get(this.text(keyType)) ?? now.get('string')
      if (!other) return [` no longer has keys of the type ${this.#short(keyType)}`]
      return this.breaks(type, other, position, '[]', depth + 1)
    })
  }
}
