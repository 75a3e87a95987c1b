import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transformWithOxc, type Plugin } from 'vite'

/** Samples that tests run: name, guide, and place among the guide's blocks of `tsx`. */
const SAMPLES: Record<string, [guide: string, place: number]> = {
  signIn: ['packages/ui/src/Callbacks.md', 0],
  bookings: ['packages/ui/src/Callbacks.md', 1],
  newSlot: ['packages/ui/src/Callbacks.md', 2],
}

const PREFIX = 'virtual:samples/'

/** Lets a browser test import a sample of a guide as `virtual:samples/signIn`. */
export const samples = (root: string): Plugin => ({
  name: 'samples',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source.startsWith(PREFIX)) return `\0${source}`
    // A sample imports what a consumer has installed.
    return importer?.startsWith(`\0${PREFIX}`) ? this.resolve(source, join(root, 'packages/portal/src/main.tsx')) : null
  },
  async load(id) {
    const sample = id.startsWith(`\0${PREFIX}`) && SAMPLES[id.slice(PREFIX.length + 1)]
    if (!sample) return null
    const [guide, place] = sample
    const [, code] = [...(await readFile(join(root, guide), 'utf8')).matchAll(/```tsx\n([^]*?)```/g)][place] ?? []
    if (code === undefined) throw new Error(`${guide} has no sample ${place}`)
    return transformWithOxc(code, `${guide}.tsx`)
  },
})
