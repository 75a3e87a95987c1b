import { expect, it } from 'vitest'
import { deviceName } from './securityRoutes.ts'

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15'

it.each([
  [
    'a JioPhone',
    'Mozilla/5.0 (Mobile; LYF/F320B/LYF-F320B; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
    'Firefox',
    'KaiOS',
  ],
  ['an iPad', `Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) ${SAFARI}`, 'Safari', 'iPadOS'],
  ['an iPad with desktop pages', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI}`, 'Safari', 'Mac / iPad'],
  [
    'a phone',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  ['a client without a name', '', '', ''],
])('[ACC-03] the sessions name %s', (_what, userAgent, browser, system) => {
  expect(deviceName(userAgent)).toEqual({ browser, system })
})
