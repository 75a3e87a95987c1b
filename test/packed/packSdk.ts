import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unpack } from '../../scripts/publish/tarballProblems.ts'
import { must, pnpm } from '../../scripts/publish/workingCopy.ts'
import { ROOT } from '../../scripts/toolchain.mjs'

/** Folder with the packed SDK. Its modules find the packages that they import above it. */
const FOLDER = join(ROOT, 'packages/sdk/.cache/packed')

/** The unpacked package, as a user installs it. */
export const PACKAGE = join(FOLDER, 'package')

/** The tarball. */
export const TARBALL = join(FOLDER, 'sdk.tgz')

/** Builds and packs the SDK, once before all tests of this configuration. */
export default async function packSdk(): Promise<void> {
  await must('node', ['--run', 'build'], join(ROOT, 'packages/sdk'))
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const target = mkdtempSync(join(tmpdir(), 'nalam-packed-'))
  await pnpm(join(ROOT, 'packages/sdk'), ['pack', '--pack-destination', target])
  const [tarball] = readdirSync(target)
  if (!tarball) throw new Error('Packing the SDK made no tarball.')
  cpSync(join(target, tarball), TARBALL)
  rmSync(target, { recursive: true })
  unpack(TARBALL, FOLDER)
}
