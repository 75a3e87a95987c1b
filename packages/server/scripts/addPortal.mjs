// Before the package is packed: the built portal goes into it, without what only its builders read (source maps, manifest), and with
// the licences of its fonts.
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
