// Repeats all unit tests in random order until one of them is flaky (R6): if a test fails once in
// many runs, the test or the program is wrong. Playwright has an option for browser tests: `pnpm
// e2e --repeat-each=50 --max-failures=10`.
//   pnpm check:flakes 50
import { run } from './toolchain.mjs'

const times = Number(process.argv[2] ?? 50)
if (!Number.isInteger(times) || times < 1) {
  console.error('Say how often: pnpm check:flakes 50.')
  process.exit(1)
}

for (let round = 1; round <= times; round += 1) {
  const order = ['--sequence.shuffle', `--sequence.seed=${round}`]
  const { code, output } = await run('vitest', ['run', '--project', 'node', '--reporter=dot', ...order], {
    quiet: true,
  })
  if (code !== 0) {
    console.error(`${output}\nRound ${round} of ${times} failed (--sequence.seed=${round}).`)
    process.exit(1)
  }
  console.log(`round ${round} of ${times}: passed`)
}
