import { defineConfig } from 'tsup'

// One file that starts fast: everything is bundled but PGlite and sharp, which load files beside themselves, and pg.
export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: ['esm'],
  platform: 'node',
  target: 'node24',
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
  noExternal: [/^(?!@electric-sql|pg$|pg\/|sharp|node:).*/],
  external: ['@electric-sql/pglite', 'pg', 'sharp'],
})
