import { defineConfig } from 'tsup'

export default defineConfig({
  // One module of the package for each source file. In a bundle, catalogues and calculations share
  // chunks with components, and server components cannot call anything beside `'use client'`.
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories}.{ts,tsx}', '!src/fixtures/**'],
  bundle: false,
  outDir: 'dist',
  format: ['esm'],
  target: 'es2022',
  // The compiler writes the declarations (see finish-build.ts).
  dts: false,
  clean: true,
})
