import { expect, it } from 'vitest'
import { withSection } from './recordMeasurement.ts'

const PAGE = '# SDK\n\nText.\n\n## Calls\n\nold\n\n### Details\n\nold\n\n## Types\n\nstay\n'

it.each([
  ['in its place', 'Calls', '# SDK\n\nText.\n\n## Calls\n\nnew\n\n## Types\n\nstay\n'],
  ['at the end, if the page lacks it', 'Size', `${PAGE}\n## Size\n\nnew\n`],
])('a measurement replaces its own section of a page: %s', (_, name, page) => {
  expect(withSection(PAGE, name, '\nnew\n\n')).toBe(page)
})
