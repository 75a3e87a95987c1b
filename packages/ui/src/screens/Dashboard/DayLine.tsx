import { line, media, nalamTokens, styleRef, textSizes } from '../../theme/internal.ts'
import { calendarMessages, useFormats, useMessages } from '../../messages/internal.ts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Checkmark12Regular } from '@fluentui/react-icons/headless/svg/checkmark'
import { Clock12Regular } from '@fluentui/react-icons/headless/svg/clock'
import { HourglassHalf12Regular } from '@fluentui/react-icons/headless/svg/hourglass-half'
import { Warning12Regular } from '@fluentui/react-icons/headless/svg/warning'
import type { ComponentType } from 'react'
import type { dayLine, LineLook } from './lineOfDay.ts'

const cell = (backgroundColor: string, color: string) => ({ backgroundColor, color })
const framed = (style: 'dashed' | 'solid', color: string) => ({ border: `1px ${style} ${color}` })

const useStyles = makeStyles({
  root: {
    gridColumnStart: 1,
    gridColumnEnd: -1,
    margin: '6px -20px -4px',
    padding: '14px 20px 0',
    ...line('BlockStart'),
    [media.tabletDown]: { display: 'none' },
  },
  cells: { position: 'relative', height: '20px' },
  cell: {
    position: 'absolute',
    boxSizing: 'border-box',
    height: '100%',
    borderRadius: tokens.borderRadiusMedium,
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
  },
  hours: { position: 'relative', height: '16px', marginBlockStart: '6px', color: nalamTokens.ink3, ...textSizes.tiny },
  hour: { position: 'absolute', whiteSpace: 'nowrap' },
  now: {
    position: 'absolute',
    insetBlock: '-4px',
    width: '2px',
    borderRadius: '1px',
    backgroundColor: nalamTokens.brandInk,
    boxShadow: `0 0 0 2px ${nalamTokens.card}`,
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
  },
  empty: { margin: 0, height: '42px', color: nalamTokens.ink3 },
})

const useLookStyles = makeStyles({
  pending: cell(nalamTokens.pendingTint, nalamTokens.pendingInk),
  confirmed: cell(nalamTokens.confirmedTint, nalamTokens.confirmedInk),
  overdue: cell(nalamTokens.rescheduleTint, nalamTokens.rescheduleInk),
  past: cell(nalamTokens.mutedCard, nalamTokens.ink3),
  held: { color: nalamTokens.rescheduleInk, ...framed('dashed', nalamTokens.rescheduleInk) },
  open: { backgroundColor: nalamTokens.card, ...framed('solid', tokens.colorNeutralStroke1) },
  off: { backgroundColor: nalamTokens.mutedCard, ...framed('dashed', tokens.colorNeutralStroke1) },
} satisfies Record<LineLook, object>)

const ICONS: Partial<Record<LineLook, ComponentType>> = {
  pending: Clock12Regular,
  confirmed: Checkmark12Regular,
  overdue: Warning12Regular,
  held: HourglassHalf12Regular,
  past: Checkmark12Regular,
}

export interface DayLineProps {
  isOpenDay: boolean
  /** Undefined without slots and bookings. */
  shown: ReturnType<typeof dayLine>
}

/**
 * The calendar of today at a glance, in wide windows. Assistive technology does without it: the figures
 * above say the same in words.
 */
export function DayLine({ isOpenDay, shown }: DayLineProps) {
  const styles = useStyles()
  const looks = useLookStyles()
  const messages = useMessages(calendarMessages)
  const formats = useFormats()
  const percent = (start: number) => ({ 'inset-inline-start': `${start}%` })
  if (!shown)
    return (
      <div className={styles.root}>
        <p className={styles.empty}>{isOpenDay ? messages.noOpenSlots : messages.closed}</p>
      </div>
    )
  return (
    <div aria-hidden className={styles.root} data-day-line="">
      <div className={styles.cells}>
        {shown.cells.map(({ from, look, isBooking, start, width }) => {
          const Icon = look === 'past' && !isBooking ? undefined : ICONS[look]
          return (
            <span
              key={from}
              ref={styleRef({ ...percent(start), width: `calc(${width}% - 2px)` })}
              className={mergeClasses(styles.cell, looks[look])}
            >
              {Icon && <Icon />}
            </span>
          )
        })}
        {shown.now !== undefined && <span ref={styleRef(percent(shown.now))} className={styles.now} />}
      </div>
      <div className={styles.hours}>
        {shown.hours.map(({ time, start }) => (
          <span key={time} ref={styleRef(percent(start))} className={styles.hour}>
            {formats.time(time).replace(':00', '')}
          </span>
        ))}
      </div>
    </div>
  )
}
