import { expect, it, vi } from 'vitest'
import { createActionRunner, forgetActions, whenSettled } from './createActionRunner.ts'

it('changes from elsewhere wait for the outcomes of all actions and keep their order', async () => {
  const done: string[] = []
  whenSettled(() => done.push('before'))
  expect(done).toEqual(['before'])
  const responses = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const [first, second] = responses.map(({ promise }, index) =>
    createActionRunner().run(String(index), {
      send: async () => {
        await promise
        return { ok: true, value: index }
      },
      reconcile: () => Promise.reject(new Error('never asked')),
    }),
  )
  whenSettled(() => done.push('1'))
  whenSettled(() => done.push('2'))
  responses[0]?.resolve()
  await first?.then(() => done.push('first outcome'))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(done).toEqual(['before', 'first outcome'])
  responses[1]?.resolve()
  await second?.then(() => done.push('second outcome'))
  await vi.waitFor(() => expect(done).toEqual(['before', 'first outcome', 'second outcome', '1', '2']))
})

it('an action that throws does not delay other changes forever', async () => {
  const work = vi.fn<() => void>()
  const failing = createActionRunner().run('x', {
    send: () => Promise.reject(new Error('broken')),
    reconcile: () => Promise.reject(new Error('broken')),
  })
  whenSettled(work)
  expect(work).not.toHaveBeenCalled()
  await expect(failing).rejects.toThrow('broken')
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
})

it('changes wait for no action of a page that was closed, also when that action ends late', async () => {
  const late = Promise.withResolvers<void>()
  const action = createActionRunner().run('hanging', {
    send: async () => {
      await late.promise
      return { ok: true, value: undefined }
    },
    reconcile: () => Promise.reject(new Error('never asked')),
  })
  forgetActions()
  const work = vi.fn<() => void>()
  whenSettled(work)
  expect(work).toHaveBeenCalledOnce()
  late.resolve()
  await action
  whenSettled(work)
  expect(work).toHaveBeenCalledTimes(2)
})
