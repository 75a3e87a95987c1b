import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastStore as createStore, SETTLED_AFTER, TOAST_DURATION } from './toastStore.ts'
import type { ToastContent } from './toastStore.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const texts = (store: ReturnType<typeof createStore>) => store.list().map(({ text }) => text)

/** Creates a store whose toasts are on screen as soon as `show` returns. */
function createToastStore() {
  const store = createStore()
  const show = (content: ToastContent) => {
    const id = store.show(content)
    vi.advanceTimersByTime(SETTLED_AFTER)
    return id
  }
  return { ...store, show }
}

describe('[FRAME-06] toasts', () => {
  it('close after 2000 ms, each by its own clock', () => {
    const store = createToastStore()
    store.show({ intent: 'success', text: 'first' })
    vi.advanceTimersByTime(1000 - SETTLED_AFTER)
    store.show({ intent: 'info', text: 'second' })
    vi.advanceTimersByTime(999)
    expect(texts(store)).toEqual(['first', 'second'])
    vi.advanceTimersByTime(1)
    expect(texts(store)).toEqual(['second'])
    vi.advanceTimersByTime(1000)
    expect(texts(store)).toEqual([])
    expect(TOAST_DURATION).toBe(2000)
  })

  it('pause while hovered or focused, and then have the time that was left', () => {
    const store = createToastStore()
    store.show({ intent: 'info', text: 'read me' })
    vi.advanceTimersByTime(1500)
    store.pause()
    vi.advanceTimersByTime(60_000)
    expect(texts(store)).toEqual(['read me'])
    store.resume()
    vi.advanceTimersByTime(499)
    expect(texts(store)).toEqual(['read me'])
    vi.advanceTimersByTime(1)
    expect(texts(store)).toEqual([])
  })

  it('that come during a pause wait too', () => {
    const store = createToastStore()
    store.show({ intent: 'info', text: 'first' })
    store.pause()
    store.show({ intent: 'info', text: 'second' })
    vi.advanceTimersByTime(10_000)
    expect(texts(store)).toEqual(['first', 'second'])
    store.resume()
    vi.advanceTimersByTime(TOAST_DURATION)
    expect(texts(store)).toEqual([])
  })

  it('that report errors are dismissed together, without the others', () => {
    const store = createToastStore()
    store.show({ intent: 'error', text: 'The password is wrong' })
    store.show({ intent: 'info', text: 'A code is on its way' })
    store.show({ intent: 'error', text: 'The code is wrong' })
    store.dismissErrors()
    expect(texts(store)).toEqual(['A code is on its way'])
  })

  it('that report an error stay until they are dismissed', () => {
    const store = createToastStore()
    const id = store.show({ intent: 'error', text: 'The code is wrong' })
    vi.advanceTimersByTime(3_600_000)
    expect(texts(store)).toEqual(['The code is wrong'])
    store.dismiss(id)
    expect(texts(store)).toEqual([])
  })

  it('with an action stay until they are dismissed', () => {
    const store = createToastStore()
    const id = store.show({
      intent: 'info',
      text: 'A new version is ready',
      action: { label: 'Reload', onClick: () => undefined },
    })
    vi.advanceTimersByTime(3_600_000)
    expect(texts(store)).toEqual(['A new version is ready'])
    store.dismiss(id)
    expect(texts(store)).toEqual([])
  })

  it('with an action that is offered elsewhere too go after their own time', () => {
    const store = createToastStore()
    const action = { label: 'Undo', shortcut: 'U', onClick: () => undefined }
    store.show({ intent: 'success', text: 'Booking confirmed.', action, duration: 10_000 })
    vi.advanceTimersByTime(9_999)
    expect(texts(store)).toEqual(['Booking confirmed.'])
    vi.advanceTimersByTime(1)
    expect(texts(store)).toEqual([])
  })

  it('with the same text replace the earlier one and get the full time', () => {
    const store = createToastStore()
    store.show({ intent: 'info', text: 'Saved' })
    store.show({ intent: 'info', text: 'between' })
    vi.advanceTimersByTime(1500 - SETTLED_AFTER)
    store.show({ intent: 'info', text: 'Saved' })
    expect(texts(store)).toEqual(['between', 'Saved'])
    vi.advanceTimersByTime(1999)
    expect(texts(store)).toEqual(['Saved'])
    vi.advanceTimersByTime(1)
    expect(texts(store)).toEqual([])
  })

  it('dismissed under the pointer do not leave the next ones paused', () => {
    const store = createToastStore()
    const id = store.show({ intent: 'info', text: 'first' })
    store.pause()
    store.dismiss(id)
    store.show({ intent: 'info', text: 'second' })
    vi.advanceTimersByTime(TOAST_DURATION)
    expect(texts(store)).toEqual([])
  })
})

it('a toast is shown when no dialog has opened or closed for a moment, and moves without being announced again', () => {
  const store = createStore()
  const shown = () => store.list().map(({ text, hasMoved }) => [text, hasMoved])
  const leave = store.addHost({ id: 'dialog' } as unknown as HTMLElement)
  store.show({ intent: 'success', text: 'saved' })
  vi.advanceTimersByTime(SETTLED_AFTER - 1)
  leave()
  vi.advanceTimersByTime(SETTLED_AFTER - 1)
  expect(shown()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([['saved', false]])
  store.addHost({ id: 'other' } as unknown as HTMLElement)
  expect(shown()).toEqual([['saved', true]])
  vi.advanceTimersByTime(TOAST_DURATION)
  expect(shown()).toEqual([])
})

it('a toast that is dismissed before it is on screen never appears', () => {
  const store = createStore()
  store.dismiss(store.show({ intent: 'error', text: 'The code is wrong' }))
  store.show({ intent: 'error', text: 'Not sent' })
  store.dismissErrors()
  vi.advanceTimersByTime(SETTLED_AFTER)
  expect(texts(store)).toEqual([])
})

it('the dialog opened last shows the toasts, and gives them back when it closes', () => {
  const store = createToastStore()
  const changed = vi.fn<() => void>()
  store.subscribe(changed)
  const [outer, inner] = [{ id: 'outer' }, { id: 'inner' }] as unknown as [HTMLElement, HTMLElement]
  const leaveOuter = store.addHost(outer)
  const leaveInner = store.addHost(inner)
  expect(store.host()).toBe(inner)
  leaveInner()
  expect(store.host()).toBe(outer)
  leaveOuter()
  expect(store.host()).toBeUndefined()
  expect(changed).toHaveBeenCalledTimes(4)
})
