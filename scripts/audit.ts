// Checks the production dependencies of the packages for known vulnerabilities. Fails on one of
// level high or above.
//   node scripts/audit.ts
import { auditOutcome } from './security/auditOutcome.mjs'
import { PNPM, run } from './toolchain.mjs'

const { code, output } = await run('npx', ['-y', PNPM, 'audit', '--prod', '--audit-level', 'high'], { quiet: true })
const { kind, text } = auditOutcome(code, output)
console.log(text)
process.exitCode = kind === 'found' ? 1 : 0
