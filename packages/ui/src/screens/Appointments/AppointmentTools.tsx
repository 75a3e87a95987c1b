import { isFocusLost, layout, media, nalamTokens, useTargetDocument } from '../../theme/internal.ts'
import {
  appointmentsMessages,
  bookingChangesMessages,
  filtersMessages,
  useFormats,
  useMessages,
} from '../../messages/internal.ts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { ArrowSync20Regular } from '@fluentui/react-icons/headless/svg/arrow-sync'
import { ChevronDown16Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { Dismiss16Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { Filter20Regular } from '@fluentui/react-icons/headless/svg/filter'
import { MultiselectLtr20Regular } from '@fluentui/react-icons/headless/svg/multiselect-ltr'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Choices } from '../../components/Choices/Choices.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { MenuButton } from '../../components/MenuButton/MenuButton.tsx'
import { useOpenPart } from '../../components/useOpenPart.ts'
import type { AppointmentFiltering } from './AppointmentFiltering.ts'
import { BOOKING_VIEWS, chosenFilters, viewOf, withoutFilter, type BookingView } from './bookingFilters.ts'
import type { FilterMenuProps } from './FilterMenu.tsx'
import { useFilterNames } from './useFilterNames.ts'

const useStyles = makeStyles({
  views: { [media.phone]: { order: 2, width: '100%' } },
  count: { color: nalamTokens.ink3 },
  // On the colour of the chosen view the lighter ink is too weak in the dark theme.
  chosenCount: { fontWeight: tokens.fontWeightSemibold },
  chips: {
    ...layout.wrap,
    flexGrow: 1,
    alignItems: 'center',
    gap: '6px',
    [media.phone]: { order: 3, flexBasis: '100%', ':empty': { display: 'none' } },
  },
  chip: {
    minWidth: 'auto',
    minHeight: '32px',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${nalamTokens.brandInk}`,
    backgroundColor: nalamTokens.tintStrong,
    color: nalamTokens.brandInk,
    '@media (pointer: coarse)': { minHeight: '2.75rem' },
  },
  filter: { minWidth: 'auto', [media.phone]: { order: 1, minHeight: '44px' } },
  chosen: {
    border: `1px solid ${nalamTokens.brandInk}`,
    backgroundColor: nalamTokens.tint,
    color: nalamTokens.brandInk,
  },
})

/** Waiting, today's, all: the lists that are needed every day, with their numbers. */
export function BookingViews({ value, onChange, summary }: AppointmentFiltering) {
  const styles = useStyles()
  const messages = useMessages(filtersMessages)
  const formats = useFormats()
  const { views } = useFilterNames()
  const chosen = viewOf(value)
  const counts: Record<BookingView, number | undefined> = {
    waiting: summary?.pending,
    today: summary?.today,
    all: summary?.total,
  }
  return (
    <Choices
      label={messages.views}
      look="bar"
      className={styles.views}
      options={(['waiting', 'today', 'all'] as const).map((view) => ({
        value: view,
        label: (
          <>
            {views[view]}{' '}
            <span className={view === chosen ? styles.chosenCount : styles.count}>
              {counts[view] === undefined ? '' : formats.number(counts[view])}
            </span>
          </>
        ),
      }))}
      value={chosen}
      onValueChange={(view) => onChange(BOOKING_VIEWS[view])}
    />
  )
}

/** What was chosen in the menu of filters; a click removes it. */
export function FilterChips({ value, onChange }: AppointmentFiltering) {
  const styles = useStyles()
  const messages = useMessages(filtersMessages)
  const { nameOf } = useFilterNames()
  return (
    <div className={styles.chips}>
      {chosenFilters(value).map((chosen) => {
        const name = nameOf(value, chosen)
        return (
          <Button
            key={chosen}
            size="medium"
            className={styles.chip}
            icon={<Dismiss16Regular />}
            iconPosition="after"
            aria-label={messages.remove(name)}
            onClick={() => onChange(withoutFilter(value, chosen))}
          >
            {name}
          </Button>
        )
      })}
    </div>
  )
}

const fetchMenu = () => import('./FilterMenu.tsx').then(({ FilterMenu }) => FilterMenu)

/** The button of the menu of filters, with the number of those that were chosen. */
export function FilterButton(filtering: AppointmentFiltering) {
  const styles = useStyles()
  const messages = useMessages(filtersMessages)
  const formats = useFormats()
  const { Part: FilterMenu, open, prepare } = useOpenPart<FilterMenuProps>(fetchMenu, true)
  const [isOpen, setOpen] = useState(false)
  const count = chosenFilters(filtering.value).length
  const opener = useRef<HTMLButtonElement>(null)
  const page = useTargetDocument()
  const wasOpen = useRef(false)
  // What had the focus was in the menu.
  useEffect(() => {
    if (wasOpen.current && !isOpen && page && isFocusLost(page)) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen, page])
  const onOpenChange = (next: boolean) => {
    setOpen(next)
    if (!next) filtering.counting?.onDraftChange(undefined)
  }
  const button = (
    <Button
      ref={opener}
      className={mergeClasses(styles.filter, count > 0 && styles.chosen)}
      icon={<Filter20Regular aria-hidden />}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => {
        setOpen(!isOpen)
        open()
      }}
    >
      {messages.filter}
      {count > 0 && <>&nbsp;{formats.number(count)}</>}
    </Button>
  )
  if (!FilterMenu) return button
  return (
    <FilterMenu {...filtering} {...{ isOpen, onOpenChange }}>
      {button}
    </FilterMenu>
  )
}

interface MoreToolsProps {
  isRefreshing: boolean
  onRefresh: () => void
  /** There are bookings to export. */
  canExport: boolean
  isExportPending: boolean
  onExport: (() => void) | undefined
  /** Starts or ends selecting bookings; left out if the platform cannot cancel several. */
  onSelect: (() => void) | undefined
  isSelecting: boolean
  /** As a menu, beside filters; else as two buttons beside the search. */
  isMenu: boolean
}

/** Reloads and exports the list, and selects bookings. */
export function MoreTools(props: MoreToolsProps) {
  const { isRefreshing, onRefresh, canExport, isExportPending, onExport, onSelect, isSelecting, isMenu } = props
  const messages = useMessages(appointmentsMessages)
  const filterMessages = useMessages(filtersMessages)
  const changes = useMessages(bookingChangesMessages)
  const tools = [
    {
      key: 'refresh',
      label: messages.refresh,
      icon: <ArrowSync20Regular />,
      isDisabled: isRefreshing,
      onSelect: onRefresh,
    },
    ...(onExport
      ? [
          {
            key: 'export',
            label: isExportPending ? messages.exporting : messages.exportCsv,
            icon: <ArrowDownload20Regular />,
            isDisabled: isExportPending || !canExport,
            onSelect: onExport,
          },
        ]
      : []),
    ...(onSelect
      ? [
          {
            key: 'select',
            label: isSelecting ? changes.endSelection : changes.select,
            icon: <MultiselectLtr20Regular />,
            isDisabled: false,
            onSelect,
          },
        ]
      : []),
  ]
  if (isMenu)
    return (
      <MenuButton look="outlined" label={filterMessages.more} items={tools}>
        {filterMessages.more}
        <ChevronDown16Regular aria-hidden />
      </MenuButton>
    )
  return tools.map(({ key, label, icon, isDisabled, onSelect: onClick }) => (
    <IconButton key={key} look="outlined" {...{ label, icon, onClick }} disabled={isDisabled} />
  ))
}
