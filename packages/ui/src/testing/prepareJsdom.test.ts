import { afterEach, expect, it, vi } from 'vitest'
import { prepareJsdom } from './prepareJsdom.ts'

afterEach(() => vi.unstubAllGlobals())

/** The part of jsdom that matters here. */
function stubJsdom(window: object = {}) {
  class HTMLElement extends EventTarget {}
  class HTMLDialogElement extends HTMLElement {
    open = false
    field = { focus: vi.fn<() => void>() }
    querySelector = (selector: string) => (selector === '[autofocus]' ? this.field : null)
  }
  for (const [name, value] of Object.entries({ window, HTMLElement, HTMLDialogElement })) vi.stubGlobal(name, value)
  for (const name of ['matchMedia', 'ResizeObserver']) vi.stubGlobal(name, undefined)
  for (const name of ['matchMedia', 'ResizeObserver']) Reflect.deleteProperty(globalThis, name)
  return new HTMLDialogElement()
}

it('adds media queries, size observers, modal dialogs and popovers to jsdom', () => {
  const dialog = stubJsdom()
  prepareJsdom()
  expect(matchMedia('(max-width: 639.98px)').matches).toBe(false)
  expect(() => new ResizeObserver(() => {}).disconnect()).not.toThrow()
  const closed = vi.fn<() => void>()
  dialog.addEventListener('close', closed)
  Reflect.apply(Reflect.get(dialog, 'showModal'), dialog, [])
  expect(dialog.open).toBe(true)
  expect(dialog.field.focus).toHaveBeenCalledOnce()
  Reflect.apply(Reflect.get(dialog, 'close'), dialog, [])
  Reflect.apply(Reflect.get(dialog, 'close'), dialog, [])
  expect(dialog.open).toBe(false)
  expect(closed).toHaveBeenCalledOnce()
  expect(Reflect.get(dialog, 'showPopover')).toBeTypeOf('function')
})

it('leaves what the environment has', () => {
  const own = () => 'own'
  const window = { matchMedia: own }
  stubJsdom(window)
  prepareJsdom()
  expect(window.matchMedia).toBe(own)
})
