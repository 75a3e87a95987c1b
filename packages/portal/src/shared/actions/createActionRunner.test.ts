import { createDoctorApi, type ApiError, type Result } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { createActionRunner, type Action } from './createActionRunner.ts'

/** Results of the SDK: a value, a refusal of the server, or no response. */
type Step = 'done' | 'refused' | 'conflict' | 'lost'

async function resultOf(step: Step): Promise<Result<string>> {
  if (step === 'done') return { ok: true, value: 'server text' }
  const api = createDoctorApi({
    baseUrl: 'https://nalam.example/api',
    fetch: async () => {
      if (step === 'lost') throw new TypeError('Failed to fetch')
      const status = step === 'conflict' ? 409 : 400
      return Response.json({ statusCode: status, message: step, code: 'some.code', requestId: 'r' }, { status })
    },
  })
  const result = await api.slots.setStatus({ slotId: 's', isOn: true }).result()
  if (result.ok) throw new Error('Expected a failure')
  return result
}

/** Result of reading the state: the wanted one, another one, or a failed read. */
type Found = 'holds' | 'differs' | 'unreadable'

/** Creates an action whose requests and reads end as given, in order, and a log of its calls. */
function planned(steps: readonly Step[], reads: readonly Found[], isAmbiguous?: Action<string>['isAmbiguous']) {
  const log: string[] = []
  const [nextStep, nextRead] = [steps.values(), reads.values()]
  const action: Action<string> = {
    async send() {
      log.push('send')
      const { value } = nextStep.next()
      if (value === undefined) throw new Error('Sent once too often')
      return resultOf(value)
    },
    async reconcile() {
      log.push('read')
      const { value } = nextRead.next()
      if (value === undefined) throw new Error('Read once too often')
      if (value === 'unreadable') return { ok: false, error: await errorOf('lost') }
      return { ok: true, value: value === 'holds' ? 'reconciled' : undefined }
    },
    ...(isAmbiguous && { isAmbiguous }),
  }
  return { log, action }
}

async function errorOf(step: Step): Promise<ApiError> {
  const result = await resultOf(step)
  if (result.ok) throw new Error('Expected a failure')
  return result.error
}

const isConflict = ({ status }: ApiError) => status === 409
const done = (value: string) => ({ ok: true, value })
const failed = (kind: string, isRefused: boolean) => ({ ok: false, error: { kind }, isRefused })

describe('an action', () => {
  it.each<{ name: string; steps: Step[]; reads: Found[]; log: string; outcome: object }>([
    { name: 'a response', steps: ['done'], reads: [], log: 'send', outcome: done('server text') },
    { name: 'a refusal is final', steps: ['refused'], reads: [], log: 'send', outcome: failed('response', true) },
    { name: 'lost, but it holds', steps: ['lost'], reads: ['holds'], log: 'send read', outcome: done('reconciled') },
    {
      name: 'lost, and it does not hold: refused in effect',
      steps: ['lost'],
      reads: ['differs'],
      log: 'send read',
      outcome: failed('network', true),
    },
    {
      name: 'lost, and nobody can read it',
      steps: ['lost'],
      reads: ['unreadable'],
      log: 'send read',
      outcome: failed('network', false),
    },
    {
      name: 'a conflict that we caused ourselves',
      steps: ['conflict'],
      reads: ['holds'],
      log: 'send read',
      outcome: done('reconciled'),
    },
    {
      name: 'a conflict that somebody else caused',
      steps: ['conflict'],
      reads: ['differs'],
      log: 'send read',
      outcome: failed('response', true),
    },
  ])('$name: $log', async ({ steps, reads, log, outcome }) => {
    const plan = planned(steps, reads, isConflict)
    expect(await createActionRunner().run('a', plan.action)).toMatchObject(outcome)
    expect(plan.log.join(' ')).toBe(log)
  })

  it.each<{ name: string; steps: Step[]; reads: Found[]; log: string; outcome: object }>([
    { name: 'it holds: nothing is sent', steps: [], reads: ['holds'], log: 'read', outcome: done('reconciled') },
    {
      name: 'it does not hold: it is sent',
      steps: ['done'],
      reads: ['differs'],
      log: 'read send',
      outcome: done('server text'),
    },
    {
      name: 'still unreadable: nothing is sent',
      steps: [],
      reads: ['unreadable'],
      log: 'read',
      outcome: failed('network', false),
    },
  ])('again after an unknown outcome, $name', async ({ steps, reads, log, outcome }) => {
    const runner = createActionRunner()
    await runner.run('a', planned(['lost'], ['unreadable']).action)
    const plan = planned(steps, reads)
    expect(await runner.run('a', plan.action)).toMatchObject(outcome)
    expect(plan.log.join(' ')).toBe(log)
  })

  it('marks a repeated request as a repetition, once', async () => {
    const runner = createActionRunner()
    const seen: boolean[] = []
    const isAmbiguous = (_: ApiError, wasUncertain: boolean) => {
      seen.push(wasUncertain)
      return false
    }
    await runner.run('a', planned(['lost'], ['unreadable']).action)
    await runner.run('a', planned(['conflict'], ['differs'], isAmbiguous).action)
    await runner.run('a', planned(['conflict'], [], isAmbiguous).action)
    expect(seen).toEqual([true, false])
  })
})

describe('actions at the same time', () => {
  /** An action that ends when the test says so. */
  function held() {
    let release = (): void => undefined
    const ended = new Promise<void>((resolve) => {
      release = resolve
    })
    const plan = planned(['done'], [])
    const send = async () => {
      await ended
      return plan.action.send()
    }
    return { release, log: plan.log, action: { ...plan.action, send } }
  }

  it('a second one with the same id is ignored; another id runs', async () => {
    const runner = createActionRunner()
    const first = held()
    const running = runner.run('a', first.action)
    expect(runner.isPending('a')).toBe(true)
    expect(await runner.run('a', planned([], []).action)).toBeUndefined()
    expect(await runner.run('b', planned(['done'], []).action)).toMatchObject({ ok: true })
    first.release()
    expect(await running).toMatchObject({ ok: true })
    expect(runner.isPending('a')).toBe(false)
  })

  it('exclusive: another id waits for its turn too', async () => {
    const runner = createActionRunner({ isExclusive: true })
    const first = held()
    const running = runner.run('a', first.action)
    expect(await runner.run('b', planned([], []).action)).toBeUndefined()
    first.release()
    await running
    expect(await runner.run('b', planned(['done'], []).action)).toMatchObject({ ok: true })
  })

  it('one that throws ends, and the next one runs', async () => {
    const runner = createActionRunner()
    await expect(runner.run('a', planned([], []).action)).rejects.toThrow('once too often')
    expect(await runner.run('a', planned(['done'], []).action)).toMatchObject({ ok: true })
  })
})
