// pnpm release:publish             builds, checks the tarballs, publishes the versions that the
//                                  registry does not have yet
// pnpm release:publish --dry-run   builds and checks the tarballs
// pnpm release:snapshot <branch>   publishes this tree as <next version>-<branch>-<time> under the
//                                  dist-tag <branch>
// The release workflow calls both; there the registry trusts the workflow itself and no token is
// needed.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changeset, nameTheRepository, packedPackages, versionOf } from './publish/publishTo.ts'
import { buildPublished, workingCopy } from './publish/workingCopy.ts'
import { ROOT } from './toolchain.mjs'

const [mode, branch] = process.argv.slice(2)

async function pack(folder: string) {
  await buildPublished(folder)
  for (const { name, files, bytes } of await packedPackages(folder))
    console.log(`${name}: ${files.length} files, ${bytes} bytes`)
}

async function publish(folder: string, args: string[]) {
  await pack(folder)
  nameTheRepository(folder)
  console.log(await changeset(folder, ['publish', ...args]))
}

if (mode === undefined) {
  await publish(ROOT, [])
} else if (mode === '--dry-run') {
  await pack(ROOT)
} else if (mode !== '--snapshot') {
  console.error(`There is no ${mode}, only --dry-run and --snapshot <branch>.`)
  process.exit(1)
} else {
  const tag = (branch ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  // Registries reject a dist-tag that looks like a version, and `latest` is what users install by
  // default.
  if (!/^[a-z]/.test(tag) || ['latest', 'main'].includes(tag)) {
    console.error('Say which branch: pnpm release:snapshot <branch> (not main, and it begins with a letter).')
    process.exit(1)
  }
  const base = mkdtempSync(join(tmpdir(), 'nalam-snapshot-'))
  try {
    const folder = join(base, 'copy')
    await workingCopy(folder)
    await changeset(folder, ['version', '--snapshot', tag])
    if (versionOf(folder, 'sdk') === versionOf(ROOT, 'sdk'))
      throw new Error('There is no changeset, so there is nothing to try out.')
    await publish(folder, ['--tag', tag, '--no-git-tag'])
    console.log(`npm install @nalam/sdk@${tag} @nalam/ui@${tag}`)
  } finally {
    rmSync(base, { recursive: true })
  }
}
