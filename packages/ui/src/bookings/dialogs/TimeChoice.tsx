import { layout, media, nalamTokens, plainList, textSizes } from '../../theme/internal.ts'
import { offersMessages, useFormats, useMessages } from '../../messages/internal.ts'
import { makeStyles, tokens } from '@fluentui/react-components'
import { Dismiss16Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { MAX_OFFERED_TIMES } from '@nalam/sdk/rules'
import { useId, useRef, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { inOrder, type FreeTime } from './freeTimes.ts'
import { TimePicker, type TimePickerProps } from './TimePicker.tsx'

const useStyles = makeStyles({
  title: { ...textSizes.label, fontWeight: tokens.fontWeightSemibold },
  count: { marginInlineStart: '8px', color: nalamTokens.ink2, fontWeight: tokens.fontWeightRegular },
  pills: { ...plainList, ...layout.wrap, gap: '8px', marginBlockStart: '6px' },
  pill: {
    minHeight: '36px',
    columnGap: '10px',
    paddingInline: '14px',
    borderRadius: tokens.borderRadiusCircular,
    border: '1px solid transparent',
    backgroundColor: nalamTokens.tintStrong,
    color: nalamTokens.brandInk,
    ':hover': { backgroundColor: nalamTokens.tintStrong, color: nalamTokens.brandInk },
    [media.phone]: { minHeight: '44px' },
  },
  empty: {
    ...layout.row,
    boxSizing: 'border-box',
    minHeight: '36px',
    paddingInline: '14px',
    border: `1px dashed ${nalamTokens.fieldLine}`,
    borderRadius: tokens.borderRadiusCircular,
    color: nalamTokens.ink2,
    ...textSizes.label,
    [media.phone]: { minHeight: '44px' },
  },
  full: { margin: '6px 0 0', color: nalamTokens.ink2, ...textSizes.small, ':empty': { margin: 0 } },
})

interface TimeChoiceProps extends Omit<TimePickerProps, 'onToggle'> {
  onChange: (chosen: readonly FreeTime[]) => void
}

/** Chooses one free time, or one to three: a picker, and the chosen ones of all days. */
export function TimeChoice({ onChange, ...picker }: TimeChoiceProps) {
  const { chosen, isSingle = false } = picker
  const [wasFull, setWasFull] = useState(false)
  const toggle = (time: FreeTime) => {
    const others = chosen.filter(({ id }) => id !== time.id)
    const isFull = !isSingle && others.length === MAX_OFFERED_TIMES
    // A fourth one stays enabled, and a line says what to do first.
    setWasFull(isFull)
    if (isSingle) onChange([time])
    else if (others.length < chosen.length) onChange(others)
    else if (!isFull) onChange(inOrder([...others, time]))
  }
  return (
    <>
      <TimePicker {...picker} onToggle={toggle} />
      <ChosenTimes
        isSingle={isSingle}
        chosen={chosen}
        isFull={wasFull && chosen.length === MAX_OFFERED_TIMES}
        onRemove={(time) => onChange(chosen.filter(({ id }) => id !== time.id))}
      />
    </>
  )
}

interface ChosenTimesProps {
  chosen: readonly FreeTime[]
  isSingle: boolean
  /** A fourth time was clicked. */
  isFull: boolean
  onRemove: (time: FreeTime) => void
}

/** The chosen times of all days, each of which can be removed. */
function ChosenTimes({ chosen, isSingle, isFull, onRemove }: ChosenTimesProps) {
  const styles = useStyles()
  const messages = useMessages(offersMessages)
  const formats = useFormats()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  if (isSingle && chosen.length === 0) return null
  return (
    <div>
      <span id={id} className={styles.title}>
        {isSingle ? messages.newTime : messages.offered}
        {!isSingle && <span className={styles.count}>{messages.offeredCount(chosen.length)}</span>}
      </span>
      <ul ref={list} aria-labelledby={id} className={styles.pills}>
        {chosen.map((time) => (
          <li key={time.id}>
            <Button
              className={styles.pill}
              icon={<Dismiss16Regular aria-hidden />}
              iconPosition="after"
              aria-label={messages.remove(formats.when(time.date, time.from))}
              onClick={() => {
                // The button goes; the focus stays in the list if there is another one.
                const others = [...(list.current?.querySelectorAll('button') ?? [])]
                others[chosen.indexOf(time) === 0 ? 1 : 0]?.focus()
                onRemove(time)
              }}
            >
              {formats.when(time.date, time.from)}
            </Button>
          </li>
        ))}
        {!isSingle && chosen.length < MAX_OFFERED_TIMES && <li className={styles.empty}>{messages.oneMore}</li>}
      </ul>
      <p role="status" className={styles.full}>
        {isFull && messages.full}
      </p>
    </div>
  )
}
