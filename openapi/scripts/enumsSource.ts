import type { Contract } from './Contract.ts'

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
      const constant = name
        .replace(/Code$/, '')
        .replaceAll(/(?<=[a-z])[A-Z]/g, '_$&')
        .toUpperCase()
      return [`\n/** ${description} */\nexport const ${constant} = { ${entries.join(', ')} } as const\n`]
    })
    .join('')
    .trimStart()
}
