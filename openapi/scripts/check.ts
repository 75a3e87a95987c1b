// Fails if the generated files are stale or if an operation violates the rules.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generate, generatedFolder } from './generateContract.ts'
import { contractProblems } from './contractProblems.ts'
import { staleFiles } from './staleFiles.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'nalam-contract-'))
const problems: string[] = []
try {
  const contract = await generate(folder)
  for (const name of await staleFiles(folder, generatedFolder))
    problems.push(`${name} is stale: run \`pnpm --filter @nalam/openapi generate\``)
  problems.push(...contractProblems(contract))
} finally {
  await rm(folder, { recursive: true })
}

for (const problem of problems) console.error(`✗ ${problem}`)
if (problems.length > 0) process.exit(1)
console.log('The contract is complete and the generated files are fresh.')
