import { describe, expect, it } from 'vitest'
import { ticketPatterns } from './store.ts'

describe('the search of tickets', () => {
  it.each([
    [undefined, []],
    ['  ', []],
    ['Patient MESSAGE', ['%patient%', '%message%']],
    // Tickets contain dates, order numbers and similar texts: a hyphen is an ordinary character.
    ['24-11-2026', ['%24-11-2026%']],
    ['98765-43210', ['%98765-43210%']],
    ['+91 98765', ['%+91%', '%98765%']],
  ])('%j looks for %j', (search, patterns) => {
    expect(ticketPatterns(search)).toEqual(patterns)
  })
})
