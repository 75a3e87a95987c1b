import { globSync } from 'node:fs'
import { defineConfig } from 'tsup'

/** Each component, form and screen is an entry of its own, so that one of them does not drag the kit. */
const parts = globSync('src/{components,forms,screens}/*/index.ts')

export default defineConfig({
  entry: ['src/index.ts', 'src/theme/index.ts', 'src/theme/themes.ts', 'src/messages/index.ts', ...parts],
  outDir: 'dist',
  format: ['esm'],
  target: 'es2022',
  // Types come from the compiler itself, file by file (see finish-build.ts): bundling them for seventy entries takes minutes.
  dts: false,
  splitting: true,
  clean: true,
})
