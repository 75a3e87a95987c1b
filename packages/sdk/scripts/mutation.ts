// pnpm --filter @nalam/sdk mutation [folder …]: makes small changes to the code and checks whether
// a test fails (R7). Each folder is a separate run, so that one can be repeated in minutes. The
// record combines the last run of each.
import { spawnSync } from 'node:child_process'
import { recordMutation } from './recordMutation.ts'

const folders = process.argv.length > 2 ? process.argv.slice(2) : ['rules', 'formats', 'validation', 'core']
for (const folder of folders) {
  const { status } = spawnSync('stryker', ['run', 'stryker.config.mjs'], {
    stdio: 'inherit',
    env: { ...process.env, MUTATED_FOLDER: folder },
  })
  if (status !== 0) process.exit(status ?? 1)
}
if (!(await recordMutation())) process.exitCode = 1
