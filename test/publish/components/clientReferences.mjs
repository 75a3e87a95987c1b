// Turns modules with `'use client'` into references, as a bundler for server components does.
import { createRequire, register } from 'node:module'

// The hook that was registered last is called first.
register('./sourceText.mjs', import.meta.url)
register('react-server-dom-webpack/node-loader', import.meta.url)
createRequire(import.meta.url)('react-server-dom-webpack/node-register')()
