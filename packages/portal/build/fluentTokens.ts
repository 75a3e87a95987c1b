import type { Plugin } from 'vite'

/**
 * Replaces Fluent's object of 460 tokens, nearly all of which stand for the custom property of the
 * same name: it would be 4 kB before the sign-in form (goal P1). Fluent's styles read few of them
 * when they are defined, and a bundler cannot know that this has no effect.
 */
export function fluentTokens(): Plugin {
  return {
    name: 'nalam:fluent-tokens',
    apply: 'build',
    transform: {
      filter: { id: /@fluentui[\\/]tokens[\\/]lib[\\/]tokens\.js$/ },
      handler(code) {
        const all = [...code.matchAll(/(\w+): '(.*)'/g)].map(([, name = '', value = '']) => [name, value] as const)
        const others = all.filter(([name, value]) => value !== `var(--${name})`)
        if (all.length < 400 || others.length > 10) throw new Error('Fluent writes its tokens in another way now')
        const proxied = `new Proxy(${JSON.stringify(Object.fromEntries(others))}, {
          get: (others, name) => others[name] ?? 'var(--' + String(name) + ')',
        })`
        return { code: `export const tokens = /* @__PURE__ */ ${proxied}`, map: { mappings: '' } }
      },
    },
  }
}
