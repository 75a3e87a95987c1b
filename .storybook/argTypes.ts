import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types'

/** What a panel offers for a type. */
interface Offer {
  control: false | { type: 'text' | 'number' | 'boolean' | 'select' }
  options?: readonly unknown[]
}

const NONE: Offer = { control: false }
const isNothing = (type: SBType) => type.name === 'other' && /^(?:undefined|null)$/.test(type.value)

/** A value that is written out in a type: `'plain'`, `2`. */
const literal = (text: string): unknown => (/^'.*'$/.test(text) ? text.slice(1, -1) : JSON.parse(text))

/** The choices of a type that is nothing but a few values. */
function choicesOf(type: SBType): unknown[] | undefined {
  if (type.name === 'enum') return type.value
  if (type.name === 'literal') return [literal(String(type.value))]
  if (type.name !== 'union') return undefined
  const each = type.value.map(choicesOf)
  return each.every((choices) => choices !== undefined) ? each.flat() : undefined
}

/** Texts, numbers, switches and choices can be given in a panel; nodes, functions and data cannot. */
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

/** The type as it is written in the source; that a property may be missing is said by its name. */
const written = ({ raw, name }: SBType): string => (raw ?? name).replaceAll(/ \| undefined\b/g, '')

/** Properties of every element, by the names of their types in React. */
const OF_ELEMENTS: Readonly<Record<string, string>> = {
  children: 'ReactNode',
  style: 'CSSProperties',
  onClick: 'MouseEventHandler',
}

/** A property that only a story's arguments tell of: one of the element below, passed on. */
function rowOf(name: string, value: unknown): StrictInputType {
  const type = typeof value
  const isPlain = type === 'string' || type === 'number' || type === 'boolean'
  const own: SBType = isPlain ? { name: type } : { name: 'other', value: type }
  return { name, type: own, table: { type: { summary: OF_ELEMENTS[name] ?? type } } }
}

/**
 * Rows with their written types, and controls for the properties that a designer can change. Callbacks, refs and class names
 * have none.
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
