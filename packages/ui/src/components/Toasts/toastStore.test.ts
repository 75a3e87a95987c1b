import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastStore, SETTLED_AFTER } from './toastStore.ts'
import type { ToastView } from './toastStore.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Connects a view that keeps the toasts as a list. */
function connect(store: ReturnType<typeof createToastStore>) {
  const shown = new Map<number, string>()
  const view: ToastView = {
    show: ({ id, text }) => void shown.set(id, text),
    dismiss: (id) => void shown.delete(id),
  }
  return { texts: () => [...shown.values()], disconnect: store.connect(view) }
}
const settle = () => vi.advanceTimersByTime(SETTLED_AFTER)
const dialog = (id: string) => ({ id }) as unknown as HTMLElement

describe('[FRAME-06] toasts', () => {
  it('that report errors are dismissed together, without the others', () => {
    const store = createToastStore()
    const { texts } = connect(store)
    store.show({ intent: 'error', text: 'The password is wrong' })
    store.show({ intent: 'info', text: 'A code is on its way' })
    settle()
    store.show({ intent: 'error', text: 'The code is wrong' })
    store.dismissErrors()
    settle()
    expect(texts()).toEqual(['A code is on its way'])
  })

  it('that report errors are dismissed when a dialog opens, but not those that come with it', () => {
    const store = createToastStore()
    const { texts } = connect(store)
    store.show({ intent: 'error', text: 'The password is wrong' })
    store.show({ intent: 'info', text: 'A code is on its way' })
    settle()
    store.show({ intent: 'error', text: 'Somebody else has answered' })
    const leave = store.addHost(dialog('dialog'))
    settle()
    expect(texts()).toEqual(['A code is on its way', 'Somebody else has answered'])
    leave()
    settle()
    expect(texts()).toContain('Somebody else has answered')
  })

  it('stay when a dialog opens if they have an action, or report that there is no connection', () => {
    const store = createToastStore()
    const { texts } = connect(store)
    const action = { label: 'Try again', onClick: () => undefined }
    store.show({ intent: 'error', text: 'The answer was not saved', action })
    store.show({ intent: 'error', text: 'No connection', isOffline: true })
    settle()
    store.addHost(dialog('dialog'))
    settle()
    expect(texts()).toEqual(['The answer was not saved', 'No connection'])
  })

  it('that are only true without a connection are dismissed when it is back', () => {
    const store = createToastStore()
    const { texts } = connect(store)
    store.show({ intent: 'error', text: 'No connection', isOffline: true })
    store.show({ intent: 'error', text: 'The code is wrong' })
    settle()
    store.dismissOffline()
    expect(texts()).toEqual(['The code is wrong'])
  })

  it('with the same text replace the earlier one', () => {
    const store = createToastStore()
    const { texts } = connect(store)
    store.show({ intent: 'info', text: 'Saved' })
    store.show({ intent: 'info', text: 'between' })
    settle()
    store.show({ intent: 'info', text: 'Saved' })
    settle()
    expect(texts()).toEqual(['between', 'Saved'])
  })

  it('that closed by themselves can be shown again', () => {
    const store = createToastStore()
    const { texts } = connect(store)
    const id = store.show({ intent: 'info', text: 'Saved' })
    settle()
    store.closed(id)
    store.show({ intent: 'info', text: 'Saved' })
    settle()
    expect(texts()).toEqual(['Saved', 'Saved'])
  })
})

it('no toast is lost before the part that shows them is loaded', () => {
  const store = createToastStore()
  const wanted = vi.fn<() => void>()
  store.subscribe(wanted)
  store.show({ intent: 'error', text: 'No connection' })
  expect(wanted).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(store.isWaiting()).toBe(true)
  const { texts } = connect(store)
  settle()
  expect(texts()).toEqual(['No connection'])
  expect(store.isWaiting()).toBe(false)
})

it('a toast is shown when no dialog has opened or closed for a moment', () => {
  const store = createToastStore()
  const { texts } = connect(store)
  const leave = store.addHost(dialog('dialog'))
  store.show({ intent: 'success', text: 'saved' })
  vi.advanceTimersByTime(SETTLED_AFTER - 1)
  leave()
  vi.advanceTimersByTime(SETTLED_AFTER - 1)
  expect(texts()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual(['saved'])
})

it('a toast that is dismissed before it is on screen never appears', () => {
  const store = createToastStore()
  const { texts } = connect(store)
  store.dismiss(store.show({ intent: 'error', text: 'The code is wrong' }))
  store.show({ intent: 'error', text: 'Not sent' })
  store.dismissErrors()
  settle()
  expect(texts()).toEqual([])
})

it('the dialog opened last shows the toasts, and gives them back when it closes', () => {
  const store = createToastStore()
  const changed = vi.fn<() => void>()
  store.subscribe(changed)
  const [outer, inner] = [dialog('outer'), dialog('inner')]
  const leaveOuter = store.addHost(outer)
  const leaveInner = store.addHost(inner)
  expect(store.host()).toBe(inner)
  leaveInner()
  expect(store.host()).toBe(outer)
  leaveOuter()
  expect(store.host()).toBeUndefined()
  expect(changed).toHaveBeenCalledTimes(4)
})
