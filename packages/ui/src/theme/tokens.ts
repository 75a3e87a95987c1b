import type { Theme } from '@fluentui/react-components'

type Tokens = { readonly [Name in keyof Theme]: `var(--${string})` }

// A token is the name of its custom property. Fluent's own object lists all 460 of them, 30 kB in
// every page.
const byName: ProxyHandler<Tokens> = { get: (_, name) => `var(--${String(name)})` }

/** Fluent's tokens as references to custom properties: `tokens.colorNeutralForeground1`. */
export const tokens: Tokens = /* @__PURE__ */ new Proxy({} as Tokens, byName)
