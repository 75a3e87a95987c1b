import type { Contract } from './Contract.ts'

/** Returns the name of a schema as the name of a constant. */
const constantOf = (name: string) =>
  name
    .replace(/Code$/, '')
    .replaceAll(/(?<=[a-z])[A-Z]/g, '_$&')
    .toUpperCase()

/**
 * Generates the named codes of the contract (`x-enum-varnames`), as one constant per schema:
 * `BOOKING_STATUS.pending`.
 */
export function enumsSource(contract: Contract): string {
  return Object.entries(contract.components.schemas)
    .flatMap(([name, { enum: codes = [], 'x-enum-varnames': names, description = '' }]) => {
      if (!names) return []
      if (names.length !== codes.length) throw new Error(`${name}: ${names.length} names for ${codes.length} codes`)
      const entries = names.map((key, index) => `${key}: ${JSON.stringify(codes[index])}`)
      return [`\n/** ${description} */\nexport const ${constantOf(name)} = { ${entries.join(', ')} } as const\n`]
    })
    .join('')
    .trimStart()
}

/**
 * Generates the unnamed numbers that the contract allows, as one constant per schema:
 * `SLOT_MINUTES`.
 */
export function lengthsSource(contract: Contract): string {
  return Object.entries(contract.components.schemas)
    .flatMap(([name, { type, enum: numbers, 'x-enum-varnames': names, description = '' }]) =>
      numbers && !names && type === 'integer'
        ? [`\n/** ${description} */\nexport const ${constantOf(name)} = [${numbers.join(', ')}] as const\n`]
        : [],
    )
    .join('')
    .trimStart()
}
