import type { ShownChange, ShownVariant } from './ShownChange.ts'

/**
 * The script of the page. Its source is embedded in the page, so it must not use anything outside
 * its own body.
 */
export function runReviewPage(): void {
  const VARIANT_NAMES = {
    light: 'Light',
    dark: 'Dark',
    'high-contrast': 'High contrast',
    tamil: 'Tamil',
    hindi: 'Hindi',
    narrow: '320 px',
  }
  const VIEWS = ['Side by side', 'Slider', 'Difference']
  const KIND_NAMES = { changed: 'Changed', new: 'New', gone: 'Gone' }

  function place<T extends HTMLElement>(id: string, kind: new () => T): T {
    const element = document.getElementById(id)
    if (!(element instanceof kind)) throw new Error(`The page has no ${id}`)
    return element
  }
  const [list, stage, variants] = [
    place('list', HTMLDivElement),
    place('stage', HTMLDivElement),
    place('variants', HTMLDivElement),
  ]
  const [previous, next] = [place('previous', HTMLButtonElement), place('next', HTMLButtonElement)]
  const all: ShownChange[] = JSON.parse(place('changes', HTMLScriptElement).text)
  let shown = all
  let current = all[0]
  let variant: ShownVariant['variant'] = 'light'
  let view = VIEWS[0]

  function make<K extends keyof HTMLElementTagNameMap>(tag: K, text = '', className = ''): HTMLElementTagNameMap[K] {
    const element = document.createElement(tag)
    element.textContent = text
    if (className) element.className = className
    return element
  }

  function button(text: string, isPressed: boolean, choose: () => void): HTMLButtonElement {
    const element = make('button', text)
    element.type = 'button'
    element.setAttribute('aria-pressed', String(isPressed))
    element.addEventListener('click', choose)
    return element
  }

  /** Replaces the buttons of a group; the one that was clicked keeps the focus. */
  function fill(group: HTMLElement, buttons: readonly HTMLButtonElement[]): void {
    const index = [...group.children].indexOf(document.activeElement ?? group)
    group.replaceChildren(...buttons)
    if (index >= 0) buttons[index]?.focus()
  }

  function picture(src: string | undefined, caption: string): HTMLElement {
    const figure = make('figure')
    figure.append(make('figcaption', caption))
    if (src === undefined) figure.append(make('p', 'There is none.'))
    else {
      const image = make('img')
      image.src = src
      image.alt = `${current?.title ?? ''}, ${current?.name ?? ''}: ${caption}`
      figure.append(image)
    }
    return figure
  }

  function slider({ base, now }: ShownVariant): HTMLElement {
    const [whole, layers, label, range] = [
      make('div', '', 'slider'),
      make('div', '', 'layers'),
      make('label'),
      make('input'),
    ]
    const [under, over] = [make('img'), make('img', '', 'over')]
    under.src = now ?? ''
    under.alt = 'Now'
    over.src = base ?? ''
    over.alt = 'Before'
    range.type = 'range'
    range.value = '50'
    const move = () => whole.style.setProperty('--at', `${range.value}%`)
    range.addEventListener('input', move)
    move()
    label.append('Before on the left, now on the right', range)
    layers.append(under, over, make('div', '', 'edge'))
    whole.append(label, layers)
    return whole
  }

  function pictures(of: ShownVariant, kind: ShownChange['kind']): HTMLElement {
    if (kind === 'new') return picture(of.now, 'New')
    if (kind === 'gone') return picture(of.base, 'Gone')
    if (!of.isDifferent) return picture(of.now, 'Alike before and now')
    if (view === 'Slider') return slider(of)
    if (view === 'Difference') return picture(of.marks, 'What differs, in red')
    const pair = make('div', '', of.variant === 'narrow' ? 'pair is-narrow' : 'pair')
    pair.append(picture(of.base, 'Before'), picture(of.now, 'Now'))
    return pair
  }

  function describe(of: ShownVariant | undefined): string {
    if (of?.pixels === undefined || of.share === undefined) return ''
    const percent = (100 * of.share).toFixed(of.share < 0.001 ? 3 : 1)
    return `${of.pixels.toLocaleString('en')} pixels differ, ${percent} % of the picture.`
  }

  function showChange(): void {
    if (current === undefined) return
    const { title, name, kind, variants: taken } = current
    const of = taken.find((each) => each.variant === variant) ?? taken[0]
    place('name', HTMLHeadingElement).textContent = `${title}: ${name}`
    place('difference', HTMLParagraphElement).textContent = describe(of)
    place('place', HTMLOutputElement).textContent = `${shown.indexOf(current) + 1} of ${shown.length}`
    fill(
      variants,
      taken.map((each) =>
        button(
          `${VARIANT_NAMES[each.variant]}${kind === 'changed' && each.isDifferent ? ' ●' : ''}`,
          each === of,
          () => {
            variant = each.variant
            showChange()
          },
        ),
      ),
    )
    const views = place('views', HTMLDivElement)
    views.hidden = kind !== 'changed'
    fill(
      views,
      VIEWS.map((each) =>
        button(each, each === view, () => {
          view = each
          showChange()
        }),
      ),
    )
    stage.replaceChildren(...(of ? [pictures(of, kind)] : [make('p', 'No picture could be taken.')]))
    for (const element of list.querySelectorAll('button')) {
      const isCurrent = element.dataset['id'] === current.id
      if (isCurrent) element.setAttribute('aria-current', 'true')
      else element.removeAttribute('aria-current')
      if (isCurrent) element.scrollIntoView({ block: 'nearest' })
    }
    previous.disabled = shown.indexOf(current) === 0
    next.disabled = shown.indexOf(current) === shown.length - 1
  }

  /** Shows a change: in the current variant if that differs, else in the first one that does. */
  function open(change: ShownChange | undefined): void {
    if (change === undefined) return
    current = change
    const isDifferent = change.variants.some((each) => each.variant === variant && each.isDifferent)
    if (!isDifferent) variant = change.variants.find((each) => each.isDifferent)?.variant ?? 'light'
    showChange()
  }

  const go = (steps: number) => open(current && shown[shown.indexOf(current) + steps])

  function showList(): void {
    list.replaceChildren()
    for (const title of new Set(shown.map((change) => change.title))) {
      const entries = make('ul')
      for (const change of shown.filter((each) => each.title === title)) {
        const entry = make('button', change.name)
        entry.type = 'button'
        entry.dataset['id'] = change.id
        entry.append(make('span', KIND_NAMES[change.kind], `kind kind-${change.kind}`))
        entry.addEventListener('click', () => open(change))
        const item = make('li')
        item.append(entry)
        entries.append(item)
      }
      list.append(make('h2', title), entries)
    }
  }

  let kind = 'All'
  function showKinds(): void {
    const count = (of: string) => all.filter((change) => of === 'All' || KIND_NAMES[change.kind] === of).length
    fill(
      place('kinds', HTMLDivElement),
      ['All', ...Object.values(KIND_NAMES)].map((each) => {
        const choice = button(`${each} ${count(each)}`, each === kind, () => {
          kind = each
          shown = all.filter((change) => each === 'All' || KIND_NAMES[change.kind] === each)
          showKinds()
          showList()
          open(shown[0])
        })
        choice.disabled = count(each) === 0
        return choice
      }),
    )
  }

  previous.addEventListener('click', () => go(-1))
  next.addEventListener('click', () => go(1))
  document.addEventListener('keydown', (event) => {
    if (event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowLeft') go(-1)
    if (event.key === 'ArrowRight') go(1)
  })

  if (all.length === 0) {
    place('review', HTMLDivElement).replaceChildren(make('p', 'Every story looks as it did.', 'nothing'))
    return
  }
  showKinds()
  showList()
  open(all[0])
}
