import { parse } from 'yaml'

/** A package.json, or a part of it. */
export type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

const DEPENDENCIES = ['dependencies', 'peerDependencies', 'optionalDependencies'] as const

/**
 * Returns a manifest as it is packed: with the fields of `publishConfig`, and with the ranges of the
 * catalog in place of `catalog:`.
 *
 * @param manifest package.json of a package in the workspace, or of a tarball
 * @param workspace text of pnpm-workspace.yaml of the same commit
 */
export function packedManifest(manifest: Fields, workspace: string): Fields {
  const { catalog, catalogs } = fieldsOf(parse(workspace))
  const rangeOf = (name: string, range: unknown): unknown => {
    const named = typeof range === 'string' ? /^catalog:(.*)$/.exec(range)?.[1] : undefined
    if (named === undefined) return range
    const found = (named === '' ? fieldsOf(catalog) : fieldsOf(fieldsOf(catalogs)[named]))[name]
    if (found === undefined) throw new Error(`${name} is not in the catalog "${named}".`)
    return found
  }
  const { publishConfig, ...rest } = manifest
  const packed: Record<string, unknown> = { ...rest, ...fieldsOf(publishConfig) }
  for (const kind of DEPENDENCIES) {
    if (!isFields(packed[kind])) continue
    packed[kind] = Object.fromEntries(Object.entries(packed[kind]).map(([name, range]) => [name, rangeOf(name, range)]))
  }
  return packed
}

const rangeIn = (ranges: Fields, name: string): string => {
  const range = ranges[name]
  return typeof range === 'string' ? range : 'none'
}

/** Fields that decide what is installed and how it is imported. */
const NOTICED = ['type', 'exports', 'main', 'module', 'types', 'bin', 'engines', 'sideEffects', 'peerDependenciesMeta']

/**
 * Finds differences of two packed manifests that an installation notices. Packages of this
 * workspace are left out: they all have one version.
 *
 * @returns one line per difference
 */
export function manifestChanges(before: Fields, after: Fields): string[] {
  const changes = NOTICED.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])).map(
    (field) => `"${field}" has changed`,
  )
  for (const kind of DEPENDENCIES) {
    const [was, is] = [fieldsOf(before[kind]), fieldsOf(after[kind])]
    for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
      if (name.startsWith('@nalam/') || was[name] === is[name]) continue
      changes.push(`${name} in ${kind}: ${rangeIn(was, name)} became ${rangeIn(is, name)}`)
    }
  }
  return changes
}
