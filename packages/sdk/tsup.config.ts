import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    responseCheck: 'src/response-check/index.ts',
    http: 'src/http/index.ts',
    node: 'src/node/index.ts',
    queries: 'src/queries/index.ts',
    testing: 'src/testing/index.ts',
    validation: 'src/validation/index.ts',
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: true,
  sourcemap: true,
  splitting: true,
  minify: true,
  clean: true,
})
