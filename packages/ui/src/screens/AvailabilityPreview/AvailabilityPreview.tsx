import { focusHeading, useStickyBar } from '../../theme/internal.ts'
import {
  availabilityMessages,
  pagesMessages,
  statesMessages,
  useFormats,
  useMessages,
} from '../../messages/internal.ts'
import { mergeClasses, useMergedRefs } from '@fluentui/react-components'
import { ArrowLeft16Regular } from '@fluentui/react-icons/headless/svg/arrow-left'
import { toIsoDate, type SlotPlan, type WeekdayCode } from '@nalam/sdk'
import { useRef, useState, type ComponentProps } from 'react'
import { Legend } from '../../components/Legend/Legend.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { LoadedContent, type LoadState } from '../../components/StateView/LoadedContent.tsx'
import { EmptyState } from '../../components/StateView/StateView.tsx'
import { useStateCard } from '../../components/StateView/useStateCard.ts'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { FilterGroup } from '../../forms/FilterRow/FilterRow.tsx'
import { usePreviewStyles } from './AvailabilityPreview.styles.ts'
import { ClosedDayBookings, PlanDay, type DayBookingActions, PlanSums } from './PlanDay.tsx'
import { bookedBetween, changedDays, planFigures, SIGNS } from './planFigures.ts'
import { PlanGrid } from './PlanGrid.tsx'

export interface AvailabilityPreviewProps
  extends LoadState, Omit<ComponentProps<'div'>, 'children'>, DayBookingActions {
  /** Today at the clinic, `YYYY-MM-DD` (D6). */
  today: string
  /** First and last day to publish, `YYYY-MM-DD`. */
  dates: { from: string; to: string }
  /** Undefined while it is being prepared. */
  plan: SlotPlan | undefined
  /** The previous preview, if something changed since then. */
  before?: SlotPlan | undefined
  /**
   * Something changed since this preview was made: it stays on screen, and an update is offered.
   */
  isOutdated?: boolean
  onUpdate?: (() => void) | undefined
  /**
   * The weekdays whose hours were changed, if the doctor can publish only them; whether all days are
   * published now, and a callback for the choice.
   */
  choice?: { weekdays: readonly WeekdayCode[]; isAll: boolean; onChange: (isAll: boolean) => void } | undefined
  /** Whether publishing also saves hours, even if no slot changes. */
  shouldSaveHours?: boolean
  onPublish: () => void
  /** The publication is running. */
  isPublishPending?: boolean
  /** Href of the page with the hours. */
  hoursHref: string
}

/**
 * Preview of a publication, as a calendar with signs (AVAIL-03). The page says that nothing has
 * changed yet.
 */
export function AvailabilityPreview({
  today,
  dates,
  plan,
  before,
  isOutdated = false,
  onUpdate,
  choice,
  shouldSaveHours = false,
  onPublish,
  isPublishPending = false,
  hoursHref,
  bookingsHref,
  onCancelDay,
  onOfferDay,
  error,
  onRetry,
  isRefreshing = false,
  ref,
  ...rest
}: AvailabilityPreviewProps) {
  const styles = usePreviewStyles()
  const card = useStateCard()
  const page = useRef<HTMLDivElement>(null)
  const rootRef = useMergedRefs(page, ref)
  const [barRef, barClass] = useStickyBar('end')
  const pages = useMessages(pagesMessages)
  const { plan: messages } = useMessages(availabilityMessages)
  const formats = useFormats()
  const figures = plan && planFigures(plan)
  const isNothing = figures?.created === 0 && figures.removed === 0
  const update = () => {
    // The focused button is removed by the update.
    if (page.current) focusHeading(page.current)
    onUpdate?.()
  }
  const canPublish = plan !== undefined && (!isNothing || shouldSaveHours)
  return (
    <div {...rest} ref={rootRef}>
      <TextLink href={hoursHref} className={styles.up}>
        <ArrowLeft16Regular aria-hidden />
        {pages.availability}
      </TextLink>
      <PageHeader
        title={messages.title}
        subtitle={messages.unchanged(formats.day(dates.from, dates.to))}
        actions={
          <>
            <Button href={hoursHref}>{messages.back}</Button>
            {canPublish && (
              <Button
                appearance="primary"
                disabledFocusable={isPublishPending}
                // A double click or a held key publishes once: after a rejection another preview is
                // on screen.
                onKeyDown={(event) => event.repeat && event.preventDefault()}
                onClick={({ detail }) => detail < 2 && onPublish()}
              >
                {isPublishPending ? messages.submitting : messages.submit}
              </Button>
            )}
          </>
        }
      />
      {choice && <DayChoice {...choice} />}
      <div role="status">{plan && before && <Changed before={before} plan={plan} />}</div>
      <LoadedContent data={plan} {...{ error, onRetry, isRefreshing }} loading={<PreviewSkeleton />}>
        {(shown) =>
          isNothing && shown.closedDayBookings.length === 0 && !shouldSaveHours ? (
            <EmptyState className={card} title={messages.nothing} text={messages.nothingText} />
          ) : (
            <>
              {!canPublish && <p className={styles.nothing}>{messages.nothing}</p>}
              <Plan plan={shown} {...{ before, today, bookingsHref, onCancelDay, onOfferDay }} />
            </>
          )
        }
      </LoadedContent>
      <div ref={barRef} role="status" className={mergeClasses(barClass, styles.bottom)}>
        {plan && isOutdated && <Outdated onUpdate={update} />}
      </div>
    </div>
  )
}

/** Asks whether only the changed weekdays are published. What was changed by hand is kept unless chosen. */
function DayChoice({ weekdays, isAll, onChange }: NonNullable<AvailabilityPreviewProps['choice']>) {
  const styles = usePreviewStyles()
  const { plan: messages } = useMessages(availabilityMessages)
  const formats = useFormats()
  return (
    <div className={styles.choice}>
      <FilterGroup
        isLabelShown
        label={messages.which}
        options={[
          {
            value: 'only',
            label: messages.only(formats.list(weekdays.map((code) => formats.weekday(code)))),
          },
          { value: 'all', label: messages.allDays },
        ]}
        value={isAll ? 'all' : 'only'}
        onValueChange={(value) => onChange(value === 'all')}
      />
      <p role="status" className={styles.choiceNote}>
        {isAll ? messages.allDaysNote : messages.onlyNote}
      </p>
    </div>
  )
}

/** At the end of the page, so that nothing moves when it appears. */
function Outdated({ onUpdate }: { onUpdate: () => void }) {
  const styles = usePreviewStyles()
  const { plan: messages } = useMessages(availabilityMessages)
  return (
    <Card isPadded={false} className={styles.outdated}>
      <p className={styles.outdatedText}>{messages.outdated}</p>
      <Button onClick={onUpdate}>{messages.update}</Button>
    </Card>
  )
}

function Changed({ before, plan }: { before: SlotPlan; plan: SlotPlan }) {
  const styles = usePreviewStyles()
  const { plan: messages } = useMessages(availabilityMessages)
  const booked = bookedBetween(before, plan)
  return <p className={styles.changed}>{booked > 0 ? messages.bookedSince(booked) : messages.changed}</p>
}

interface PlanProps extends Pick<AvailabilityPreviewProps, 'before' | 'today'>, DayBookingActions {
  plan: SlotPlan
}

function Plan({ plan, before, today, ...rest }: PlanProps) {
  const styles = usePreviewStyles()
  const [chosen, setChosen] = useState<string>()
  const busy = plan.days.find(({ create, remove }) => create.length + remove.length > 0) ?? plan.days[0]
  const day = plan.days.find(({ date }) => toIsoDate(date) === chosen) ?? busy
  return (
    <div className={styles.layout}>
      <div className={styles.calendar}>
        <PlanGrid
          plan={plan}
          today={today}
          value={day && (toIsoDate(day.date) ?? undefined)}
          onValueChange={setChosen}
          changed={before && changedDays(before, plan)}
        />
        <PlanLegend />
      </div>
      <div className={styles.side}>
        {plan.closedDayBookings.length > 0 && <ClosedDayBookings {...rest} bookings={plan.closedDayBookings} />}
        <PlanSums plan={plan} />
        {day && <PlanDay day={day} />}
      </div>
    </div>
  )
}

function PlanLegend() {
  const styles = usePreviewStyles()
  const { plan: messages } = useMessages(availabilityMessages)
  const signs = [
    ['created', messages.legendNew],
    ['removed', messages.legendRemoved],
    ['taken', messages.legendStay],
    ['booked', messages.legendBooked],
  ] as const
  return (
    <Legend
      items={signs.map(([sign, text]) => {
        const Icon = SIGNS[sign]
        return { sign: <Icon aria-hidden />, text, className: styles[sign] }
      })}
    />
  )
}

function PreviewSkeleton() {
  const styles = usePreviewStyles()
  const states = useMessages(statesMessages)
  return (
    <div role="status" aria-label={states.loading} className={styles.layout}>
      <Card isPadded={false} className={mergeClasses(styles.skeleton, styles.skeletonGrid)}>
        {Array.from({ length: 4 }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- skeletons are all alike
          <Skeleton key={index} />
        ))}
      </Card>
      <Card isPadded={false} className={mergeClasses(styles.skeleton, styles.skeletonSide)}>
        <Skeleton />
        <Skeleton />
      </Card>
    </div>
  )
}
