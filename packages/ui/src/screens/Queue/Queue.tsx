import { media, useMediaQuery } from '../../theme/internal.ts'
import { actionsMessages, pagesMessages, slotsMessages, statesMessages, useMessages } from '../../messages/internal.ts'
import { MoreHorizontal20Regular } from '@fluentui/react-icons/headless/svg/more-horizontal'
import { Tv20Regular } from '@fluentui/react-icons/headless/svg/tv'
import { mergeClasses } from '@fluentui/react-components'
import { QUEUE_STATE, type Queue as QueueOfDay, type QueueEntry, type QueueSession } from '@nalam/sdk'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Choices } from '../../components/Choices/Choices.tsx'
import { ListStatus } from '../../components/ListStatus/ListStatus.tsx'
import { MenuButton } from '../../components/MenuButton/MenuButton.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { useOpenPart } from '../../components/useOpenPart.ts'
import { LoadedContent } from '../../components/StateView/LoadedContent.tsx'
import { Notice } from '../../components/StateView/Notice.tsx'
import { partOf } from '../../forms/SlotGrid/slotParts.ts'
import { EndSession } from './EndSession.tsx'
import { useQueueStyles } from './Queue.styles.ts'
import type { QueueProps, ScreenLinkActions } from './QueueProps.ts'
import type { ScreenLinkProps } from './ScreenLink.tsx'
import { SessionQueue } from './SessionQueue.tsx'
import { useCallAnnouncement } from './useCallAnnouncement.ts'
import { useQueueTexts } from './useQueueTexts.ts'

const countOf = (entries: readonly QueueEntry[], state: QueueEntry['state']) =>
  entries.filter((entry) => entry.state === state).length

const sessionOf = ({ sessions, session: ofNow }: QueueOfDay, chosen: number | undefined) =>
  sessions.find(({ session }) => session === chosen) ?? sessions.find(({ session }) => session === ofNow) ?? sessions[0]

const fetchScreenLink = async () => (await import('./ScreenLink.tsx')).ScreenLink

/** The dialog of the screen, whose state is read while it is open. */
function ScreenDialog({
  Part,
  onShownChange,
  ...props
}: ScreenLinkActions & { Part: ComponentType<ScreenLinkProps>; onClose: () => void }) {
  const change = useEffectEvent(onShownChange)
  useEffect(() => {
    change(true)
    return () => change(false)
  }, [])
  return <Part {...props} />
}

/** The queue of a day: who is inside, who is next and why, who waits (QUEUE-01 to QUEUE-03). */
export function Queue({
  now,
  queue,
  session: chosen,
  onSessionChange,
  unended,
  notLiveSince,
  isCalling = false,
  pendingIds,
  screenLink,
  onCall,
  onUndoCall,
  onChange,
  onArrive,
  onAdd,
  onEnd,
  error,
  onRetry,
  isRefreshing = false,
  className,
  ...rest
}: QueueProps) {
  const styles = useQueueStyles()
  const { messages, formats } = useQueueTexts()
  const pages = useMessages(pagesMessages)
  const actions = useMessages(actionsMessages)
  const isPhone = useMediaQuery(media.phone)
  /** The queue and the session whose end is asked about. */
  const [ending, setEnding] = useState<string>()
  const screen = useOpenPart(fetchScreenLink)
  const session = queue && sessionOf(queue, chosen)
  const shownKey = `${queue?.date} ${session?.session}`
  const onEnding = () => setEnding(shownKey)
  const announcement = useCallAnnouncement(session)
  const summary = session && [
    ...(isPhone ? [] : [messages.seenCount(countOf(session.over, QUEUE_STATE.seen))]),
    messages.waitingCount(session.waiting),
    isPhone
      ? messages.minutesEach(session.meanMinutes)
      : messages.notYetCount(countOf(session.line, QUEUE_STATE.expected)),
  ]
  const day = formats.dayLong(now.date)
  const subtitle = [isPhone ? day : `${day}, ${formats.time(now.time)}`, summary?.join(isPhone ? ' · ' : ', ') ?? []]
    .flat()
    .join(' · ')
  return (
    <div {...rest} className={mergeClasses(styles.page, className)}>
      <PageHeader
        title={pages.queue}
        // On a phone it is below the title and what is beside that.
        subtitle={isPhone ? undefined : subtitle}
        className={styles.head}
        actions={
          <>
            {queue && session && queue.sessions.length > 1 && (
              <SessionChoice sessions={queue.sessions} value={session.session} onValueChange={onSessionChange} />
            )}
            {screenLink && !isPhone && (
              <Button
                icon={<Tv20Regular />}
                onClick={screen.open}
                onPointerEnter={screen.prepare}
                onFocus={screen.prepare}
              >
                {messages.showOnScreen}
              </Button>
            )}
            {isPhone && session && (
              <MenuButton
                label={messages.more}
                look="outlined"
                items={[
                  ...(screenLink ? [{ key: 'screen', label: messages.showOnScreen, onSelect: screen.open }] : []),
                  { key: 'end', label: messages.endSession, onSelect: onEnding },
                ]}
              >
                <MoreHorizontal20Regular aria-hidden />
              </MenuButton>
            )}
          </>
        }
      />
      {isPhone && <p className={styles.subtitle}>{subtitle}</p>}
      {notLiveSince !== undefined && queue && (
        <Notice
          intent="warning"
          className={styles.notLive}
          actions={
            onRetry && (
              <Button disabledFocusable={isRefreshing} onClick={onRetry}>
                {actions.tryAgain}
              </Button>
            )
          }
        >
          {messages.notLive(formats.time(notLiveSince))}
        </Notice>
      )}
      {unended && queue && (
        <Notice
          intent="warning"
          className={styles.notLive}
          actions={
            <span className={styles.footEnd}>
              {unended.isShown && <Button onClick={onEnding}>{messages.endSession}</Button>}
              <Button onClick={() => unended.onShow(!unended.isShown)}>
                {unended.isShown ? messages.showToday : messages.showUnended}
              </Button>
            </span>
          }
        >
          {messages.unended(formats.day(unended.date))}
        </Notice>
      )}
      <ListStatus {...announcement} />
      <LoadedContent data={session} {...{ error, onRetry, isRefreshing }} loading={<Loading />}>
        {(shown) => (
          <SessionQueue
            // What is typed and focused belongs to one session.
            key={shownKey}
            session={shown}
            // The new day has numbers of its own.
            isOfNow={shown.session === queue?.session && unended?.isShown !== true}
            date={queue?.date ?? ''}
            {...{ now, isPhone, isCalling, pendingIds, onCall, onUndoCall, onChange, onArrive, onAdd }}
            onEnding={onEnding}
          />
        )}
      </LoadedContent>
      {screenLink && screen.Part && <ScreenDialog {...screenLink} Part={screen.Part} onClose={screen.close} />}
      {ending === shownKey && queue && session && (
        <EndSession
          date={queue.date}
          {...{ now, session, pendingIds, onChange, onEnd }}
          onClose={() => setEnding(undefined)}
        />
      )}
    </div>
  )
}

/** The session as `Morning` or `Evening`; by its hours if two are in one part of the day. */
function SessionChoice({
  sessions,
  value,
  onValueChange,
}: {
  sessions: readonly QueueSession[]
  value: number
  onValueChange: (session: number) => void
}) {
  const { messages, formats } = useQueueTexts()
  const slots = useMessages(slotsMessages)
  const parts = new Set(sessions.map(({ from }) => partOf(from)))
  return (
    <Choices
      look="bar"
      label={messages.session}
      value={String(value)}
      options={sessions.map(({ session, from, to }) => ({
        value: String(session),
        label: parts.size === sessions.length ? slots[partOf(from)] : formats.timeRange(from, to),
      }))}
      onValueChange={(next) => onValueChange(Number(next))}
    />
  )
}

/** As large as a queue of some patients. */
function Loading() {
  const styles = useQueueStyles()
  const states = useMessages(statesMessages)
  return (
    <div className={styles.body} role="region" aria-busy aria-label={states.loading}>
      <div className={styles.column}>
        <Skeleton className={styles.skeletonInside} />
        <Skeleton className={styles.skeletonNext} />
      </div>
      <Skeleton className={styles.skeletonList} />
    </div>
  )
}
