import { readdir, readFile } from 'node:fs/promises'
import { recordMeasurement } from '../../../scripts/recordMeasurement.ts'

const GOALS: Record<string, number> = { rules: 90, formats: 90, validation: 90, core: 80 }
interface Mutant {
  status: string
  mutatorName: string
  location: { start: { line: number } }
}

const reports = new URL('../.cache/mutation/', import.meta.url)

/**
 * Writes the results of the last mutation run of each folder to reports/measurements/sdk.md (R7).
 * @returns whether every folder that was run reaches its goal
 */
export async function recordMutation(): Promise<boolean> {
  const files = await Promise.all(
    (await readdir(reports)).map(async (name) =>
      Object.entries<{ mutants: Mutant[] }>(JSON.parse(await readFile(new URL(name, reports), 'utf8')).files),
    ),
  )
  const folders = new Map<string, { caught: number; survived: number; places: string[] }>()
  for (const [path, { mutants }] of files.flat()) {
    const folder = path.split('/')[1] ?? path
    const sum = folders.get(folder) ?? { caught: 0, survived: 0, places: [] }
    for (const { status, mutatorName, location } of mutants) {
      if (status === 'Killed' || status === 'Timeout') sum.caught++
      else if (status === 'Survived' || status === 'NoCoverage') {
        sum.survived++
        sum.places.push(`${path}:${location.start.line} ${mutatorName}`)
      }
    }
    folders.set(folder, sum)
  }

  const score = ({ caught, survived }: { caught: number; survived: number }) =>
    `${((100 * caught) / Math.max(1, caught + survived)).toFixed(1)} %`
  const all = { caught: 0, survived: 0 }
  for (const { caught, survived } of folders.values()) {
    all.caught += caught
    all.survived += survived
  }
  const rows = [...folders].map(([name, sum]) => `| ${name} | ${sum.caught} | ${sum.survived} | ${score(sum)} |`)
  const places = [...folders.values()].flatMap((sum) => sum.places.map((place) => `- ${place}`))
  recordMeasurement(
    'sdk',
    'Mutation testing',
    `Written by \`pnpm --filter @nalam/sdk mutation\` on ${new Date().toISOString().slice(0, 10)}. Each mutation is one small change
of the code; it survives if all tests still pass. The goal (R7) is 90 % for rules, validation, formats and error mapping, 80 % for the rest.

| folder | caught | survived | score |
|---|---|---|---|
${rows.join('\n')}
| all | ${all.caught} | ${all.survived} | ${score(all)} |

### Survivors

${places.join('\n') || 'None.'}
`,
  )

  let reached = true
  for (const [name, sum] of folders) {
    console.log(`${name}: ${score(sum)}, goal ${GOALS[name] ?? 80} %`)
    if ((100 * sum.caught) / Math.max(1, sum.caught + sum.survived) < (GOALS[name] ?? 80)) reached = false
  }
  return reached
}
