import { media, useMediaQuery } from '../../theme/internal.ts'
import {
  availabilityMessages,
  pagesMessages,
  statesMessages,
  useFormats,
  useMessages,
} from '../../messages/internal.ts'
import { mergeClasses } from '@fluentui/react-components'
import { Checkmark16Regular } from '@fluentui/react-icons/headless/svg/checkmark'
import { Clock16Regular } from '@fluentui/react-icons/headless/svg/clock'
import { Info16Regular } from '@fluentui/react-icons/headless/svg/info'
import {
  weekdayOf,
  type Availability as SavedAvailability,
  type WeekdayCode,
  type WeeklyAvailability,
} from '@nalam/sdk'
import { useId, useState, type ComponentProps, type ReactElement } from 'react'
import { Card } from '../../components/Card/Card.tsx'
import { Legend } from '../../components/Legend/Legend.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { LoadedContent, type LoadState } from '../../components/StateView/LoadedContent.tsx'
import { ChangedJustNow, type UndoableChanges } from '../../components/UndoList/ChangedJustNow.tsx'
import { useAvailabilityStyles } from './Availability.styles.ts'
import { DayHours } from './DayHours.tsx'
import { ExceptionList, type ExceptionListProps, type ExceptionListState } from './ExceptionList.tsx'
import { KeepPublished } from './KeepPublished.tsx'
import { NewerHoursDialog, SaveBar } from './SaveBar.tsx'
import { PhoneSections, PhoneWeek, type PhoneSection } from './PhoneWeek.tsx'
import { datesOfHours, type PublishDates } from './PublishDates.ts'
import { useWeekEditor, type WeekProps } from './useWeekEditor.ts'
import { slotCount } from './weekHours.ts'
import { WeekPicture } from './WeekPicture.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'

export interface AvailabilityProps extends LoadState, Omit<ComponentProps<'div'>, 'children'>, ExceptionListState {
  /** The saved availability; undefined while loading. */
  availability: SavedAvailability | undefined
  /** The weekly hours as edited: the saved ones if nothing was changed. */
  draft: WeeklyAvailability | undefined
  onDraftChange: (draft: WeeklyAvailability) => void
  onDiscard: () => void
  /** Called when days were chosen for publication: the host shows their preview. */
  onPreview: (dates: PublishDates) => void
  onAddException: ExceptionListProps['onAdd']
  onRemoveException: ExceptionListProps['onRemove']
  /**
   * Hours that were saved elsewhere after the draft was started: the screen asks which ones to
   * keep.
   */
  newer?: WeeklyAvailability | undefined
  onKeepMine: () => void
  onUseNewer: () => void
  /** The weekday whose hours are edited; defaults to today's. */
  weekday?: WeekdayCode | undefined
  onWeekdayChange?: ((weekday: WeekdayCode) => void) | undefined
  /** The changes of slots that can be undone; left out if the platform does not list them. */
  changes?: UndoableChanges | undefined
  /** Platforms book, whose bookings can be confirmed at once (capability `intake`). */
  canConfirm?: boolean | undefined
}

/**
 * The doctor's availability: weekly hours, exceptions, and the weeks that are kept published
 * (AVAIL-01, AVAIL-02, AVAIL-05).
 */
export function Availability({
  today,
  availability,
  draft,
  onDraftChange,
  onDiscard,
  onPreview,
  previewHref,
  onAddException,
  onRemoveException,
  onCloseSlots,
  pendingIds,
  newer,
  onKeepMine,
  onUseNewer,
  weekday: chosenWeekday,
  onWeekdayChange,
  changes,
  canConfirm,
  error,
  onRetry,
  isRefreshing = false,
  ...rest
}: AvailabilityProps) {
  const styles = useAvailabilityStyles()
  const pages = useMessages(pagesMessages)
  const messages = useMessages(availabilityMessages)
  const isPhone = useMediaQuery(media.phone)
  const week = draft?.weeklyHours ?? []
  const editor = useWeekEditor(week, (weeklyHours) => draft && onDraftChange({ ...draft, weeklyHours }), canConfirm)
  const Week = isPhone ? PhoneWeek : WeekCard
  const [section, setSection] = useState<PhoneSection>('hours')
  const [ownWeekday, setOwnWeekday] = useState<WeekdayCode>(() => weekdayOf(today) ?? 'MON')
  const weekday = chosenWeekday ?? ownWeekday
  const setWeekday = (next: WeekdayCode) => {
    setOwnWeekday(next)
    onWeekdayChange?.(next)
  }
  /**
   * Renders a section. A phone shows only the section that had the focus last, so that it stays
   * open when the window becomes narrow.
   */
  const part = (name: PhoneSection, content: ReactElement) =>
    (!isPhone || section === name) && (
      <div className={styles.part} onFocus={() => setSection(name)}>
        {content}
      </div>
    )
  return (
    <div {...rest}>
      <PageHeader
        title={pages.availability}
        subtitle={messages.subtitle}
        status={changes && <ChangedJustNow {...changes} />}
      />
      <LoadedContent
        data={availability && draft && { saved: availability, draft }}
        {...{ error, onRetry, isRefreshing }}
        stale={error}
        loading={<AvailabilitySkeleton />}
      >
        {({ saved, draft: edited }) => (
          <>
            {saved.isProposal && (
              <p className={styles.proposal}>
                <Info16Regular aria-hidden />
                {messages.proposal}
              </p>
            )}
            {isPhone && (
              <PhoneSections value={section} onValueChange={setSection} exceptions={saved.exceptions.length} />
            )}
            <div className={styles.layout}>
              {part('hours', <Week editor={editor} weekday={weekday} onWeekdayChange={setWeekday} />)}
              <div className={styles.side}>
                {part(
                  'exceptions',
                  <ExceptionList
                    exceptions={saved.exceptions}
                    {...{ today, onCloseSlots, pendingIds, previewHref }}
                    onAdd={onAddException}
                    onRemove={onRemoveException}
                  />,
                )}
                {part(
                  'publish',
                  <KeepPublished
                    weeks={edited.keepPublishedWeeks}
                    onWeeksChange={(keepPublishedWeeks) => onDraftChange({ ...edited, keepPublishedWeeks })}
                    publishedUntil={saved.publishedUntil}
                    today={today}
                    onPublishOnce={onPreview}
                  />,
                )}
              </div>
            </div>
            <SaveBar
              saved={saved}
              draft={edited}
              hasProblems={editor.problems.length > 0}
              onDiscard={onDiscard}
              onPreview={() =>
                onPreview(datesOfHours(today, { ...saved, keepPublishedWeeks: edited.keepPublishedWeeks }))
              }
            />
            {newer && <NewerHoursDialog mine={edited} newer={newer} onKeepMine={onKeepMine} onUseNewer={onUseNewer} />}
          </>
        )}
      </LoadedContent>
    </div>
  )
}

function WeekCard(props: WeekProps) {
  const { editor, weekday } = props
  const styles = useAvailabilityStyles()
  const { hours: messages } = useMessages(availabilityMessages)
  const formats = useFormats()
  const id = useId()
  return (
    <Card as="section" isPadded={false}>
      <div className={styles.cardHead}>
        <h2 className={styles.sectionTitle}>{messages.title}</h2>
        <span className={styles.headCount}>{messages.aWeek(slotCount(editor.week))}</span>
      </div>
      <WeekPicture {...props} panelId={id} />
      {editor.canConfirm && (
        <Legend
          className={styles.legend}
          items={[
            { sign: <Checkmark16Regular aria-hidden className={styles.atOnce} />, text: messages.atOnce },
            { sign: <Clock16Regular aria-hidden className={styles.waits} />, text: messages.waits },
          ]}
        />
      )}
      <div role="tabpanel" id={id} aria-labelledby={`${id}-${weekday}`} className={styles.panel}>
        <DayHours
          editor={editor}
          weekday={weekday}
          heading={<h3 className={styles.dayTitle}>{formats.weekday(weekday)}</h3>}
          key={weekday}
        />
      </div>
    </Card>
  )
}

/** Skeleton of the screen's cards, shown while the hours load. */
function AvailabilitySkeleton() {
  const styles = useAvailabilityStyles()
  const states = useMessages(statesMessages)
  return (
    <div role="status" aria-label={states.loading} className={styles.layout}>
      <Card isPadded={false} className={mergeClasses(styles.skeleton, styles.skeletonWeek)}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Card>
      <div className={styles.side}>
        <Card isPadded={false} className={mergeClasses(styles.skeleton, styles.skeletonSide)}>
          <Skeleton />
          <Skeleton />
        </Card>
        <Card isPadded={false} className={mergeClasses(styles.skeleton, styles.skeletonSide)}>
          <Skeleton />
        </Card>
      </div>
    </div>
  )
}
