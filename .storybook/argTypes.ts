import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types'

/** Control of the panel for a type. */
interface Offer {
  control: false | { type: 'text' | 'number' | 'boolean' | 'select' }
  options?: readonly unknown[]
}

const NONE: Offer = { control: false }
const isNothing = (type: SBType) => type.name === 'other' && /^(?:undefined|null)$/.test(type.value)

/** Parses a literal in a type: `'plain'`, `2`. */
const literal = (text: string): unknown => (/^'.*'$/.test(text) ? text.slice(1, -1) : JSON.parse(text))

/** Returns the choices of a type that consists only of fixed values; undefined for other types. */
function choicesOf(type: SBType): unknown[] | undefined {
  if (type.name === 'enum') return type.value
  if (type.name === 'literal') return [literal(String(type.value))]
  if (type.name !== 'union') return undefined
  const each = type.value.map(choicesOf)
  return each.every((choices) => choices !== undefined) ? each.flat() : undefined
}

/**
 * Returns the control for a type: strings, numbers, booleans and choices have one; nodes, functions
 * and data do not.
 */
function offerFor(type: SBType): Offer {
  if (type.name === 'string') return { control: { type: 'text' } }
  if (type.name === 'number') return { control: { type: 'number' } }
  if (type.name === 'boolean') return { control: { type: 'boolean' } }
  if (type.name === 'union') {
    const values = type.value.filter((part) => !isNothing(part))
    const [first] = values
    if (first && values.length === 1) return offerFor(first)
    if (values.every(({ name }) => name === 'string' || name === 'number')) return { control: { type: 'text' } }
  }
  const options = choicesOf(
    type.name === 'union' ? { ...type, value: type.value.filter((part) => !isNothing(part)) } : type,
  )
  return options ? { control: { type: 'select' }, options } : NONE
}

/**
 * Returns the type as written in the source, without `undefined`: the property's name shows that it
 * is optional.
 */
const written = ({ raw, name }: SBType): string => (raw ?? name).replaceAll(/ \| undefined\b/g, '')

/** Types of common element properties, by their names in React. */
const OF_ELEMENTS: Readonly<Record<string, string>> = {
  children: 'ReactNode',
  style: 'CSSProperties',
  onClick: 'MouseEventHandler',
}

/**
 * Creates the row of a property that only a story's arguments contain: one that is passed on to the
 * root element.
 */
function rowOf(name: string, value: unknown): StrictInputType {
  const type = typeof value
  const isPlain = type === 'string' || type === 'number' || type === 'boolean'
  const own: SBType = isPlain ? { name: type } : { name: 'other', value: type }
  return { name, type: own, table: { type: { summary: OF_ELEMENTS[name] ?? type } } }
}

/**
 * Shows the types as written in the source, and controls for the properties that a designer can
 * change. Callbacks, refs and class names have none.
 */
export const controlsByType: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const fromArguments = Object.entries(initialArgs).map(([name, value]) => [name, rowOf(name, value)] as const)
  const rows: Record<string, StrictInputType> = { ...Object.fromEntries(fromArguments), ...argTypes }
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]) => {
      const type: SBType = typeof row.type === 'object' ? row.type : { name: 'other', value: 'unknown' }
      const isHooked = /^on[A-Z]/.test(name) || name === 'ref' || name === 'className'
      const table = type.raw === undefined ? row.table : { ...row.table, type: { summary: written(type) } }
      return [name, { ...row, ...(isHooked ? NONE : offerFor(type)), ...(table && { table }) }]
    }),
  )
}
