/**
 * Takes the place of `rtl-css-js/core` in the build: Griffel turns every rule round for right-to-left pages (2 kB before the
 * sign-in form), and English, Tamil and Hindi are written from left to right.
 */
export const convert = <T>(styles: T): T => styles
export const convertProperty = <T>(key: string, value: T): { key: string; value: T } => ({ key, value })
