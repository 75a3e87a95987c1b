import { defineConfig } from '@playwright/test'
import tests from './playwright.config.ts'

// `pnpm pictures` takes the pictures of the README from the built portal and writes them into
// docs/pictures.
export default defineConfig({
  ...tests,
  testMatch: 'pictures.ts',
  workers: 1,
  timeout: 240_000,
  projects: [{ name: 'pictures' }],
  use: { ...tests.use, viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 },
})
