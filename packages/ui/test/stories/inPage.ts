// Functions that run inside the story's page: they must not use anything outside their own body.

/** Returns the clipped texts: those in hidden or scrolling boxes that are smaller than the text. */
export function clippedTexts(): string[] {
  const found: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>('#storybook-root *, body > .nalam-theme *, dialog *')) {
    const ownText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const isField = element instanceof HTMLInputElement && element.value === '' && element.placeholder !== ''
    if (!ownText && !isField) continue
    const style = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    // Visually hidden on purpose, for assistive technology only.
    if (style.visibility === 'hidden' || box.width <= 1 || box.height <= 1 || style.clipPath !== 'none') continue
    // In a week a long patient name ends in an ellipsis; the cell's accessible name and its popover
    // contain all of it.
    if (element.matches('[role=gridcell][data-may-cut], [role=gridcell] > [data-may-cut]')) continue
    const hides = style.overflowX !== 'visible' || isField
    if (hides && element.scrollWidth > element.clientWidth + 1)
      found.push(element.textContent.trim() || element.getAttribute('placeholder') || '')
    if (style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2)
      found.push(element.textContent.trim())
  }
  const pen = document.createElement('canvas').getContext('2d')
  for (const field of document.querySelectorAll('#storybook-root select, #storybook-root [readonly], dialog select')) {
    const style = getComputedStyle(field)
    if (field.clientWidth <= 1 || style.visibility === 'hidden') continue
    // The placeholder of a select is a text of the interface and must fit; a long option may end in
    // an ellipsis.
    if (field instanceof HTMLSelectElement && pen && field.value === '') {
      pen.font = style.font
      const text = field.selectedOptions[0]?.text ?? ''
      const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
      // If it may take more lines, only a word can be too wide.
      const parts = style.whiteSpace === 'normal' ? text.split(' ') : [text]
      if (parts.some((part) => pen.measureText(part).width > room + 1)) found.push(text)
    } else if (field instanceof HTMLInputElement && field.scrollWidth > field.clientWidth + 1) {
      // A link is copied, not read.
      if (!field.hasAttribute('data-may-cut')) found.push(field.value)
    }
  }
  return [...new Set(found)].map((text) => text.slice(0, 60))
}

/**
 * Returns the captions of tables that are wider than their frame, so that columns are out of view.
 */
export function wideTables(): string[] {
  return [...document.querySelectorAll('#storybook-root table')].flatMap((table) => {
    const frame = table.parentElement
    const isCut = frame !== null && frame.scrollWidth > frame.clientWidth + 1
    return isCut ? [table.querySelector('caption')?.textContent ?? ''] : []
  })
}

/** Returns by how many pixels the page is wider than its window. */
export function sidewaysScroll(): number {
  return Math.max(0, document.documentElement.scrollWidth - window.innerWidth)
}

/**
 * Returns every visible or spoken text: texts, names, descriptions, placeholders. Key labels are
 * the same in every language.
 */
export function shownTexts(): string[] {
  const texts: string[] = []
  const roots = document.querySelectorAll('#storybook-root, body > .nalam-theme')
  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description']) {
          const value = node.getAttribute(name)
          if (value) texts.push(value)
        }
      } else if (node.textContent?.trim() && !node.parentElement?.closest('kbd')) texts.push(node.textContent.trim())
    }
  }
  return [...new Set(texts)]
}

/** Adds texts to the story, like a component with literals. */
export function plantTexts(texts: readonly string[]): void {
  const paragraphs = texts.map((text) => Object.assign(document.createElement('p'), { textContent: text }))
  document.querySelector('#storybook-root')?.append(...paragraphs)
}

/**
 * Returns every string in the story's arguments and in `parameters.serverTexts`: data, which may be
 * in any language.
 */
export function storyData(): string[] {
  const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
  const render: unknown = preview && Reflect.get(Object(preview), 'currentRender')
  const story: unknown = render && Reflect.get(Object(render), 'story')
  const args: unknown = story && Reflect.get(Object(story), 'initialArgs')
  const parameters: unknown = story && Reflect.get(Object(story), 'parameters')
  const serverTexts: unknown = parameters && Reflect.get(Object(parameters), 'serverTexts')
  const strings = new Set<string>()
  JSON.stringify([args, serverTexts], (_, value: unknown) => {
    if (typeof value === 'string') strings.add(value)
    return value instanceof Node || typeof value === 'function' ? undefined : value
  })
  return [...strings]
}

/** Returns the phase of the story's rendering: `finished` and `errored` are final. */
export function storyPhase(): string {
  const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
  const render: unknown = preview && Reflect.get(Object(preview), 'currentRender')
  return String(render && Reflect.get(Object(render), 'phase'))
}

/** Returns the rows of the story's table of properties. */
export function controlRows(): { name: string; type: string; hasControl: boolean }[] {
  const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
  const story: unknown = Reflect.get(Object(Reflect.get(Object(preview), 'currentRender')), 'story')
  return Object.entries(Object(Reflect.get(Object(story), 'argTypes'))).map(([name, row]) => {
    const { control, table } = Object(row)
    return { name, type: String(Object(Object(table).type).summary ?? ''), hasControl: control !== false }
  })
}

/**
 * Records the example code that Storybook generates for a story; runs before the page's own code.
 */
export function keepSource(): void {
  let channel: unknown
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set: (value: unknown) => {
      channel = value
      Object(value).on('storybook/docs/snippet-rendered', ({ source }: { source?: string }) =>
        Reflect.set(window, 'nalamSource', source ?? ''),
      )
    },
  })
}

/** Returns the code that {@link keepSource} recorded last. */
export function shownSource(): string {
  return String(Reflect.get(window, 'nalamSource') ?? '')
}

/** Sets toolbar values, like a user. */
export function setGlobals(globals: Record<string, unknown>): void {
  const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
  const emit: unknown = Reflect.get(Object(channel), 'emit')
  if (typeof emit === 'function') Reflect.apply(emit, channel, ['updateGlobals', { globals }])
}

/** Gives the current story the arguments of another one: the state after loading. */
export async function takeArgsOf(storyId: string): Promise<void> {
  const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
  const loadStory: unknown = Reflect.get(Object(preview), 'loadStory')
  if (typeof loadStory !== 'function') throw new Error('this Storybook has no loadStory')
  const story: unknown = await Reflect.apply(loadStory, preview, [{ storyId }])
  const args: unknown = Reflect.get(Object(story), 'initialArgs')
  const current: unknown = Reflect.get(Object(Reflect.get(Object(preview), 'currentRender')), 'id')
  const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
  const emit: unknown = Reflect.get(Object(channel), 'emit')
  if (typeof emit === 'function')
    Reflect.apply(emit, channel, ['updateStoryArgs', { storyId: current, updatedArgs: args }])
}

/** Starts to sum layout shifts. */
export function watchShifts(): void {
  Reflect.set(window, 'nalamShifts', 0)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      Reflect.set(
        window,
        'nalamShifts',
        Number(Reflect.get(window, 'nalamShifts')) + Number(Reflect.get(entry, 'value')),
      )
    }
  }).observe({ type: 'layout-shift', buffered: false })
}

/** Returns the sum of layout shifts since {@link watchShifts}. */
export function shiftsSoFar(): number {
  return Number(Reflect.get(window, 'nalamShifts'))
}
