import { defineConfig } from 'tsup'

// One file that starts fast: everything is bundled except PGlite, sharp, argon2 and the file locks, which load files beside themselves, and pg.
export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: ['esm'],
  platform: 'node',
  target: 'node20',
  outDir: 'dist',
  clean: true,
  splitting: false,
  minify: false,
  esbuildOptions(options) {
    options.conditions = ['@nalam/source', 'module', 'node', 'import']
    // Some bundled packages are CommonJS and call require for Node's own modules.
    options.banner = {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    }
  },
  noExternal: [/^(?!@electric-sql|@node-rs|fs-native-extensions|pg$|pg\/|sharp|node:).*/],
  external: ['@electric-sql/pglite', '@node-rs/argon2', 'fs-native-extensions', 'pg', 'sharp'],
})
