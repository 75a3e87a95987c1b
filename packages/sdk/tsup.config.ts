import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'response-check': 'src/response-check/index.ts',
    http: 'src/http/index.ts',
    node: 'src/node/index.ts',
    queries: 'src/queries/index.ts',
    testing: 'src/testing/index.ts',
    validation: 'src/validation/index.ts',
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: true,
  splitting: true,
  // Names stay, so that a stack trace says where it comes from and an error is called ApiError; source maps are not needed for that.
  esbuildOptions(options) {
    options.minifyWhitespace = true
    options.minifySyntax = true
    options.lineLimit = 160
  },
  clean: true,
})
