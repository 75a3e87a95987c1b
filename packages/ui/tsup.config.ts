import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'tsup'

/** Each component and each screen is an entry of its own, so that one of them does not drag the kit. */
function entriesOf(folder: 'components' | 'screens'): string[] {
  return readdirSync(join('src', folder)).map((name) => `src/${folder}/${name}/index.ts`)
}

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/theme/index.ts',
    'src/theme/themes.ts',
    'src/messages/index.ts',
    ...entriesOf('components'),
    ...entriesOf('screens'),
  ],
  outDir: 'dist',
  format: ['esm'],
  target: 'es2022',
  // Types come from the compiler itself, file by file (see finish-build.ts): bundling them for seventy entries takes minutes.
  dts: false,
  splitting: true,
  clean: true,
  banner: { js: "'use client'" },
})
