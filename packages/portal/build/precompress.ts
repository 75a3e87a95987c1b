import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:js|css|html|svg|json)$/

/**
 * Writes a .br and a .gz file for every text file of the build, so that a host compresses nothing
 * per request.
 */
export function precompress(): Plugin {
  let outDir = ''
  return {
    name: 'nalam:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    buildApp: {
      order: 'post',
      async handler() {
        for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
          if (
            !entry.isFile() ||
            !TEXT.test(entry.name) ||
            entry.name === 'headers.json' ||
            entry.parentPath.endsWith('.vite')
          )
            continue
          const path = join(entry.parentPath, entry.name)
          const bytes = readFileSync(path)
          writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
          writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
        }
      },
    },
  }
}
