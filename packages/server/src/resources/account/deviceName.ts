import { parse } from 'bowser'

/**
 * Returns the names of the browser and the operating system in a `User-Agent`; empty texts if they
 * are unknown.
 */
export function deviceName(userAgent: string): { browser: string; system: string } {
  if (userAgent === '') return { browser: '', system: '' }
  const { browser, os } = parse(userAgent)
  return { browser: browser.name ?? '', system: os.name ?? '' }
}
