import { defineConfig } from 'tsup'
import manifest from './package.json' with { type: 'json' }

// The entry points of the package are listed once: `exports` in package.json.
const entries = Object.entries(manifest.exports)
  .map(([subpath, { '@nalam/source': source }]) => [subpath === '.' ? 'index' : subpath.slice(2), source])
  .filter(([, source]) => source?.endsWith('.ts'))

export default defineConfig({
  entry: Object.fromEntries(entries),
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: true,
  // Rollup writes the modules: as CommonJS they read the default export of another package as that
  // package means it. Without this, every module of openapi-fetch is its own default export.
  treeshake: { moduleSideEffects: false },
  // Also in CommonJS: an entry point shares its code, and the class of its errors, with the others.
  splitting: true,
  clean: true,
})
