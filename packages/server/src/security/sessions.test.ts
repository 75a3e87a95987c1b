import { describe, expect, it } from 'vitest'
import { isSessionOver, needsTouch } from './sessions.ts'

const now = new Date('2026-11-20T06:00:00.000Z')
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)

describe('rules of sessions', () => {
  it.each([
    ['used just now', 0, 0, false],
    ['unused for almost half an hour', 1800, 1799, false],
    ['unused for half an hour', 1800, 1800, true],
    ['almost twelve hours old', 12 * 3600 - 1, 10, false],
    ['twelve hours old', 12 * 3600, 10, true],
    ['opened by a process whose clock is a little ahead', -60, -60, false],
    ['opened while the clock was a day ahead', -86_400, -86_400, true],
  ])('a session %s', (_case, opened, used, isOver) => {
    expect(isSessionOver({ createdAt: secondsAgo(opened), lastUsedAt: secondsAgo(used) }, now)).toBe(isOver)
  })

  it.each([
    [0, false],
    [30, false],
    [31, true],
    [-60, false],
    [-3600, true],
  ])('last used %d seconds ago: written again %s', (used, expected) => {
    expect(needsTouch({ createdAt: secondsAgo(3600), lastUsedAt: secondsAgo(used) }, now)).toBe(expected)
  })
})
