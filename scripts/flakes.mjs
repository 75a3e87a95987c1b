// Repeats tests until one of them wavers (R6): a test that fails once in many runs is a wrong test or a wrong program.
//   pnpm check:flakes unit 50   every unit test, fifty whole runs in random order
//   pnpm check:flakes e2e 50    every browser test of the portal, fifty times each, without a retry
import { run } from './toolchain.mjs'

const [what, count = '50'] = process.argv.slice(2)
const times = Number(count)
if (!['unit', 'e2e'].includes(what ?? '') || !Number.isInteger(times) || times < 1) {
  console.error('Say what and how often: pnpm check:flakes unit 50, or pnpm check:flakes e2e 50.')
  process.exit(1)
}

if (what === 'e2e') {
  const { code } = await run('playwright', [
    'test',
    '-c',
    'packages/portal/playwright.config.ts',
    `--repeat-each=${times}`,
    '--max-failures=10',
  ])
  process.exit(code)
}

for (let round = 1; round <= times; round += 1) {
  const seed = String(round)
  const { code, output } = await run(
    'vitest',
    ['run', '--project', 'node', '--reporter=dot', '--sequence.shuffle', `--sequence.seed=${seed}`],
    { quiet: true },
  )
  if (code !== 0) {
    console.error(`${output}\nRound ${round} of ${times} failed (--sequence.seed=${seed}).`)
    process.exit(1)
  }
  console.log(`round ${round} of ${times}: passed`)
}
