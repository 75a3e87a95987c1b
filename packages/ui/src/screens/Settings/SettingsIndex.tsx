import { mergeClasses } from '@fluentui/react-components'
import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react'
import { settingsMessages } from '../../messages/en/settings.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { windowOf } from '../../theme/targetDocument.ts'
import { headingId, type SectionName } from './settingsParts.tsx'
import { useSettingsStyles } from './Settings.styles.ts'

/**
 * Returns the section that the doctor reads: the one with the focus while its focused element is on
 * screen, otherwise by the scroll position. The line that decides moves from the top of the window
 * to its bottom, as the page is scrolled from its start to its end, so that short last sections
 * become current too.
 */
function sectionInView(headings: readonly HTMLElement[]): HTMLElement | undefined {
  const [first] = headings
  if (!first) return undefined
  const { innerHeight, scrollY } = windowOf(first)
  const { activeElement, documentElement } = first.ownerDocument
  const boxOf = (heading: HTMLElement) => heading.closest('section')
  const focused = headings.find((heading) => boxOf(heading)?.contains(activeElement))
  if (focused && activeElement) {
    const { top, bottom } = activeElement.getBoundingClientRect()
    if (bottom > 0 && top < innerHeight) return focused
  }
  const distance = documentElement.scrollHeight - innerHeight
  const line = distance > 0 ? (scrollY / distance) * innerHeight : 0
  return headings.findLast((heading) => heading.getBoundingClientRect().top <= line) ?? first
}

const middleOf = (element: Element) => {
  const { left, right } = element.getBoundingClientRect()
  return (left + right) / 2
}

/** Scrolls a row sideways, so that one of its links is in its middle. */
function center(row: HTMLElement, link: Element): void {
  row.scrollLeft += middleOf(link) - middleOf(row)
}

/** Returns the name of the section that the doctor reads. */
function useCurrentSection(sections: RefObject<HTMLElement | null>, names: readonly SectionName[]): SectionName {
  const read = (): SectionName | undefined => {
    const root = sections.current
    const headings = names.map((name) => root?.querySelector<HTMLElement>(`#${headingId(name)}`) ?? null)
    const inView = sectionInView(headings.filter((heading) => heading !== null))
    return names.find((name) => inView?.id === headingId(name))
  }
  const subscribe = (changed: () => void) => {
    const root = sections.current
    if (!root) return () => undefined
    const ended = new AbortController()
    const { signal } = ended
    const view = windowOf(root)
    for (const event of ['scroll', 'resize']) view.addEventListener(event, changed, { signal, passive: true })
    for (const event of ['focusin', 'focusout']) root.addEventListener(event, changed, { signal })
    return () => ended.abort()
  }
  return useSyncExternalStore(subscribe, read, () => undefined) ?? names[0] ?? 'account'
}

interface SettingsIndexProps {
  names: readonly SectionName[]
  /** The element with the sections. */
  sections: RefObject<HTMLElement | null>
}

/**
 * Links to the sections beside them; in a narrow window a row of chips above them. A link moves the
 * focus to the heading of its section.
 */
export function SettingsIndex({ names, sections }: SettingsIndexProps) {
  const styles = useSettingsStyles()
  const messages = useMessages(settingsMessages)
  const current = useCurrentSection(sections, names)
  const index = useRef<HTMLElement>(null)
  // Only sideways: the page is scrolled by the doctor. A chip with the focus stays in sight.
  useEffect(() => {
    const row = index.current
    const link = row?.querySelector(`[href="#${headingId(current)}"]`)
    if (row && link && !row.contains(row.ownerDocument.activeElement)) center(row, link)
  }, [current])
  return (
    <nav ref={index} aria-label={messages.index} className={styles.index}>
      <ul className={styles.indexLinks}>
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${headingId(name)}`}
              // A browser leaves a chip that is half in sight where it is. A pressed one must not move.
              onFocus={({ currentTarget: link }) =>
                index.current && link.matches(':focus-visible') && center(index.current, link)
              }
              onClick={({ currentTarget }) => currentTarget.ownerDocument.getElementById(headingId(name))?.focus()}
              aria-current={name === current ? 'location' : undefined}
              className={mergeClasses(styles.indexLink, name === current && styles.currentLink)}
            >
              {messages[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
