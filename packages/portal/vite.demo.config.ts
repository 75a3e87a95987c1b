import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { productName } from './build/productName.ts'

/** Adds the service worker of msw, which has to be a file of the demo's own folder. */
const workerFile: Plugin = {
  name: 'nalam:worker-file',
  generateBundle() {
    const source = readFileSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), 'utf8')
    this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source })
  },
}

// The portal with the SDK's test handlers in place of a server: static files for the documentation
// site, which builds them into a folder of its own (`--base`, `--outDir`).
export default defineConfig({
  root: fileURLToPath(new URL('demo', import.meta.url)),
  plugins: [react(), productName(), workerFile],
  resolve: { conditions: ['@nalam/source', ...defaultClientConditions] },
  // There is nobody to report to.
  define: { 'import.meta.env.VITE_REPORT_TO': '""' },
  build: { target: 'es2022', chunkSizeWarningLimit: 2_000 },
})
