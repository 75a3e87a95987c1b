import { globSync } from 'node:fs'
import { defineConfig } from 'tsup'

/** Each component, form and screen is an entry, so that importing one does not load all of them. */
const parts = globSync('src/{components,forms,screens}/*/index.ts')

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/theme/index.ts',
    'src/theme/themes.ts',
    'src/messages/index.ts',
    'src/testing/index.ts',
    ...parts,
  ],
  outDir: 'dist',
  format: ['esm'],
  target: 'es2022',
  // The compiler writes one declaration file per module (see finish-build.ts): bundling the
  // declarations of seventy entries takes minutes.
  dts: false,
  splitting: true,
  clean: true,
})
