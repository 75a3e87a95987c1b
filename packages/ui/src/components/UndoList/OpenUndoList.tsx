import { layout, line, nalamTokens, plainList, useSurfaceStyles } from '../../theme/internal.ts'
import { undoMessages, useMessages, useClock, useNow } from '../../messages/internal.ts'
import {
  makeStyles,
  mergeClasses,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  Spinner,
  tokens,
} from '@fluentui/react-components'
import { ArrowUndo20Regular } from '@fluentui/react-icons/headless/svg/arrow-undo'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { minutesLeft } from './minutesLeft.ts'

const SMALL = '@media (max-width: 24.9988em)'

const useStyles = makeStyles({
  surface: {
    zIndex: 30,
    boxSizing: 'border-box',
    width: 'min(440px, calc(100vw - 32px))',
    maxHeight: 'min(480px, 70dvh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: 0,
  },
  list: plainList,
  row: {
    display: 'grid',
    gridTemplateAreas: '"status left" "name undo" "when undo"',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '10px 16px',
    ...line('BlockStart'),
    '& button': { gridArea: 'undo', minHeight: '32px' },
    // One line per detail: beside a long translation of "Undo" they would overlap.
    [SMALL]: { gridTemplateAreas: '"status status" "name name" "when when" "left undo"' },
  },
  // Without a status the name is the first line.
  plainRow: {
    gridTemplateAreas: '"name left" "when undo" ". undo"',
    [SMALL]: { gridTemplateAreas: '"name name" "when when" ". ." "left undo"' },
  },
  status: { gridArea: 'status', justifySelf: 'start' },
  name: { gridArea: 'name', overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  when: { gridArea: 'when', color: nalamTokens.ink2, fontVariantNumeric: 'tabular-nums' },
  left: {
    gridArea: 'left',
    justifySelf: 'end',
    color: nalamTokens.ink3,
    fontSize: tokens.fontSizeBase200,
    [SMALL]: { justifySelf: 'start' },
  },
  box: { ...layout.row },
})

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

export interface OpenUndoListProps {
  title: string
  rows: readonly UndoRow[]
  /** Props of the element with the items (`useSteadyItems`). */
  listProps: ComponentProps<'div'>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The button that opens it. */
  children: ReactElement
}

/** The button with what can still be undone, and the time left. */
export function OpenUndoList({ title, rows, listProps, isOpen, onOpenChange, children }: OpenUndoListProps) {
  const styles = useStyles()
  const surface = useSurfaceStyles()
  const now = useNow(15_000, useClock())
  return (
    <div
      className={styles.box}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) onOpenChange(false)
      }}
    >
      <Popover
        inline
        open={isOpen}
        onOpenChange={(_, { open }) => onOpenChange(open)}
        positioning={{ position: 'below', align: 'end', offset: 6 }}
        surfaceMotion={null}
      >
        <PopoverTrigger disableButtonEnhancement>{children}</PopoverTrigger>
        <PopoverSurface role="region" aria-label={title} className={mergeClasses(surface.root, styles.surface)}>
          <div {...listProps}>
            <ul className={styles.list}>
              {rows.map((row) => (
                <Row key={row.id} row={row} now={now} />
              ))}
            </ul>
          </div>
        </PopoverSurface>
      </Popover>
    </div>
  )
}

function Row({ row, now }: { row: UndoRow; now: number }) {
  const styles = useStyles()
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
