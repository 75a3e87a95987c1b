// Runs before the package is packed. Copies the built portal to dist/portal, without source maps
// and the build manifest, and adds the licences of its fonts.
import { cpSync, existsSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'

const from = join(import.meta.dirname, '../../portal/dist')
const to = join(import.meta.dirname, '../dist/portal')
if (!existsSync(join(from, 'index.html'))) {
  console.error('The portal is not built: run its build before the server is packed.')
  process.exit(1)
}
rmSync(to, { recursive: true, force: true })
cpSync(from, to, {
  recursive: true,
  filter: (path) => !basename(path).startsWith('.') && !/\.map(?:\.br|\.gz)?$/.test(path),
})

for (const font of ['mukta', 'mukta-malar'])
  cpSync(
    join(import.meta.dirname, '../../ui/node_modules/@fontsource', font, 'LICENSE'),
    join(to, `LICENSE-${font}.txt`),
  )
