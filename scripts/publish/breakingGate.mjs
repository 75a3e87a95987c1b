import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNPM, run } from '../toolchain.mjs'
import { contractBreaks } from './contractBreaks.mjs'
import { versionOf } from './publishTo.mjs'
import { unpack } from './tarballProblems.mjs'
import { typeBreaks } from './typeBreaks.mjs'
import { must, PUBLISHED } from './workingCopy.mjs'

/** @param {string} folder @returns {boolean} whether a changeset announces a breaking change; both packages share their number */
function announcesMajor(folder) {
  const changesets = join(folder, '.changeset')
  return readdirSync(changesets)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .some((name) => /^['"]?@nalam\/(?:sdk|ui)['"]?:\s*major\s*$/m.test(readFileSync(join(changesets, name), 'utf8')))
}

/** @param {string} name @param {string} folder whose .npmrc says which registry @returns {Promise<string | undefined>} */
async function releasedVersion(name, folder) {
  const { code, output } = await run('npm', ['view', name, 'version', '--json', '--loglevel=error'], {
    quiet: true,
    cwd: folder,
  })
  if (code === 0) return JSON.parse(output.slice(output.indexOf('"')))
  if (/E404|404 Not Found/.test(output)) return undefined
  throw new Error(`The registry did not say which version of ${name} is released:\n${output}`)
}

/** @param {string} target @returns {string} the one tarball in it, unpacked */
function unpacked(target) {
  const tarball = readdirSync(target).find((file) => file.endsWith('.tgz'))
  if (!tarball) throw new Error(`There is no tarball in ${target}.`)
  return unpack(join(target, tarball), target)
}

/** @param {string} folder an unpacked sdk @returns {Record<string, any>} the contract that travels with it */
function contractIn(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const target = exports['./openapi.json']
  return JSON.parse(readFileSync(join(folder, typeof target === 'string' ? target : target.default), 'utf8'))
}

/**
 * Compares what is built with what was last released: the public types, and the contract.
 * @param {string} folder a tree with both packages built; its .npmrc says which registry
 * @returns {Promise<{ compared: string[], breaks: string[], announced: boolean }>} refused where there are breaks that nobody announced
 */
export async function breakingGate(folder) {
  const work = mkdtempSync(join(tmpdir(), 'nalam-breaking-'))
  const compared = []
  const breaks = []
  let announced = announcesMajor(folder)
  try {
    for (const name of PUBLISHED) {
      const released = await releasedVersion(`@nalam/${name}`, folder)
      if (!released) continue
      const here = versionOf(folder, name)
      announced ||= Number(here.split('.')[0]) > Number(released.split('.')[0])
      const [before, after] = [join(work, name, 'before'), join(work, name, 'after')]
      for (const target of [before, after]) mkdirSync(target, { recursive: true })
      await must('npm', ['pack', `@nalam/${name}@${released}`, '--pack-destination', before], folder)
      await must('npx', ['-y', PNPM, 'pack', '--pack-destination', after], join(folder, 'packages', name))
      const [was, is] = [unpacked(before), unpacked(after)]
      const modules = join(folder, 'packages', name, 'node_modules')
      const found = await typeBreaks(was, is, modules, join(work, name, 'types'))
      if (name === 'sdk') found.push(...contractBreaks(contractIn(was), contractIn(is)))
      breaks.push(...found.map((line) => `@nalam/${name}: ${line}`))
      compared.push(`@nalam/${name} ${released}`)
    }
  } finally {
    rmSync(work, { recursive: true })
  }
  return { compared, breaks, announced }
}
