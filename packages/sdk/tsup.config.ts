import { rmSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { ENTRIES } from './scripts/entries.ts'

// tsup would keep the modules of an older build.
rmSync('dist', { recursive: true, force: true })

// Writes only the declarations. scripts/finishBuild.ts writes the modules.
export default defineConfig({
  // Declarations without MSW types are the same for ES modules and CommonJS: see sharedTypes in
  // scripts/thinTypes.ts.
  entry: { ...ENTRIES, 'testing-data': 'src/testing/data.ts' },
  format: ['esm', 'cjs'],
  dts: { only: true },
})
