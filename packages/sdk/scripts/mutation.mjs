// pnpm --filter @nalam/sdk mutation [folder …]: changes the code in small ways and asks whether a test notices (R7). Each folder is
// a run of its own, so that one can be repeated in minutes; the record joins the last run of each.
import { spawnSync } from 'node:child_process'
import { recordMutation } from './recordMutation.mjs'

const folders = process.argv.length > 2 ? process.argv.slice(2) : ['formats', 'validation', 'core']
for (const folder of folders) {
  const { status } = spawnSync('stryker', ['run', 'stryker.config.mjs'], {
    stdio: 'inherit',
    env: { ...process.env, MUTATED_FOLDER: folder },
  })
  if (status !== 0) process.exit(status ?? 1)
}
if (!(await recordMutation())) process.exitCode = 1
