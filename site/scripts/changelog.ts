import { globSync } from 'node:fs'
import { PUBLISHED } from '../../scripts/publish/workingCopy.ts'
import { shiftHeadings } from './markdown.ts'
import { ROOT } from './paths.ts'
import { readFile } from './pieces.ts'

/** Returns the changes of the next version, from the changesets of the repository. */
function nextVersion(): string[] {
  const changes = globSync('.changeset/*.md', { cwd: ROOT })
    .filter((file) => !file.endsWith('README.md'))
    .toSorted()
    .map((file) => readFile(file).split(/^---$/m))
  if (changes.length === 0) return []
  const byPackage = PUBLISHED.flatMap((name) => {
    const own = changes.filter(([, head = '']) => head.includes(`@nalam/${name}'`))
    if (own.length === 0) return []
    const texts = own.map(([, , body = '']) => {
      const [first = '', ...rest] = body
        .replaceAll(/<!--[^]*?-->/g, '')
        .trim()
        .split('\n')
      return [`- ${first}`, ...rest.map((line) => (line === '' ? '' : `  ${line}`))].join('\n')
    })
    return [`### @nalam/${name}\n\n${texts.join('\n')}`]
  })
  return ['## The next version', ...byPackage]
}

/** Returns the changelog of the published packages. */
export function changelogText(): string {
  const released = globSync('packages/*/CHANGELOG.md', { cwd: ROOT }).map((file) => shiftHeadings(readFile(file), 1))
  return ['# Changelog', ...nextVersion(), ...released].join('\n\n')
}
