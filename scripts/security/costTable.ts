import { mountedCosts, operationCosts, type Cost } from '../../packages/server/src/security/operationCosts.ts'

/** Returns the table of costs as Markdown: the operations of the contract, then what is beside them. */
export function costTable(): string {
  const rowOf = ([name, { weight, turn, limits, audit }]: [string, Cost]) => {
    const places = typeof weight === 'number' ? weight : `${weight.usual}; ${weight.heavy} ${weight.when}`
    const list = (names: readonly string[], mark = '') => names.map((one) => `${mark}${one}${mark}`).join(', ')
    return `| \`${name}\` | ${places} | ${turn} | ${list(limits, '`')} | ${list(audit)} |`
  }
  return [
    '| operation | weight | turn | limits | audit |',
    '|---|---|---|---|---|',
    ...Object.entries<Cost>({ ...operationCosts, ...mountedCosts }).map(rowOf),
  ].join('\n')
}
