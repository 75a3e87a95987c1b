import { detailText, layout, line, nalamTokens, plainList, textSizes } from '../../theme/internal.ts'
import { availabilityMessages, useFormats, useMessages } from '../../messages/internal.ts'
import { Add16Regular } from '@fluentui/react-icons/headless/svg/add'
import { CalendarCancel20Regular } from '@fluentui/react-icons/headless/svg/calendar-cancel'
import { Delete20Regular } from '@fluentui/react-icons/headless/svg/delete'
import { MoreHorizontal20Regular } from '@fluentui/react-icons/headless/svg/more-horizontal'
import { CalendarSearch20Regular } from '@fluentui/react-icons/headless/svg/calendar-search'
import { Warning16Regular } from '@fluentui/react-icons/headless/svg/warning'
import { parseCalendarDate, toIsoDate, type AvailabilityException, type NewException } from '@nalam/sdk'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { MenuButton } from '../../components/MenuButton/MenuButton.tsx'
import { PlainLink } from '../../components/TextLink/PlainLink.tsx'
import type { ActionResult } from '../../forms/ActionResult.ts'
import { useAvailabilityStyles } from './Availability.styles.ts'
import { ExceptionDialog } from './ExceptionDialog.tsx'
import type { PublishDates } from './PublishDates.ts'
import { makeStyles, tokens } from '@fluentui/react-components'

const useExceptionStyles = makeStyles({
  none: { margin: 0, padding: '0 16px 16px', color: nalamTokens.ink3, fontSize: nalamTokens.labelSize },
  list: plainList,
  item: {
    ...layout.top,
    gap: '12px',
    padding: '12px 8px 12px 16px',
    ...line('BlockStart'),
    '&[aria-busy="true"]': { opacity: 0.6 },
  },
  tile: {
    flexShrink: 0,
    minWidth: '44px',
    padding: '4px 4px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: nalamTokens.mutedCard,
    color: nalamTokens.ink2,
    ...textSizes.tiny,
    textAlign: 'center',
  },
  number: {
    display: 'block',
    color: tokens.colorNeutralForeground1,
    fontSize: '1rem',
    lineHeight: '1.25rem',
    fontWeight: tokens.fontWeightSemibold,
  },
  words: { ...layout.rest, ...layout.column, alignItems: 'flex-start' },
  what: { fontWeight: tokens.fontWeightSemibold },
  details: { ...detailText, overflowWrap: 'anywhere' },
  bookings: {
    ...layout.inline,
    gap: '4px',
    minHeight: '24px',
    marginBlockStart: '2px',
    borderRadius: tokens.borderRadiusSmall,
    color: nalamTokens.rescheduleInk,
    ...textSizes.small,
    fontWeight: tokens.fontWeightMedium,
    textDecorationLine: 'none',
    '@media (pointer: coarse)': { minHeight: '44px' },
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '& svg': { flexShrink: 0 },
  },
  menu: { marginBlockStart: '-6px' },
  more: { ...layout.center, width: '36px', height: '36px', color: nalamTokens.ink2 },
})

/** What the list of exceptions takes from its page. */
export interface ExceptionListState {
  /** Today at the clinic, `YYYY-MM-DD` (D6). */
  today: string
  /** Offers to close the open slots of closed days. */
  onCloseSlots?: ((exception: AvailabilityException) => void) | undefined
  /** Ids of the exceptions that are being removed. */
  pendingIds?: ReadonlySet<string> | undefined
  /** Returns the href of the preview of these days. */
  previewHref: (dates: PublishDates) => string
}

export interface ExceptionListProps extends ExceptionListState {
  exceptions: readonly AvailabilityException[]
  onAdd: (exception: NewException) => Promise<ActionResult<string>>
  onRemove: (exception: AvailabilityException) => void
}

const datesOf = ({ from, to }: AvailabilityException): PublishDates => ({
  from: toIsoDate(from) ?? from,
  to: toIsoDate(to) ?? to,
})

/** The days on which the weekly hours do not apply (AVAIL-02). */
export function ExceptionList({
  exceptions,
  today,
  onAdd,
  onRemove,
  onCloseSlots,
  pendingIds,
  previewHref,
}: ExceptionListProps) {
  const page = useAvailabilityStyles()
  const styles = useExceptionStyles()
  const { exceptions: messages } = useMessages(availabilityMessages)
  const [isAdding, setAdding] = useState(false)
  return (
    <Card as="section" isPadded={false}>
      <div className={page.cardHead}>
        <h2 className={page.sectionTitle}>{messages.title}</h2>
        <Button icon={<Add16Regular aria-hidden />} aria-label={messages.addTitle} onClick={() => setAdding(true)}>
          {messages.add}
        </Button>
      </div>
      {exceptions.length === 0 ? (
        <p className={styles.none}>{messages.none}</p>
      ) : (
        <ul className={styles.list}>
          {exceptions.map((exception) => (
            <Exception
              key={exception.id}
              exception={exception}
              isPending={pendingIds?.has(exception.id) ?? false}
              href={previewHref(datesOf(exception))}
              onRemove={() => onRemove(exception)}
              onCloseSlots={onCloseSlots && exception.kind === 'closed' ? () => onCloseSlots(exception) : undefined}
            />
          ))}
        </ul>
      )}
      {isAdding && <ExceptionDialog today={today} onAdd={onAdd} onClose={() => setAdding(false)} />}
    </Card>
  )
}

interface ExceptionProps {
  exception: AvailabilityException
  isPending: boolean
  href: string
  onRemove: () => void
  onCloseSlots: (() => void) | undefined
}

function Exception({ exception, isPending, href, onRemove, onCloseSlots }: ExceptionProps) {
  const styles = useExceptionStyles()
  const all = useMessages(availabilityMessages)
  const formats = useFormats()
  const { exceptions: messages } = all
  const { from, to, kind, note, hours, bookingCount, openSlotCount = 0 } = exception
  const first = formats.date(from, 'weekdayShort')
  const days = from === to ? first : messages.range(first, formats.day(to))
  const details = [
    days,
    ...hours.map(({ from: start, to: end }) => formats.timeRange(start, end)),
    ...(note ? [note] : []),
  ].join(' · ')
  return (
    <li className={styles.item} aria-busy={isPending || undefined}>
      <span className={styles.tile}>
        {formats.date(from, 'monthShort')} <b className={styles.number}>{parseCalendarDate(from)?.day}</b>
      </span>
      <span className={styles.words}>
        <span className={styles.what}>{kind === 'closed' ? all.closed : all.otherHours}</span>
        <span className={styles.details}>{details}</span>
        {bookingCount > 0 && (
          <PlainLink href={href} className={styles.bookings}>
            <Warning16Regular aria-hidden />
            {from === to ? messages.bookingsOfDay(bookingCount) : messages.bookings(bookingCount)}
          </PlainLink>
        )}
        {kind === 'closed' && openSlotCount > 0 && (
          <span className={styles.details}>{messages.stillOpen(openSlotCount)}</span>
        )}
      </span>
      <MenuButton
        className={styles.menu}
        label={messages.more(formats.day(from))}
        aria-disabled={isPending || undefined}
        items={[
          { key: 'preview', label: messages.seePreview, icon: <CalendarSearch20Regular aria-hidden />, href },
          ...(onCloseSlots
            ? [
                {
                  key: 'close',
                  label: messages.closeOpen,
                  icon: <CalendarCancel20Regular aria-hidden />,
                  onSelect: isPending ? undefined : onCloseSlots,
                },
              ]
            : []),
          {
            key: 'remove',
            label: messages.remove,
            icon: <Delete20Regular aria-hidden />,
            onSelect: isPending ? undefined : onRemove,
          },
        ]}
      >
        <span className={styles.more}>
          <MoreHorizontal20Regular aria-hidden />
        </span>
      </MenuButton>
    </li>
  )
}
