import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Types whose values can be typed or chosen in a panel. */
const EDITABLE = /^(?:string|number|boolean|enum|literal|union)$/
/** Unions that hold something a panel cannot give: nodes, functions, objects. */
const NOT_A_VALUE = /ReactNode|ReactElement|=>|Ref\b|\{|\[\]|Record|Element/

/**
 * Leaves controls to properties that a designer can change: texts, numbers, switches and choices. Callbacks, refs, nodes and data
 * are documented and have none. A union of texts becomes a choice.
 */
export const controlsByType: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = typeof argType.type === 'object' ? argType.type : undefined
      const written = argType.table?.type?.summary ?? ''
      const options = choicesIn(written)
      const isCallback = /^on[A-Z]/.test(name) || name === 'ref' || name === 'className'
      const isEditable = !isCallback && type !== undefined && EDITABLE.test(type.name) && !NOT_A_VALUE.test(written)
      if (!isEditable) return [name, { ...argType, control: false as const }]
      return [name, options ? { ...argType, control: { type: 'select' as const }, options } : argType]
    }),
  )

/** The texts of a union like `'plain' | 'outlined'`; undefined for every other type. */
function choicesIn(written: string): string[] | undefined {
  const parts = written.split('|').map((part) => part.trim())
  const texts = parts.filter((part) => part !== 'undefined')
  if (texts.length < 2 || !texts.every((part) => /^'[^']*'$/.test(part))) return undefined
  return texts.map((part) => part.slice(1, -1))
}
