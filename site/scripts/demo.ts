import { join } from 'node:path'
import { run } from '../../scripts/toolchain.mjs'
import { ROOT } from './paths.ts'

/**
 * Builds the portal with the test handlers of the SDK in place of a server.
 *
 * @param base path of the demo on its host, such as `/demo/`
 * @param outDir receives the files; it is emptied
 */
export async function buildDemo(base: string, outDir: string): Promise<void> {
  const portal = join(ROOT, 'packages/portal')
  const options = ['-c', 'vite.demo.config.ts', '--base', base, '--outDir', outDir, '--emptyOutDir']
  const { code, output } = await run('vite', ['build', ...options], { quiet: true, cwd: portal })
  if (code !== 0) throw new Error(`The demo could not be built:\n${output}`)
}
