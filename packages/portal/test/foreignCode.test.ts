// A build that rewrites a library can stop with any release of it, and what is cut is missed by
// somebody (`dir="rtl"` was). So our plug-ins only add files and words to the pages.
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { resolveConfig } from 'vite'
import { describe, expect, it } from 'vitest'

/** Hooks by which a plug-in can put other code in the place of a library's. */
const REWRITES = ['resolveId', 'load', 'transform', 'renderChunk'] as const

const portal = fileURLToPath(new URL('..', import.meta.url))
const configs = readdirSync(portal).filter((file) => /^vite\..*config\.ts$/.test(file))

describe('the builds take libraries as they are published', () => {
  it('are all read here', () => {
    expect(configs).toEqual(['vite.config.ts', 'vite.demo.config.ts'])
  })

  it.each(configs)('%s replaces and changes none of their code', async (file) => {
    const { plugins, resolve } = await resolveConfig({ configFile: portal + file, root: portal }, 'build')
    const ours = plugins.filter(({ name }) => name.startsWith('nalam:'))
    expect(ours.length).toBeGreaterThan(1)
    expect(ours.filter((plugin) => REWRITES.some((hook) => plugin[hook])).map(({ name }) => name)).toEqual([])
    const toModules = resolve.alias.filter(({ replacement }) => !replacement.includes('/vite/'))
    expect(toModules).toEqual([])
  })
})
