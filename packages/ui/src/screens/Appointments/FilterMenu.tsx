import { layout, media, nalamTokens, textSizes, useMediaQuery, useSurfaceStyles } from '../../theme/internal.ts'
import {
  filtersMessages,
  statusMessages,
  tableMessages,
  useFormats,
  useMessages,
  visitsMessages,
} from '../../messages/internal.ts'
import { makeStyles, mergeClasses, Popover, PopoverSurface, PopoverTrigger, tokens } from '@fluentui/react-components'
import type { BookingSummary } from '@nalam/sdk'
import { type ReactElement, type ReactNode, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Choices } from '../../components/Choices/Choices.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { DateRangeFilter } from '../../forms/FilterRow/DateRangeFilter.tsx'
import type { AppointmentFiltering } from './AppointmentFiltering.ts'
import {
  type BookingFilters,
  type BookingOrder,
  DAY_FILTERS,
  type DayFilter,
  FIRST_FILTERS,
  narrowed,
  STATUS_FILTERS,
  type StatusFilter,
  VISIT_FILTERS,
  type VisitFilter,
} from './bookingFilters.ts'
import { useFilterNames } from './useFilterNames.ts'

const useStyles = makeStyles({
  surface: {
    zIndex: 30,
    boxSizing: 'border-box',
    width: 'min(424px, calc(100vw - 32px))',
    maxHeight: 'calc(100dvh - 24px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '20px',
  },
  // A sheet at the bottom of the window.
  sheet: { [media.phone]: { marginBlockEnd: 0, width: '100%', maxWidth: '100%', borderRadius: '16px 16px 0 0' } },
  form: { ...layout.column, rowGap: '24px' },
  group: { ...layout.column, rowGap: '8px' },
  label: { ...textSizes.label, fontWeight: tokens.fontWeightMedium },
  hint: { marginInlineStart: '8px', color: nalamTokens.ink3, fontWeight: tokens.fontWeightRegular },
  row: { ...layout.wrap, gap: '6px' },
  chips: { [media.phone]: { flexWrap: 'wrap', flexShrink: 1 } },
  count: { color: nalamTokens.ink3 },
  foot: {
    ...layout.between,
    flexWrap: 'wrap',
    gap: '8px',
    margin: '0 -20px -20px',
    padding: '12px 20px',
    borderTop: `1px solid ${nalamTokens.cardLine}`,
  },
  sheetFoot: { [media.phone]: { marginInline: '-16px' } },
})

export interface FilterMenuProps extends AppointmentFiltering {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The button that opens it. */
  children: ReactElement
}

/** The button with the menu of filters: beside it, or as a sheet on a phone. */
export function FilterMenu({ isOpen, onOpenChange, children, ...filtering }: FilterMenuProps) {
  const styles = useStyles()
  const surface = useSurfaceStyles()
  const messages = useMessages(filtersMessages)
  const onPhone = useMediaQuery(media.phone)
  const form = <FilterForm {...filtering} onClose={() => onOpenChange(false)} />
  if (onPhone)
    return (
      <>
        {children}
        <Dialog open={isOpen} title={messages.label} className={styles.sheet} onClose={() => onOpenChange(false)}>
          {form}
        </Dialog>
      </>
    )
  return (
    <Popover
      open={isOpen}
      trapFocus
      onOpenChange={(_, { open }) => onOpenChange(open)}
      positioning={{ position: 'below', align: 'end', offset: 6 }}
      surfaceMotion={null}
    >
      <PopoverTrigger disableButtonEnhancement>{children}</PopoverTrigger>
      <PopoverSurface aria-label={messages.label} className={mergeClasses(surface.root, styles.surface)}>
        {form}
      </PopoverSurface>
    </Popover>
  )
}

interface FilterFormProps extends AppointmentFiltering {
  onClose: () => void
}

/** The choices, which change the list when "Show" is clicked. */
function FilterForm({ value, onChange, summary, hasVisits = false, counting, onClose }: FilterFormProps) {
  const styles = useStyles()
  const messages = useMessages(filtersMessages)
  const statuses = useMessages(statusMessages)
  const table = useMessages(tableMessages)
  const visits = useMessages(visitsMessages)
  const names = useFilterNames()
  const [draft, setDraft] = useState(value)
  const choose = (next: BookingFilters) => {
    setDraft(next)
    counting?.onDraftChange(next)
  }
  const narrow = (change: Parameters<typeof narrowed>[1]) => choose(narrowed(draft, change))
  const counts = countsOf(summary, hasVisits)
  const isOffered = (name: StatusFilter) => {
    if (name === 'not-told') return (summary?.notTold ?? 0) > 0 || draft.status === name
    return hasVisits || name !== 'cancelled'
  }
  const canChooseVisit = draft.status === 'all' || draft.status === 'confirmed'
  return (
    <div className={styles.form}>
      <Group label={table.status}>
        <Choices
          label={table.status}
          look="chips"
          className={styles.chips}
          options={STATUS_FILTERS.filter(isOffered).map((name) => ({
            value: name,
            label: <Counted label={names.status[name]} count={counts[name]} />,
          }))}
          value={draft.status}
          onValueChange={(status) => narrow({ status })}
        />
      </Group>
      <Group label={messages.when}>
        <Choices<DayFilter>
          label={messages.when}
          look="chips"
          className={styles.chips}
          options={DAY_FILTERS.map((name) => ({ value: name, label: names.days[name] }))}
          value={typeof draft.when === 'string' ? draft.when : undefined}
          onValueChange={(when) => narrow({ when })}
        />
        <DateRangeFilter
          value={typeof draft.when === 'string' ? undefined : draft.when}
          onValueChange={(when) => narrow({ when })}
        />
      </Group>
      {hasVisits && (
        <Group label={visits.visit} hint={canChooseVisit ? undefined : messages.confirmedOnly}>
          <Choices<VisitFilter | 'any'>
            label={visits.visit}
            look="chips"
            className={styles.chips}
            isDisabled={!canChooseVisit}
            options={[
              { value: 'any', label: visits.anyVisit },
              ...VISIT_FILTERS.map((name) => ({ value: name, label: statuses[name] })),
            ]}
            value={draft.visit ?? 'any'}
            onValueChange={(visit) => narrow({ visit: visit === 'any' ? undefined : visit })}
          />
        </Group>
      )}
      <Group label={messages.order}>
        <Choices<BookingOrder>
          label={messages.order}
          look="chips"
          className={styles.chips}
          options={(['soonest', 'latest'] as const).map((order) => ({ value: order, label: messages.orders[order] }))}
          value={draft.order}
          onValueChange={(order) => choose({ ...draft, order })}
        />
      </Group>
      <div className={mergeClasses(styles.foot, styles.sheetFoot)}>
        <Button appearance="transparent" onClick={() => choose(FIRST_FILTERS)}>
          {messages.reset}
        </Button>
        <Button
          appearance="primary"
          onClick={() => {
            onClose()
            onChange(draft)
          }}
        >
          {counting?.total === undefined ? messages.show : messages.showCount(counting.total)}
        </Button>
      </div>
    </div>
  )
}

/** Returns the numbers of bookings; the cancelled ones are also declined. */
function countsOf(summary: BookingSummary | undefined, hasVisits: boolean): Record<StatusFilter, number | undefined> {
  const { declined, cancelled = 0 } = summary ?? {}
  return {
    all: summary?.total,
    waiting: summary?.pending,
    confirmed: summary?.confirmed,
    declined: hasVisits && declined !== undefined ? declined - cancelled : declined,
    cancelled: summary?.cancelled,
    reschedule: summary?.reschedule,
    'not-told': summary?.notTold,
  }
}

function Counted({ label, count }: { label: string; count: number | undefined }) {
  const styles = useStyles()
  const formats = useFormats()
  return (
    <>
      {label} {count !== undefined && <span className={styles.count}>{formats.number(count)}</span>}
    </>
  )
}

interface GroupProps {
  label: string
  hint?: string | undefined
  children: ReactNode
}

function Group({ label, hint, children }: GroupProps) {
  const styles = useStyles()
  return (
    <div className={styles.group}>
      <span aria-hidden className={styles.label}>
        {label}
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </span>
      <div className={styles.row}>{children}</div>
    </div>
  )
}
