import { windowOf } from '../../theme/internal.ts'
import { settingsMessages, useFormats, useMessages } from '../../messages/internal.ts'
import { mergeClasses, Switch } from '@fluentui/react-components'
import {
  useEffect,
  useRef,
  useSyncExternalStore,
  type RefObject,
  useId,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useSettingsStyles } from './Settings.styles.ts'
import { clinicNow } from '@nalam/sdk'
import { Card } from '../../components/Card/Card.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { LoadedContent, type LoadState } from '../../components/StateView/LoadedContent.tsx'

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

/** A list of the page: undefined while it loads. */
export interface List<Row> extends LoadState {
  rows: readonly Row[] | undefined
}

/** Returns a function that writes a time of the server as day and time at the clinic (D6). */
export function useWhen(): (at: string) => string {
  const formats = useFormats()
  return (at) => {
    const { date, time } = clinicNow(Date.parse(at))
    return formats.when(date, time)
  }
}

/** The same without the time. */
export function useDay(): (at: string) => string {
  const formats = useFormats()
  return (at) => formats.day(clinicNow(Date.parse(at)).date)
}

/** The sections in the order of the page. Their titles are the messages of these names. */
export const SECTIONS = [
  'account',
  'passkeys',
  'devices',
  'activity',
  'preferences',
  'sources',
  'reminders',
  'feed',
  'data',
] as const
export type SectionName = (typeof SECTIONS)[number]

/** Returns the id of a section's heading, to which the index of the page leads. */
const headingId = (name: SectionName): string => `settings-${name}`

interface SectionProps {
  name: SectionName
  hint?: string
  action?: ReactNode
  children: ReactNode
}

export function Section({ name, hint, action, children }: SectionProps) {
  const styles = useSettingsStyles()
  const { [name]: title } = useMessages(settingsMessages)
  return (
    <Card as="section" aria-label={title}>
      <div className={styles.head}>
        <div>
          <h2 id={headingId(name)} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {hint && <p className={styles.hint}>{hint}</p>}
        </div>
        {action}
      </div>
      {children}
    </Card>
  )
}

interface RowsProps<Row> {
  list: List<Row>
  stale: string
  /** Rows of the skeleton. */
  expected: number
  children: (rows: readonly Row[]) => ReactNode
}

export function Rows<Row>({ list, stale, expected, children }: RowsProps<Row>) {
  const styles = useSettingsStyles()
  const { rows, ...state } = list
  return (
    <LoadedContent
      {...state}
      data={rows}
      stale={stale}
      loading={
        <div aria-hidden>
          {Array.from({ length: expected }, (_, index) => (
            <div key={index} className={styles.row}>
              <Skeleton className={styles.loadingRow} />
            </div>
          ))}
        </div>
      }
    >
      {(shown) => <ul className={styles.rows}>{children(shown)}</ul>}
    </LoadedContent>
  )
}

interface SwitchRowProps {
  name: string
  note: string
  isOn: boolean
  /** It cannot be switched now. */
  isStill: boolean
  onChange: (isOn: boolean) => void
}

/** A row with a switch, described by the note. It keeps the focus while it cannot be switched. */
export function SwitchRow({ name, note, isOn, isStill, onChange }: SwitchRowProps) {
  const id = useId()
  return (
    <Row
      name={name}
      detail={<span id={id}>{note}</span>}
      action={
        <Switch
          aria-label={name}
          aria-describedby={id}
          aria-disabled={isStill || undefined}
          checked={isOn}
          onChange={(_, { checked: wanted }) => {
            if (!isStill) onChange(wanted)
          }}
        />
      }
    />
  )
}

interface RowProps {
  icon?: ReactElement
  /** Says that there is nothing. */
  isEmpty?: boolean
  name: ReactNode
  detail?: ReactNode
  action?: ReactNode
}

export function Row({ icon, isEmpty = false, name, detail, action }: RowProps) {
  const styles = useSettingsStyles()
  return (
    <li className={styles.row}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <div className={styles.words}>
        <div className={mergeClasses(styles.name, isEmpty && styles.emptyName)}>{name}</div>
        {detail && <div className={styles.detail}>{detail}</div>}
      </div>
      {action}
    </li>
  )
}

/**
 * Tells password managers whose password a form is about. Nobody sees it, and it takes no focus.
 *
 * @param email the account
 */
export function AccountField({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
}
