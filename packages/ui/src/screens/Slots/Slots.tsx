import { pagesMessages, slotsMessages, type TextsOf, useFormats, useMessages } from '../../messages/internal.ts'
import { makeStyles } from '@fluentui/react-components'
import { toIsoDate, type ClinicMoment, type Slot, type SlotDay, type WeekdayCode } from '@nalam/sdk'
import type { ComponentProps } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { ListStatus } from '../../components/ListStatus/ListStatus.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { type SlotBulk, SlotGrid, SlotGridSkeleton } from '../../forms/SlotGrid/SlotGrid.tsx'
import { LoadedContent, type LoadState } from '../../components/StateView/LoadedContent.tsx'
import { EmptyState } from '../../components/StateView/StateView.tsx'
import { useStateCard } from '../../components/StateView/useStateCard.ts'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { ChangedJustNow, type UndoableChanges } from '../../components/UndoList/ChangedJustNow.tsx'
import { WeekStrip } from '../../components/WeekStrip/WeekStrip.tsx'
import { slotState } from '../../components/SlotCard/slotState.ts'

const useStyles = makeStyles({
  strip: { marginBlockEnd: '20px' },
})

export interface SlotsProps extends LoadState, Omit<ComponentProps<'div'>, 'children'> {
  /** Date and time at the clinic (D6). */
  now: ClinicMoment
  /** The doctor's days; empty while the profile is incomplete. */
  availableDays: readonly WeekdayCode[]
  /** First day of the strip, `YYYY-MM-DD`. */
  weekStart: string
  onWeekStartChange: (start: string) => void
  /** The chosen day, `YYYY-MM-DD`; null if none of the seven can be chosen. */
  date: string | null
  onDateChange: (date: string) => void
  /**
   * The slot counts of the days in the strip; undefined while loading, null if the server does not
   * return them (D11a).
   */
  counts: readonly SlotDay[] | null | undefined
  /** The slots of the chosen day; undefined while loading. */
  slots: readonly Slot[] | undefined
  /** Ids of the slots with a change in progress. */
  pendingIds?: ReadonlySet<string> | undefined
  onSlotChange: (slot: Slot, isOn: boolean) => void
  onAddNew: () => void
  /** Actions on several slots, if the server supports them. */
  bulk?: SlotBulk | undefined
  /** The changes of slots that can be undone; left out if the platform does not list them. */
  changes?: UndoableChanges | undefined
  /** Href of the page on which the available days are chosen. */
  profileHref: string
}

/** The doctor's slots by day (SLOT-01). */
export function Slots({
  now,
  availableDays,
  weekStart,
  onWeekStartChange,
  date,
  onDateChange,
  counts,
  slots,
  error,
  onRetry,
  isRefreshing = false,
  pendingIds,
  onSlotChange,
  onAddNew,
  bulk,
  changes,
  profileHref,
  ...rest
}: SlotsProps) {
  const styles = useStyles()
  const messages = useMessages(slotsMessages)
  const pages = useMessages(pagesMessages)
  const formats = useFormats()
  const dayText = date === null ? '' : formats.dayLong(date)
  return (
    <div {...rest}>
      <PageHeader
        title={pages.slots}
        subtitle={dayText}
        status={changes && <ChangedJustNow {...changes} />}
        actions={
          <Button appearance="primary" onClick={onAddNew}>
            {messages.addNew}
          </Button>
        }
      />
      <WeekStrip
        className={styles.strip}
        today={now.date}
        availableDays={availableDays}
        start={weekStart}
        onStartChange={onWeekStartChange}
        value={date}
        onValueChange={onDateChange}
        counts={counts}
      />
      <ListStatus
        scope={date ?? ''}
        text={date === null || slots === undefined ? '' : dayStatus(messages, dayText, slots, date, now)}
      />
      {date === null ? (
        <NoDay hasDays={availableDays.length > 0} profileHref={profileHref} />
      ) : (
        <Day
          // Keyed by the day: Select All applies only to the day that it was ticked on.
          key={date}
          {...{ date, now, slots, error, onRetry, isRefreshing, pendingIds, onSlotChange, bulk }}
          expected={counts?.find((day) => toIsoDate(day.date) === date)}
        />
      )}
    </div>
  )
}

type SlotMessages = TextsOf<typeof slotsMessages>

/** Returns the chosen day and its counts as text; slots that have begun are no longer open. */
function dayStatus(
  messages: SlotMessages,
  day: string,
  slots: readonly Slot[],
  date: string,
  now: ClinicMoment,
): string {
  if (slots.length === 0) return `${day}. ${messages.noSlots}`
  const states = slots.map((slot) => ({ isOn: slot.isOn, state: slotState(slot, date, now) }))
  const booked = states.filter(({ state }) => state === 'booked').length
  const open = states.filter(({ isOn, state }) => isOn && state === 'switch').length
  return `${day}. ${messages.openCount(open)}, ${messages.bookedCount(booked)}`
}

function NoDay({ hasDays, profileHref }: { hasDays: boolean; profileHref: string }) {
  const card = useStateCard()
  const messages = useMessages(slotsMessages)
  return hasDays ? (
    <EmptyState className={card} title={messages.noDay} text={messages.noDayText} />
  ) : (
    <EmptyState
      className={card}
      title={messages.noDays}
      text={messages.noDaysText}
      actions={<TextLink href={profileHref}>{messages.editProfile}</TextLink>}
    />
  )
}

interface DayProps extends Pick<
  SlotsProps,
  'now' | 'slots' | 'error' | 'onRetry' | 'pendingIds' | 'onSlotChange' | 'bulk'
> {
  date: string
  isRefreshing: boolean
  expected: SlotDay | undefined
}

function Day({ date, now, slots, error, onRetry, isRefreshing, pendingIds, onSlotChange, bulk, expected }: DayProps) {
  const messages = useMessages(slotsMessages)
  const card = useStateCard()
  // As many skeletons as the strip shows slots for the day; a day without slots is as high as its
  // empty state.
  const expectedSlots = expected && { count: expected.open + expected.booked || 8 }
  return (
    <LoadedContent
      data={slots}
      {...{ error, onRetry, isRefreshing }}
      stale={messages.stale}
      loading={<SlotGridSkeleton hasBoxes={bulk !== undefined} {...expectedSlots} />}
    >
      {(shown) =>
        shown.length === 0 ? (
          <EmptyState className={card} title={messages.empty} text={messages.emptyText} />
        ) : (
          <SlotGrid slots={shown} {...{ date, now, pendingIds, bulk }} onStatusChange={onSlotChange} />
        )
      }
    </LoadedContent>
  )
}
