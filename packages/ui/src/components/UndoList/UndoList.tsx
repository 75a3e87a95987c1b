import { layout, line, media, nalamTokens, plainList, textSizes, useMediaQuery } from '../../theme/internal.ts'
import { undoMessages, useFormats, useMessages } from '../../messages/internal.ts'
import { makeStyles, mergeClasses, Spinner, tokens } from '@fluentui/react-components'
import { ArrowUndo20Regular } from '@fluentui/react-icons/headless/svg/arrow-undo'
import { ChevronDown16Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { useState, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { useClock, useNow } from '../NalamProvider/useClock.ts'
import { minutesLeft } from './minutesLeft.ts'

const SMALL = '@media (max-width: 24.9988em)'
const NARROW = '@media (min-width: 25em) and (max-width: 56.2488em)'

const useUndoListStyles = makeStyles({
  root: { marginBlockEnd: '16px', overflow: 'hidden', '@media print': { display: 'none' } },
  title: { ...textSizes.title, padding: '10px 18px', ...textSizes.body, [media.phone]: { padding: 0 } },
  opener: {
    ...layout.between,
    columnGap: '8px',
    width: '100%',
    minHeight: '44px',
    padding: '6px 16px',
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  turned: { transform: 'rotate(180deg)' },
  list: plainList,
  row: {
    display: 'grid',
    gridTemplateAreas: '"status name when left undo"',
    gridTemplateColumns: '128px minmax(0, 220px) minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: '16px',
    minHeight: '40px',
    padding: '3px 18px',
    ...line('BlockStart'),
    '& button': { gridArea: 'undo', minHeight: '32px' },
    [NARROW]: {
      gridTemplateAreas: '"status left" "name undo" "when undo"',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '4px 12px',
      padding: '10px 16px',
    },
    // One line per detail: beside a long translation of "Undo" they would overlap.
    [SMALL]: {
      gridTemplateAreas: '"status status" "name name" "when when" "left undo"',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '4px 12px',
      padding: '10px 16px',
    },
  },
  // Without a status the name is the first column, and the first line of a narrow row.
  plainRow: {
    gridTemplateAreas: '"name name when left undo"',
    [NARROW]: { gridTemplateAreas: '"name left" "when undo" ". undo"' },
    [SMALL]: { gridTemplateAreas: '"name name" "when when" ". ." "left undo"' },
  },
  status: { gridArea: 'status', justifySelf: 'start' },
  name: { gridArea: 'name', overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  when: { gridArea: 'when', color: nalamTokens.ink2, fontVariantNumeric: 'tabular-nums' },
  left: {
    gridArea: 'left',
    color: nalamTokens.ink3,
    fontSize: tokens.fontSizeBase200,
    [NARROW]: { justifySelf: 'end' },
  },
  more: { margin: '0 18px 10px' },
})

/** Number of rows shown until "2 more" is clicked. */
const SHOWN = 3

/** A row of the list. */
export interface UndoRow {
  id: string
  /** Shown in front of the name, such as the status of a booking. */
  status?: ReactElement | undefined
  name: ReactNode
  /** The time or the days concerned. */
  when: string
  /** The accessible name of the button, which names the row. */
  undoLabel: string
  /** ISO 8601 */
  undoUntil: string
  isPending: boolean
  onUndo: () => void
}

interface UndoListProps {
  title: string
  rows: readonly UndoRow[]
  /** Props of the element with the items (`useSteadyItems`). */
  listProps: ComponentProps<'div'>
  className?: string | undefined
}

/** What can still be undone, with the time left. On a phone it is one line that opens. */
export function UndoList({ title, rows, listProps, className }: UndoListProps) {
  const styles = useUndoListStyles()
  const messages = useMessages(undoMessages)
  const formats = useFormats()
  const [showsAll, setShowsAll] = useState(false)
  const isPhone = useMediaQuery(media.phone)
  const [isOpen, setOpen] = useState(false)
  const now = useNow(15_000, useClock())
  const shown = showsAll ? rows : rows.slice(0, SHOWN)
  return (
    <Card as="section" isPadded={false} aria-label={title} className={mergeClasses(styles.root, className)}>
      <h2 className={styles.title}>
        {isPhone ? (
          <button
            type="button"
            aria-expanded={isOpen}
            className={styles.opener}
            onClick={() => setOpen((before) => !before)}
          >
            <span>
              {title} ({formats.number(rows.length)})
            </span>
            <ChevronDown16Regular aria-hidden className={mergeClasses(isOpen && styles.turned)} />
          </button>
        ) : (
          title
        )}
      </h2>
      {(isOpen || !isPhone) && (
        <>
          <div {...listProps}>
            <ul className={styles.list}>
              {shown.map((row) => (
                <Row key={row.id} row={row} now={now} />
              ))}
            </ul>
          </div>
          {shown.length < rows.length && (
            <TextLink className={styles.more} onClick={() => setShowsAll(true)}>
              {messages.more(rows.length - shown.length)}
            </TextLink>
          )}
        </>
      )}
    </Card>
  )
}

function Row({ row, now }: { row: UndoRow; now: number }) {
  const styles = useUndoListStyles()
  const messages = useMessages(undoMessages)
  const minutes = minutesLeft(row.undoUntil, now)
  return (
    <li className={mergeClasses(styles.row, !row.status && styles.plainRow)}>
      {row.status && <span className={styles.status}>{row.status}</span>}
      <strong className={styles.name}>{row.name}</strong>
      <span className={styles.when}>{row.when}</span>
      <span className={styles.left}>{minutes === 0 ? messages.lastMinute : messages.minutesLeft(minutes)}</span>
      <Button
        // Focusable while pending, like all buttons that send a request.
        disabledFocusable={row.isPending}
        icon={row.isPending ? <Spinner size="extra-tiny" role="presentation" /> : <ArrowUndo20Regular />}
        aria-label={row.undoLabel}
        onClick={row.onUndo}
      >
        {messages.undo}
      </Button>
    </li>
  )
}
