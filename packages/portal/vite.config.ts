import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, loadEnv, type EnvironmentOptions, type ViteBuilder } from 'vite'
import { hostHeaders } from './build/hostHeaders.ts'
import { firstRequest } from './build/firstRequest.ts'
import { inlineStyles } from './build/inlineStyles.ts'
import { noChunkCycles } from './build/noChunkCycles.ts'
import { precompress } from './build/precompress.ts'
import { productName } from './build/productName.ts'
import { sourceFiles } from './build/sourceFiles.ts'
import { startFiles } from './build/startFiles.ts'
import { readConfiguration } from './src/shared/api/readConfiguration.ts'

// Lists are shown before a popup, a dialog, a form or a change of slots: what these share is not in
// the file of all pages.
const POPUP = String.raw`[\\/](?:tabster|react-(?:tabster|menu|popover))[\\/]`
const DIALOG = String.raw`[\\/]react-dialog[\\/]|${sourceFiles('ui/src/components/Dialog/', 'ui/src/forms/FormDialog.tsx')}`
const FORM = sourceFiles(
  'ui/src/components/DateField/',
  'ui/src/components/SelectField/',
  'ui/src/components/PhoneField/',
  'portal/src/shared/leaveGuard/LeaveGuard.tsx',
)
const DATES = sourceFiles('ui/src/components/DateRangeFields/')
const SLOTS = sourceFiles(
  'ui/src/components/UndoList/ChangedJustNow.tsx',
  'ui/src/messages/en/changes.ts',
  'portal/src/shared/slots/slotChanges.ts',
  'portal/src/shared/bookings/useDashboardBookings.ts',
)
const LOGIN = sourceFiles(
  'ui/src/screens/Login/Login.tsx',
  'portal/src/shared/preferences/VisitorTools.tsx',
  'portal/src/features/account/useSignIn.ts',
  'portal/src/shared/useCeremony.ts',
  // Else a page with a date would wait for the fields of a code.
  'ui/src/forms/useValueField.ts',
)
const VERIFICATION = sourceFiles('ui/src/forms/CodeVerification/CodeVerification.tsx')
const FRAME = sourceFiles('ui/src/components/AppShell/AppShell.tsx')

const resolve = { conditions: ['@nalam/source', ...defaultClientConditions] }

/**
 * Returns the environment of a page that is built in the same run: nothing of the doctor's portal is
 * in it. The code of its first view is one file; dark theme and what else comes later, such as the
 * patient's Tamil and Hindi, are a file each (goal P9).
 *
 * @param target the oldest browsers, as Vite names them
 */
const pageOfItsOwn = (html: string, target: string, license: string): EnvironmentOptions => ({
  consumer: 'client',
  resolve,
  build: {
    target,
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    sourcemap: true,
    assetsInlineLimit: 0,
    license: { fileName: license },
    rolldownOptions: { input: fileURLToPath(new URL(html, import.meta.url)) },
  },
})

const portalPages: EnvironmentOptions = {
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: true,
    // Lists the licences of the bundled packages.
    license: { fileName: 'licenses.md' },
    assetsInlineLimit: 0,
    // One style sheet, which is inlined into index.html: no chunk requests it.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // A page that starts with forty small files waits for forty responses. All pages share two
        // files. The login page needs one more, which contains nothing else. The frame of the
        // signed-in pages is another one, and so is what three pages or more share (goal P3).
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
              tags: ['$initial'],
              priority: 5,
            },
            { name: 'app', tags: ['$initial'], priority: 4 },
            { name: 'login', test: new RegExp(LOGIN), priority: 3 },
            { name: 'verification', test: new RegExp(VERIFICATION), priority: 2 },
            { name: 'frame', test: new RegExp(FRAME), priority: 1 },
            {
              name: 'pages',
              test: new RegExp(`^(?!.*(?:${POPUP}|${DIALOG}|${FORM}|${SLOTS}))`),
              minShareCount: 3,
              priority: 0.5,
            },
            { name: 'popup', test: new RegExp(POPUP), priority: 0.45 },
            { name: 'dialog', test: new RegExp(DIALOG), priority: 0.4 },
            // Else they are merged with what Appointments needs, which has them only in a dialog.
            { name: 'dates', test: new RegExp(DATES), priority: 0.4 },
            // Else it is merged with what the calendar needs, which has a text area only in dialogs.
            { name: 'textArea', test: /[\\/](?:react-textarea|TextAreaField)[\\/]/, priority: 0.4 },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 12_000 },
          ],
        },
        // The default name of a shared file would list the pages that share it.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
  },
}

// Vite's own order would call the plug-ins for what is built before it is built.
async function buildApp(builder: ViteBuilder) {
  for (const environment of Object.values(builder.environments)) await builder.build(environment)
}

export default defineConfig(({ command, mode }) => {
  const { apiRoot } = readConfiguration(loadEnv(mode, import.meta.dirname))
  return {
    plugins: [
      react(),
      productName(),
      noChunkCycles(),
      startFiles(apiRoot),
      inlineStyles(),
      firstRequest(apiRoot),
      hostHeaders(),
      precompress(),
    ],
    resolve,
    ...(command === 'build' && {
      builder: { buildApp },
      environments: {
        client: portalPages,
        // A patient's link (OFFER-02).
        patient: pageOfItsOwn('p.html', 'es2022', 'licenses-patient.md'),
        // The numbers in a waiting room (QUEUE-04), also for the browsers of televisions.
        display: pageOfItsOwn('q.html', 'chrome90', 'licenses-display.md'),
      },
    }),
    server: {
      proxy: Object.fromEntries(
        ['/api', '/files', '/dev', '/reports'].map((path) => [
          path,
          { target: process.env['NALAM_API'] ?? 'http://localhost:4001' },
        ]),
      ),
    },
  }
})
