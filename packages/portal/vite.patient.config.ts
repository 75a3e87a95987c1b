import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { PATIENT_APPOINTMENT_PATH, PATIENT_OFFER_PATH } from '@nalam/sdk/early'
import { defaultClientConditions, defineConfig, loadEnv, type Plugin } from 'vite'
import { precompress } from './build/precompress.ts'
import { hostHeaders } from './build/hostHeaders.ts'
import { productName } from './build/productName.ts'
import { readConfiguration } from './src/shared/api/readConfiguration.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Inserts the URLs of the first request into p.html, which sends it before any script (goal P9). */
const firstRequest = (apiRoot: string): Plugin => ({
  name: 'nalam:first-request',
  transformIndexHtml: (html) =>
    html
      .replace('%OFFER%', () => apiRoot + PATIENT_OFFER_PATH)
      .replace('%APPOINTMENT%', () => apiRoot + PATIENT_APPOINTMENT_PATH),
})

// The patient's page (OFFER-02) is a build of its own, beside the portal's: nothing of the doctor's
// portal is in it. The code of its first view is one file; dark theme, Tamil, Hindi and the form of a
// wish are a file each (goal P9).
export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    productName(),
    firstRequest(readConfiguration(loadEnv(mode, import.meta.dirname)).apiRoot),
    hostHeaders(),
    precompress(),
  ],
  resolve: {
    conditions: ['@nalam/source', ...defaultClientConditions],
  },
  publicDir: false,
  build: {
    target: 'es2022',
    emptyOutDir: false,
    modulePreload: false,
    sourcemap: true,
    assetsInlineLimit: 0,
    license: { fileName: 'licenses-patient.md' },
    rolldownOptions: { input: here('p.html') },
  },
}))
