/**
 * Replaces `rtl-css-js/core` in the build (an alias in vite.config.ts). Griffel uses it to mirror
 * every rule for right-to-left pages, which costs 2 kB before the sign-in form; English, Tamil and
 * Hindi are written from left to right.
 */
export const convert = <T>(styles: T): T => styles
export const convertProperty = <T>(key: string, value: T): { key: string; value: T } => ({ key, value })
