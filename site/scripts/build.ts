// Builds the site into site/dist and checks the result.
//   --whole   includes the Storybook and the demo
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vitepress'
import { run } from '../../scripts/toolchain.mjs'
import { assemble } from './assemble.ts'
import { buildDemo } from './demo.ts'
import { siteProblems } from './siteProblems.ts'
import { DIST, ROOT, SITE } from './paths.ts'

const isWhole = process.argv.includes('--whole')
const base = process.env['SITE_BASE'] ?? '/'
const stages: string[] = []
let begun = process.cpuUsage()
const stage = (name: string) => {
  const { user, system } = process.cpuUsage(begun)
  stages.push(`${name} ${((user + system) / 1e6).toFixed(1)} s`)
  begun = process.cpuUsage()
}

if (isWhole) {
  const { code, output } = await run('node', ['--run', 'build:storybook'], { quiet: true })
  if (code !== 0) throw new Error(`The Storybook could not be built:\n${output}`)
}
const routes = await assemble(process.env['SITE_SOURCES'])
stage('pages written')
rmSync(DIST, { recursive: true, force: true })
await build(SITE)
stage('built')
if (isWhole) {
  cpSync(join(ROOT, 'storybook-static'), join(DIST, 'storybook'), { recursive: true })
  await buildDemo(`${base}demo/`, join(DIST, 'demo'))
}
const problems = siteProblems(base, isWhole)
stage('read')
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.stdout.write(
  `site/dist: ${routes.length} pages, ${problems.length} problems (${stages.join(', ')} of processor time)\n`,
)
process.exit(problems.length > 0 ? 1 : 0)
