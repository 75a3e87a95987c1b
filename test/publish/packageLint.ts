import { join } from 'node:path'
import { packed } from '../../scripts/publish/publishTo.ts'
import { must } from '../../scripts/publish/workingCopy.ts'
import { ROOT } from '../../scripts/toolchain.mjs'

/**
 * Profile of attw for each package with types: the SDK supports all module systems, the UI only
 * bundlers and ESM, the server only Node.
 */
const PROFILES = {
  contract: undefined,
  sdk: ['--profile', 'node16'],
  ui: ['--profile', 'esm-only', '--exclude-entrypoints', './styles.css'],
  server: ['--profile', 'esm-only'],
}

const tool = (path: string) => join(ROOT, 'node_modules', path)

/**
 * Checks a tarball with publint and attw (K7).
 * @throws with what they found
 */
export async function lintTarball(tarball: string, name: keyof typeof PROFILES) {
  await must('node', [tool('publint/src/cli.js'), 'run', tarball, '--strict'], ROOT)
  const profile = PROFILES[name]
  const attw = tool('@arethetypeswrong/cli/dist/index.js')
  if (profile) await must('node', [attw, tarball, '--format', 'ascii', '--no-color', ...profile], ROOT)
}

/**
 * Packs a package and checks it with publint and attw.
 * @param folder a built working copy
 * @throws with what they found
 */
export const packageLint = (folder: string, name: keyof typeof PROFILES) =>
  packed(folder, name, (tarball) => lintTarball(tarball, name))
