import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { hostHeaders } from './build/hostHeaders.ts'
import { precompress } from './build/precompress.ts'
import { productName } from './build/productName.ts'
import { startFiles } from './build/startFiles.ts'

export default defineConfig({
  plugins: [react(), productName(), startFiles(), hostHeaders(), precompress()],
  resolve: { conditions: ['@nalam/source', ...defaultClientConditions] },
  build: { target: 'es2022', manifest: true, sourcemap: true, assetsInlineLimit: 0 },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/files', '/dev', '/reports'].map((path) => [
        path,
        { target: process.env['NALAM_API'] ?? 'http://localhost:4001' },
      ]),
    ),
  },
})
