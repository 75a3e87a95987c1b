import { Checkmark16Regular } from '@fluentui/react-icons/headless/svg/checkmark'
import { Clock16Regular } from '@fluentui/react-icons/headless/svg/clock'
import { layout, line, nalamTokens, plainButton, styleRef, textSizes } from '../../theme/internal.ts'
import { availabilityMessages, useFormats, useMessages } from '../../messages/internal.ts'
import {
  TabList,
  makeStyles,
  mergeClasses,
  renderTab_unstable,
  useTab_unstable,
  tokens,
} from '@fluentui/react-components'
import type { TabProps } from '@fluentui/react-components'
import { formatHour, minutesOfDay, minutesOfEnd, WEEKDAYS } from '@nalam/sdk'
import { slotsOfRange } from '@nalam/sdk/validation'
import type { WeekProps } from './useWeekEditor.ts'
import { hoursOf, hoursOn, pictureHours, slotCount } from './weekHours.ts'

/** Height in pixels, for any number of hours: a growing picture would move the fields below it. */
const PICTURE_HEIGHT = 312

const COLUMNS = '48px repeat(7, minmax(0, 1fr))'

const useWeekPictureStyles = makeStyles({
  heads: {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    ...line('BlockStart'),
    ...line('BlockEnd'),
  },
  tabs: { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  head: {
    minWidth: 0,
    padding: '8px 2px',
    ...plainButton,
    ...line('InlineStart'),
    color: tokens.colorNeutralForeground1,
    ...textSizes.label,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'center',
    ':hover': { backgroundColor: nalamTokens.tint },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  headChosen: {
    backgroundColor: nalamTokens.tint,
    color: nalamTokens.brandInk,
    boxShadow: `inset 0 3px 0 ${tokens.colorBrandBackground}`,
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  headCount: {
    display: 'block',
    color: nalamTokens.ink3,
    ...textSizes.tiny,
    fontWeight: tokens.fontWeightRegular,
    overflowWrap: 'anywhere',
  },
  picture: { display: 'grid', gridTemplateColumns: COLUMNS, height: `${PICTURE_HEIGHT}px` },
  axis: { position: 'relative', overflow: 'hidden' },
  tick: {
    position: 'absolute',
    insetInlineEnd: '8px',
    insetBlockStart: 'calc(var(--from) * 100% + 1px)',
    color: nalamTokens.ink3,
    ...textSizes.tiny,
    whiteSpace: 'nowrap',
  },
  column: {
    position: 'relative',
    minWidth: 0,
    padding: 0,
    ...plainButton,
    ...line('InlineStart'),
    color: 'inherit',
    backgroundImage: `repeating-linear-gradient(to bottom, ${nalamTokens.cardLine} 0 1px, transparent 1px calc(200% / var(--hours)))`,
  },
  confirms: { color: nalamTokens.confirmedInk, lineHeight: 0 },
  waits: { color: nalamTokens.pendingInk, lineHeight: 0 },
  columnChosen: { backgroundColor: nalamTokens.tint },
  columnClosed: {
    backgroundColor: nalamTokens.canvas,
    backgroundImage: `repeating-linear-gradient(135deg, transparent 0 6px, ${nalamTokens.mutedCard} 6px 7px)`,
  },
  range: {
    position: 'absolute',
    insetInlineStart: '4px',
    insetInlineEnd: '5px',
    insetBlockStart: 'calc(var(--from) * 100% + 1px)',
    height: 'calc(var(--for) * 100% - 2px)',
    ...layout.column,
    justifyContent: 'safe center',
    overflow: 'hidden',
    border: `1px solid ${nalamTokens.brandInk}`,
    borderRadius: '6px',
    backgroundColor: nalamTokens.tintStrong,
    color: tokens.colorNeutralForeground1,
    ...textSizes.tiny,
    fontWeight: tokens.fontWeightMedium,
    textAlign: 'center',
  },
  rangeWrong: { border: `1px solid ${nalamTokens.declinedInk}`, backgroundColor: nalamTokens.declinedTint },
  cut: { color: nalamTokens.ink2, fontSize: tokens.fontSizeBase100, fontWeight: tokens.fontWeightRegular },
})

export interface WeekPictureProps extends WeekProps {
  /** Id of the panel that the tabs control. */
  panelId: string
}

/**
 * Heights of hours in pixels: below the first there is space for one line only, below the second
 * for none.
 */
const TWO_LINES = 34
const THREE_LINES = 54
const ONE_LINE = 18

/**
 * The week as a picture, scaled to the hours of the week. The day heads are tabs; the columns below
 * them serve pointer users only.
 */
export function WeekPicture({ editor, weekday, onWeekdayChange, panelId }: WeekPictureProps) {
  const styles = useWeekPictureStyles()
  const { hours: messages, closed } = useMessages(availabilityMessages)
  const formats = useFormats()
  const { first, last } = pictureHours(editor.week)
  const total = (last - first) * 60
  const ticks = Array.from({ length: Math.ceil((last - first) / 2) }, (_, step) => first + step * 2)

  return (
    <>
      <div className={styles.heads}>
        <span />
        <TabList
          aria-label={messages.days}
          selectedValue={weekday}
          selectTabOnFocus
          className={styles.tabs}
          onTabSelect={(_, { value }) => {
            const day = WEEKDAYS.find((each) => each === value)
            if (day) onWeekdayChange(day)
          }}
        >
          {WEEKDAYS.map((day) => {
            const hours = hoursOn(editor.week, day)
            return (
              <DayTab
                key={day}
                value={day}
                id={`${panelId}-${day}`}
                aria-controls={panelId}
                data-weekday={day}
                className={mergeClasses(styles.head, day === weekday && styles.headChosen)}
              >
                {formats.weekday(day, 'weekdayShort')}{' '}
                <small className={styles.headCount}>
                  {hours.length === 0 ? closed : messages.slots(slotCount(hours))}
                </small>
              </DayTab>
            )
          })}
        </TabList>
      </div>
      <div aria-hidden className={styles.picture} ref={styleRef({ '--hours': last - first })}>
        <div className={styles.axis}>
          {ticks.map((hour) => (
            <span key={hour} className={styles.tick} ref={styleRef({ '--from': ((hour - first) * 60) / total })}>
              {formatHour(hour)}
            </span>
          ))}
        </div>
        {WEEKDAYS.map((day) => {
          const ranges = hoursOf(editor.week, day)
          return (
            <button
              key={day}
              type="button"
              tabIndex={-1}
              className={mergeClasses(
                styles.column,
                day === weekday && styles.columnChosen,
                ranges.length === 0 && styles.columnClosed,
              )}
              // A pointer shortcut to the tab above, which has the focus and the accessible name.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onWeekdayChange(day)}
            >
              {ranges.map(({ index, hours }) => {
                const from = minutesOfDay(hours.from) ?? 0
                const share = Math.max(15, (minutesOfEnd(hours.to) ?? 0) - from) / total
                const height = share * PICTURE_HEIGHT
                const isWrong = editor.problems.some((problem) => problem.index === index)
                return (
                  <span
                    key={index}
                    ref={styleRef({ '--from': (from - first * 60) / total, '--for': share })}
                    className={mergeClasses(styles.range, isWrong && styles.rangeWrong)}
                  >
                    {height >= ONE_LINE && (
                      <span>{`${formats.shortTime(hours.from)} – ${formats.shortTime(hours.to)}`}</span>
                    )}
                    {height >= TWO_LINES && (
                      <small className={styles.cut}>
                        {messages.cut(slotsOfRange(hours).length, hours.slotMinutes)}
                      </small>
                    )}
                    {editor.canConfirm && height >= THREE_LINES && (
                      <span className={hours.confirmsAtOnce === true ? styles.confirms : styles.waits}>
                        {hours.confirmsAtOnce === true ? (
                          <Checkmark16Regular aria-hidden />
                        ) : (
                          <Clock16Regular aria-hidden />
                        )}
                      </span>
                    )}
                  </span>
                )
              })}
            </button>
          )
        })}
      </div>
    </>
  )
}

/**
 * Fluent's Tab in our look. Its own styles write the place of its indicator into a `style`
 * attribute, also on a server.
 */
function DayTab(props: TabProps) {
  const { contentReservedSpace: _, ...state } = useTab_unstable(props, null)
  return renderTab_unstable(state)
}
