// pnpm bench <package>: runs the measurements of a package, which writes its results to docs/measurements/<package>.md.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run } from './toolchain.mjs'

const PACKAGES = ['sdk', 'ui', 'portal', 'server']
const measurable = PACKAGES.filter((name) => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'))
  return scripts?.bench !== undefined
})

const [name = '', ...rest] = process.argv.slice(2)
if (!measurable.includes(name)) {
  console.error(
    `Which package shall be measured? ${measurable.map((known) => `pnpm bench ${known}`).join(', ') || 'None has measurements yet.'}`,
  )
  process.exit(1)
}
const { code } = await run('node', ['--run', 'bench', '--', ...rest], { cwd: join(ROOT, 'packages', name) })
process.exit(code)
