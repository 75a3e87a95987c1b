import { join } from 'node:path'
import { cachedTool } from './cachedTool.ts'
import { packed } from '../../scripts/publish/publishTo.ts'
import { must } from '../../scripts/publish/workingCopy.ts'

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

/**
 * Checks a packed tarball with publint and attw (K7).
 * @param folder a built working copy
 * @throws with what they found
 */
export async function packageLint(folder: string, name: 'contract' | 'sdk' | 'ui' | 'server') {
  const publint = join(await cachedTool('publint', '0.3.25'), 'publint/src/cli.js')
  const attw = join(await cachedTool('@arethetypeswrong/cli', '0.18.5'), '@arethetypeswrong/cli/dist/index.js')
  const profile = PROFILES[name]
  await packed(folder, name, async (tarball) => {
    await must('node', [publint, 'run', tarball, '--strict'], folder)
    if (profile) await must('node', [attw, tarball, '--format', 'ascii', '--no-color', ...profile], folder)
  })
}
