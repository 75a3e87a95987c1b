import { createDoctorApi } from '@nalam/sdk'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActionRunner } from './createActionRunner.ts'
import { keyedRequest } from './useKeyedActions.ts'

type Step = 'done' | 'lost' | 'offline' | 'refused'

afterEach(() => vi.unstubAllGlobals())

/** A server that responds as given, in order, and records the keys that it was sent. */
function server(...steps: Step[]) {
  const keys: (string | null)[] = []
  const next = steps.values()
  const api = createDoctorApi({
    baseUrl: 'https://nalam.example/api',
    retries: 0,
    fetch: async (_, { headers }) => {
      keys.push(new Headers(headers).get('Idempotency-Key'))
      const { value } = next.next()
      if (value === undefined) throw new Error('Sent once too often')
      vi.stubGlobal('navigator', { onLine: value !== 'offline' })
      if (value === 'lost' || value === 'offline') throw new TypeError('Failed to fetch')
      const status = value === 'done' ? 200 : 409
      return Response.json({ statusCode: status, message: value, code: 'any', requestId: 'r' }, { status })
    },
  })
  const action = () => keyedRequest('undo chg_1', (options) => api.slots.undo('chg_1', options))
  return { keys, action }
}

describe('a request with a key', () => {
  it.each<{ steps: Step[]; ok: boolean; sent: number }>([
    { steps: ['done'], ok: true, sent: 1 },
    { steps: ['refused'], ok: false, sent: 1 },
    { steps: ['lost', 'done'], ok: true, sent: 2 },
    { steps: ['lost', 'refused'], ok: false, sent: 2 },
    { steps: ['lost', 'lost'], ok: false, sent: 2 },
  ])('[AVAIL-04] $steps: sent again with the same key, and no further', async ({ steps, ok, sent }) => {
    const { keys, action } = server(...steps)
    const outcome = await createActionRunner().run('id', action())
    expect(outcome?.ok).toBe(ok)
    expect(keys).toHaveLength(sent)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    // Settles an unknown outcome before the next test.
    if (steps.at(-1) === 'lost') await server('done').action().send()
  })

  it.each<{ repeat: Step }>([{ repeat: 'lost' }, { repeat: 'offline' }])(
    'keeps its key for the next attempt only while the outcome is unknown; the repeat is $repeat',
    async ({ repeat }) => {
      const runner = createActionRunner()
      const { keys, action } = server('lost', repeat, 'done', 'done')
      expect(await runner.run('id', action())).toMatchObject({ ok: false, isRefused: false })
      expect(await runner.run('id', action())).toMatchObject({ ok: true })
      expect(new Set(keys).size).toBe(1)
      await runner.run('id', action())
      expect(keys).toHaveLength(4)
      expect(new Set(keys).size).toBe(2)
    },
  )
})
