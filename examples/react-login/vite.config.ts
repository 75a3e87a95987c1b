import { defineConfig, loadEnv } from 'vite'

// The browser uses only one origin: Vite forwards /api to the platform. Sessions are cookies, so
// nothing else is needed.
export default defineConfig(({ mode }) => {
  const { NALAM_API = 'http://localhost:4000' } = loadEnv(mode, process.cwd(), 'NALAM_')
  return { server: { proxy: { '/api': NALAM_API } } }
})
