import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transformWithOxc, type Plugin } from 'vite'
import { samplesOf } from '../../scripts/documents/markdown.ts'

/** Samples of the README of @nalam/ui that tests run: name, and the component that the sample exports. */
const SAMPLES: Record<string, string> = { signIn: 'SignIn', bookings: 'Bookings', newSlot: 'NewSlot' }
const README = 'packages/ui/README.md'

const PREFIX = 'virtual:samples/'

/** Lets a browser test import a sample of the README as `virtual:samples/signIn`. */
export const samples = (root: string): Plugin => ({
  name: 'samples',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source.startsWith(PREFIX)) return `\0${source}`
    // A sample imports what a consumer has installed.
    return importer?.startsWith(`\0${PREFIX}`) ? this.resolve(source, join(root, 'packages/portal/src/main.tsx')) : null
  },
  async load(id) {
    const component = id.startsWith(`\0${PREFIX}`) && SAMPLES[id.slice(PREFIX.length + 1)]
    if (!component) return null
    const code = samplesOf(await readFile(join(root, README), 'utf8')).find(({ text }) =>
      text.includes(`export function ${component}(`),
    )?.text
    if (code === undefined) throw new Error(`${README} has no sample ${component}`)
    return transformWithOxc(code, `${README}.tsx`)
  },
})
