// Known weaknesses in what the packages bring to their users (production dependencies). Fails on one of level high or above.
// A registry without an audit service must not turn a build red, nor green in silence: it says "not checked".
import { PNPM, ROOT, run } from './toolchain.mjs'

const { code, output } = await run('npx', ['-y', PNPM, 'audit', '--prod', '--audit-level', 'high'], {
  quiet: true,
  cwd: ROOT,
})
const unanswered =
  /ERR_PNPM_AUDIT_(?:BAD_RESPONSE|ENDPOINT\w*)|ERR_PNPM_(?:META_)?FETCH|ECONN|ENOTFOUND|ETIMEDOUT/.exec(output)
if (code === 0) {
  console.log(output.trim() || 'No known weakness.')
} else if (unanswered) {
  console.log(`not checked: the registry did not answer the audit (${unanswered[0]})`)
} else {
  console.error(output)
  process.exitCode = 1
}
