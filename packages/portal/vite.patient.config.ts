import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { PATIENT_OFFER_PATH } from '@nalam/sdk/early'
import { defaultClientConditions, defineConfig, loadEnv, type Plugin } from 'vite'
import { precompress } from './build/precompress.ts'
import { hostHeaders } from './build/hostHeaders.ts'
import { productName } from './build/productName.ts'
import { readConfiguration } from './src/shared/api/readConfiguration.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
// The library's files find it here, too.
const of = (module: string) => fileURLToPath(import.meta.resolve(module))

/** Inserts the URL of the offer's request into p.html, which sends it before any script (goal P9). */
const offerRequest = (apiRoot: string): Plugin => ({
  name: 'nalam:offer-request',
  transformIndexHtml: (html) => html.replace('%OFFER%', () => apiRoot + PATIENT_OFFER_PATH),
})

/**
 * Keeps the Latin font of the device if ours comes late: a text that changes its font moves the times
 * away from the finger (U4). The next visit has our font. Other scripts are decided by the page, which
 * knows whether the device has a font for them.
 */
const steadyFonts: Plugin = {
  name: 'nalam:steady-fonts',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (css) =>
      css.replaceAll(/@font-face \{[^}]*mukta-latin[^}]*\}/g, (face) => face.replace('swap', 'optional')),
  },
}

// The patient's page (OFFER-02) is a build of its own, beside the portal's: nothing of the doctor's
// portal is in it, and its whole code is one file. React DOM alone has 58 of the 60 kB that the page
// may have, so here Preact runs the same components.
export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    productName(),
    offerRequest(readConfiguration(loadEnv(mode, import.meta.dirname)).apiRoot),
    steadyFonts,
    hostHeaders(),
    precompress(),
  ],
  resolve: {
    alias: [
      { find: /^react-dom\/client$/, replacement: of('preact/compat/client') },
      { find: /^react-dom$/, replacement: of('preact/compat') },
      { find: /^react\/jsx-runtime$/, replacement: of('preact/jsx-runtime') },
      { find: /^react$/, replacement: of('preact/compat') },
    ],
    conditions: ['@nalam/source', ...defaultClientConditions],
  },
  publicDir: false,
  build: {
    target: 'es2022',
    emptyOutDir: false,
    sourcemap: true,
    assetsInlineLimit: 0,
    license: { fileName: 'licenses-patient.md' },
    rolldownOptions: { input: here('p.html') },
  },
}))
