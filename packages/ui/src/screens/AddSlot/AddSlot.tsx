import { layout, nalamTokens } from '../../theme/internal.ts'
import {
  actionsMessages,
  addSlotMessages,
  formsMessages,
  pagesMessages,
  useMessages,
  useClock,
} from '../../messages/internal.ts'
import { makeStyles } from '@fluentui/react-components'
import { Warning16Regular } from '@fluentui/react-icons/headless/svg/warning'
import { clinicToday, formatClockTime, HALF_HOUR_TIMES, toWireDate } from '@nalam/sdk'
import { lastSlotDay, slotSchema, type SlotValues } from '@nalam/sdk/validation'
import type { ComponentProps } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import type { ActionResult } from '../../forms/ActionResult.ts'
import { DateField } from '../../components/DateField/DateField.tsx'
import { useActionForm } from '../../forms/useActionForm.ts'
import { useValueField } from '../../forms/useValueField.ts'

const useAddSlotStyles = makeStyles({
  card: { maxWidth: '440px' },
  actions: { ...layout.wrap, gap: '8px', marginBlockStart: '6px' },
  closed: {
    display: 'flex',
    columnGap: '6px',
    margin: 0,
    color: nalamTokens.rescheduleInk,
    '& svg': { flexShrink: 0, marginBlockStart: '2px' },
    ':not(:empty)': { marginBlockEnd: '12px' },
  },
  note: { marginBlock: '0 12px', fontSize: '0.8125rem', lineHeight: '1.125rem', color: nalamTokens.ink3 },
})

/** A slot to create, in the format of the API (SLOT-08). */
export interface NewSlot {
  /** `DD-MM-YYYY` */
  date: string
  /** 24-hour `HH:MM` */
  time: string
}

type AddSlotResult = ActionResult<'date' | 'time'>

export interface AddSlotProps extends Omit<ComponentProps<'div'>, 'children' | 'onSubmit'> {
  /** Creates the slot. After a success the host goes to the slots of that day (decision D23). */
  onSubmit: (slot: NewSlot) => Promise<AddSlotResult>
  /** Target of Back. */
  slotsHref: string
  /** Called with each chosen day, `YYYY-MM-DD`, so that the host can look up `closedDay`. */
  onDateChange?: ((date: string) => void) | undefined
  /** Set if the chosen day is closed; slots can be added all the same. */
  closedDay?: { note?: string | undefined } | undefined
  /** The initial day, `YYYY-MM-DD`. */
  defaultDate?: string | undefined
  /** Returns the current time in milliseconds since 1970; defaults to the provider's clock. */
  now?: (() => number) | undefined
}

const TIMES = HALF_HOUR_TIMES.map((time) => ({ value: time, label: formatClockTime(time) }))

/** Form for one slot by date and time (SLOT-08). */
export function AddSlot({
  onSubmit,
  slotsHref,
  onDateChange,
  closedDay,
  defaultDate = '',
  now: given,
  ...rest
}: AddSlotProps) {
  const clock = useClock()
  const now = given ?? clock
  const styles = useAddSlotStyles()
  const actions = useMessages(actionsMessages)
  const messages = useMessages(addSlotMessages)
  const pages = useMessages(pagesMessages)
  const forms = useMessages(formsMessages)
  const { field, submit, isPending, ...fields } = useActionForm<SlotValues, AddSlotResult>({
    schema: (texts) => slotSchema({ ...texts, now }),
    defaultValues: { date: defaultDate, time: '' },
    onSubmit: ({ date, time }) => onSubmit({ date: toWireDate(date) ?? date, time }),
  })
  // Registered before the time, so that the first invalid field takes the focus.
  const date = useValueField(fields, 'date')
  const today = clinicToday(now())
  return (
    <div {...rest}>
      <PageHeader title={pages.addSlot} subtitle={messages.subtitle} />
      <Card className={styles.card}>
        <form noValidate onSubmit={submit}>
          <p className={styles.note}>{forms.requiredNote}</p>
          <DateField
            {...date}
            required
            label={messages.startDate}
            today={today}
            min={today}
            max={lastSlotDay(now())}
            onValueChange={(day) => {
              date.onValueChange(day)
              onDateChange?.(day)
            }}
          />
          {/* Always there, so that a screen reader announces the text. */}
          <p role="status" className={styles.closed}>
            {closedDay && (
              <>
                <Warning16Regular aria-hidden />
                {closedDay.note ? messages.closedFor(closedDay.note) : messages.closedDay}
              </>
            )}
          </p>
          <SelectField
            {...field('time')}
            required
            label={messages.startTime}
            placeholder={messages.chooseTime}
            options={TIMES}
          />
          <div className={styles.actions}>
            <Button type="submit" isPending={isPending} pendingText={messages.submitting}>
              {messages.submit}
            </Button>
            <Button href={slotsHref}>{actions.back}</Button>
          </div>
        </form>
      </Card>
    </div>
  )
}
