// Bytes that a page loads for one call with each client: minified by esbuild, gzip.
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const url = `'/api/doctor/doc-get-all-bookings'`
const query = `{ doctorId: 'd', page: 1 }`
const programs: Record<string, string> = {
  'raw fetch': `fetch(${url}, { method: 'POST', body: JSON.stringify(${query}) }).then((r) => r.json()).then(console.log)`,
  '@nalam/sdk (all 22 operations)': `import { createDoctorApi } from '@nalam/sdk'
createDoctorApi({ baseUrl: '/api' }).bookings.list(${query}).then(console.log)`,
  'openapi-fetch': `import createClient from 'openapi-fetch'
createClient({ baseUrl: '/api' }).POST('/doctor/doc-get-all-bookings', { body: ${query} }).then(console.log)`,
  'hey-api (one operation)': `import { listBookings } from './.cache/hey/sdk.gen.ts'
listBookings({ body: ${query} }).then(console.log)`,
  ky: `import ky from 'ky'
ky.post(${url}, { json: ${query} }).json().then(console.log)`,
  axios: `import axios from 'axios'
axios.post(${url}, ${query}).then(console.log)`,
}

/** @returns bytes loaded at first, and bytes loaded on demand */
export async function bundleSizes(): Promise<{ name: string; first: number; later: number }[]> {
  const sizes = []
  for (const [name, contents] of Object.entries(programs)) {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
      bundle: true,
      minify: true,
      splitting: true,
      format: 'esm',
      target: 'es2022',
      platform: 'browser',
      conditions: ['@nalam/source'],
      outdir: 'out',
      write: false,
      metafile: true,
    })
    const [entry, ...others] = outputFiles.toSorted(
      (a, b) => Number(b.path.includes('stdin')) - Number(a.path.includes('stdin')),
    )
    const bytes = (file: Uint8Array) => gzipSync(file, { level: 9 }).length
    // Counts chunks that the entry imports statically as part of it.
    const eager = others.filter(({ path }) => /chunk-/.test(path))
    const lazy = others.filter(({ path }) => !/chunk-/.test(path))
    sizes.push({
      name,
      first: bytes(entry?.contents ?? new Uint8Array()) + eager.reduce((sum, file) => sum + bytes(file.contents), 0),
      later: lazy.reduce((sum, file) => sum + bytes(file.contents), 0),
    })
  }
  return sizes
}
