// Compares the built packages and the contract with the last release, or before the first release
// with the last commit on main. A break needs a major changeset.
//   pnpm build && pnpm check:breaking
import { breakingGate } from './breakingGate.ts'
import { ROOT } from '../../scripts/toolchain.mjs'

const { compared, breaks, announced, unannounced } = await breakingGate(ROOT)
for (const line of [...breaks, ...unannounced]) console.error(line)
console.log(
  `compared with ${compared.join(' and ')}: ${breaks.length} breaks${announced ? ', a major version is announced' : ''}`,
)
if (breaks.length > 0 && !announced) {
  console.error('Somebody’s code would stop working. Undo it, or say so with a major changeset (pnpm changeset).')
  process.exit(1)
}
if (unannounced.length > 0) {
  console.error('Users get another manifest without a release: describe the change with a changeset (pnpm changeset).')
  process.exit(1)
}
