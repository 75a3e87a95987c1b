import { rmSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { ENTRIES } from './scripts/entries.mjs'

// tsup would leave the modules of an older build.
rmSync('dist', { recursive: true, force: true })

// The declarations alone: scripts/finishBuild.mjs writes the modules.
export default defineConfig({
  // What has nothing of MSW in it is the same for ES modules and CommonJS: see sharedTypes in scripts/thinTypes.mjs.
  entry: { ...ENTRIES, 'testing-data': 'src/testing/data.ts' },
  format: ['esm', 'cjs'],
  dts: { only: true },
})
