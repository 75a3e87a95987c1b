/** The parts of a published package.json that affect installing and importing it. */
export interface Manifest {
  readonly type?: string
  readonly exports?: Readonly<Record<string, unknown>>
  readonly engines?: { readonly node?: string }
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/** Returns the conditions of a target in `exports`. */
const conditionsOf = (target: unknown): string[] =>
  typeof target === 'object' && target !== null
    ? Object.entries(target).flatMap(([name, inner]) => [
        name,
        ...conditionsOf(inner).map((below) => `${name}.${below}`),
      ])
    : []

/** Returns the alternatives of a version range: `^4.0.0 || ^5.0.0` has two. */
const alternatives = (range: string): string[] => range.split('||').map((part) => part.trim())

/** Converts a version to one number, for comparisons. */
const versionIn = (text: string): number => {
  const [major = 0, minor = 0, patch = 0] = (/\d+(?:\.\d+)*/.exec(text)?.[0] ?? '0').split('.').map(Number)
  return major * 1e6 + minor * 1e3 + patch
}

/** Returns whether all versions that one range allowed are still allowed. */
const isKept = (before: string, after: readonly string[]): boolean =>
  after.some((range) => {
    if (range === before || range === '*') return true
    const isOpen = range.startsWith('>=')
    const isSameMajor = Math.floor(versionIn(range) / 1e6) === Math.floor(versionIn(before) / 1e6)
    return versionIn(range) <= versionIn(before) && (isOpen || (isSameMajor && range[0] === before[0]))
  })

/**
 * Finds changes of a published manifest that break the installation or an import of a package.
 *
 * @returns one line per break
 */
export function packageBreaks(before: Manifest, after: Manifest): string[] {
  const breaks: string[] = []
  for (const [subpath, target] of Object.entries(before.exports ?? {})) {
    const now = after.exports?.[subpath]
    if (now === undefined) {
      breaks.push(`the entry point "${subpath}" is gone`)
      continue
    }
    if (subpath === './package.json' || typeof now === 'string') continue
    const found = conditionsOf(now)
    for (const condition of conditionsOf(target))
      if (!condition.endsWith('@nalam/source') && !found.includes(condition))
        breaks.push(`"${subpath}" is no longer found under the condition ${condition}`)
  }
  const [had, has] = [before.engines?.node, after.engines?.node]
  if (has && versionIn(has) > versionIn(had ?? '0')) breaks.push(`it needs Node ${has}`)
  for (const [name, range] of Object.entries(after.peerDependencies ?? {})) {
    const was = before.peerDependencies?.[name]
    const isOptional = (manifest: Manifest) => manifest.peerDependenciesMeta?.[name]?.optional === true
    if (was === undefined || isOptional(before)) {
      if (!isOptional(after)) breaks.push(`${name} has to be installed beside it`)
    }
    if (was === undefined) continue
    const lost = alternatives(was).filter((one) => !isKept(one, alternatives(range)))
    if (lost.length > 0) breaks.push(`${name} ${lost.join(' and ')} is no longer enough`)
  }
  if (before.type !== after.type) breaks.push(`its modules are now of the type ${after.type ?? 'commonjs'}`)
  return breaks
}
