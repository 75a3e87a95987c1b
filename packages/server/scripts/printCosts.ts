import { mountedCosts, operationCosts, type Cost } from '../src/security/operationCosts.ts'

// Prints the table of costs for docs/security.md: the operations of the contract, then what is
// beside them. `pnpm check:security` compares it with the document.

function rowOf([name, { weight, turn, limits, audit }]: [string, Cost]): string {
  const places = typeof weight === 'number' ? weight : `${weight.usual}; ${weight.heavy} ${weight.when}`
  return `| \`${name}\` | ${places} | ${turn} | ${limits.map((limit) => `\`${limit}\``).join(', ')} | ${audit.join(', ')} |`
}

const rows = Object.entries<Cost>({ ...operationCosts, ...mountedCosts }).map(rowOf)
process.stdout.write(['| operation | weight | turn | limits | audit |', '|---|---|---|---|---|', ...rows].join('\n'))
