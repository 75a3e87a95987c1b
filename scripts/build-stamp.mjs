import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './toolchain.mjs'

const INPUTS = ['packages', 'pnpm-lock.yaml', 'tsconfig.base.json']
const NOT_INPUTS = new Set(['node_modules', 'dist', '.tsc', '.data', '.cache', 'test-results', 'e2e', 'bench'])
const STAMP = join(ROOT, '.cache/build-stamp')
const OUTPUTS = ['packages/portal/dist/index.html', 'packages/server/dist/main.js']

/** @param {string} path @param {import('node:crypto').Hash} hash */
function digest(path, hash) {
  const stat = statSync(path)
  if (stat.isDirectory()) {
    for (const name of readdirSync(path).toSorted()) if (!NOT_INPUTS.has(name)) digest(join(path, name), hash)
  } else {
    hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\n`)
  }
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const input of INPUTS) digest(join(ROOT, input), hash)
  return hash.digest('hex')
}

/**
 * Returns whether portal and server were already built from exactly these files, so that a second
 * start need not build again.
 */
export function isBuilt() {
  if (!OUTPUTS.every((path) => existsSync(join(ROOT, path)))) return false
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()
}

/** Records that the dist folders were built from the current files. */
export function markBuilt() {
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, fingerprint())
}
