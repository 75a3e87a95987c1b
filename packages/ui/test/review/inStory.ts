// Functions that run inside the story's page: they must not use anything outside their own body.

/**
 * The display settings of a story. A toolbar cannot change the settings that the story fixes
 * itself.
 */
export interface Wishes {
  /** The size of its viewport, in CSS pixels. */
  width: number
  height: number
  fixesTheme: boolean
  fixesLanguage: boolean
}

/**
 * Removes animation, the caret and randomness from the page. A long timer waits four times as long,
 * and none fires once `nalamIsFrozen` is set: the age of a toast must not depend on the load of the
 * machine.
 */
export function holdStill(): void {
  const LONG = 1_000
  const later = window.setTimeout.bind(window)
  Reflect.set(window, 'setTimeout', (callback: () => void, delay = 0, ...values: []) =>
    later(
      () => {
        if (delay < LONG || Reflect.get(window, 'nalamIsFrozen') !== true) callback(...values)
      },
      delay < LONG ? delay : 4 * delay,
    ),
  )
  let seed = 1
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  // Disables Storybook's element highlighting: it is not visible here, and checks every element
  // after every change.
  Reflect.set(window, '__STORYBOOK_HIGHLIGHT_INITIALIZED', true)
  // Without an animation name nothing starts. A zero duration could be overridden, and every
  // element would dispatch events.
  const still = `*, *::before, *::after {
    animation-name: none !important; transition-property: none !important;
    caret-color: transparent !important; scroll-behavior: auto !important;
  }`
  document.addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style')
    style.textContent = still
    document.head.append(style)
  })
}

/** Loads a story without rendering it and returns its display settings. */
export async function wishesOf(storyId: string): Promise<Wishes> {
  const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
  const loadStory: unknown = Reflect.get(Object(preview), 'loadStory')
  if (typeof loadStory !== 'function') throw new Error('this Storybook has no loadStory')
  const story: unknown = await Reflect.apply(loadStory, preview, [{ storyId }])
  const globals = Object(Reflect.get(Object(story), 'storyGlobals'))
  const options = Object(Object(Object(Reflect.get(Object(story), 'parameters')).viewport).options)
  const { width = '1280px', height = '800px' } = Object(Object(options[Object(globals.viewport).value]).styles)
  return {
    width: Number.parseInt(width, 10),
    height: Number.parseInt(height, 10),
    fixesTheme: 'appearance' in globals,
    fixesLanguage: 'language' in globals,
  }
}

/**
 * Renders a story in English and light and runs its play function.
 *
 * @returns the error, or `undefined`. Storybook ends a story whose play function threw with the
 *   status `success`, so the failure events are observed too
 */
export function showStory(storyId: string): Promise<string | undefined> {
  const channel = Object(Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__'))
  const preview = Object(Reflect.get(window, '__STORYBOOK_PREVIEW__'))
  // After 100 ms Storybook hides a story that is not mounted yet: a dialog that opens while hidden
  // does not get the focus.
  preview.view.showPreparingStory = () => undefined
  Reflect.set(window, 'nalamIsFrozen', false)
  localStorage.clear()
  sessionStorage.clear()
  window.scrollTo(0, 0)
  return new Promise((resolve) => {
    const failures: string[] = []
    const failed = (error: unknown) => failures.push(String(Object(error).message).split('\n', 1).join(''))
    const finished = (event: unknown) => {
      const { storyId: id, status } = Object(event)
      if (id !== storyId) return
      channel.off('playFunctionThrewException', failed)
      channel.off('storyFinished', finished)
      Reflect.set(window, 'nalamIsFrozen', true)
      resolve(failures[0] ?? (status === 'error' ? 'it ended with an error' : undefined))
    }
    channel.on('playFunctionThrewException', failed)
    channel.on('storyFinished', finished)
    // Set without an event, so that the previous story is not rendered again.
    preview.storyStoreValue.userGlobals.update({ language: 'en', appearance: 'light', a11y: { manual: true } })
    if (preview.currentRender?.id === storyId) channel.emit('forceRemount', { storyId })
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
}

/** Sets toolbar values and waits until the story is rendered with them. */
export function switchGlobals(globals: Record<string, unknown>): Promise<void> {
  const channel = Object(Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__'))
  return new Promise((resolve) => {
    const finished = () => {
      channel.off('storyFinished', finished)
      resolve()
    }
    channel.on('storyFinished', finished)
    channel.emit('updateGlobals', { globals })
  })
}

/**
 * Waits until the window has the given size, fonts and images are loaded, and nothing in the page
 * has changed or grown for several frames.
 *
 * @returns the height of the content in CSS pixels: of the whole page if it scrolls, else down to
 *   its last element
 */
export async function settle([width, height]: readonly [number, number]): Promise<number> {
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  let changes = 0
  const observer = new MutationObserver(() => changes++)
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const { documentElement: root } = document
  const extent = () => `${root.scrollWidth} ${root.scrollHeight}`
  for (let round = 0, quiet = 0; round < 100 && quiet < 2; round++) {
    const before = changes
    const extentBefore = extent()
    await frames()
    await document.fonts.ready
    // An image that cannot be decoded is photographed as the page shows it.
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    // A busy page receives its new size late.
    const isResized = window.innerWidth === width && window.innerHeight === height
    const isStill = changes === before && extent() === extentBefore
    quiet = isResized && isStill && document.fonts.status === 'loaded' ? quiet + 1 : 0
  }
  observer.disconnect()
  const { scrollHeight } = root
  const isCovered = document.querySelector(':modal, [aria-modal=true]') !== null
  if (isCovered) return window.innerHeight
  if (scrollHeight > window.innerHeight) return scrollHeight
  let bottom = 1
  for (const element of document.body.querySelectorAll('*')) {
    const box = element.getBoundingClientRect()
    if (box.width > 1 && box.height > 1) bottom = Math.max(bottom, box.bottom)
  }
  return Math.ceil(Math.min(bottom + 16, window.innerHeight))
}
