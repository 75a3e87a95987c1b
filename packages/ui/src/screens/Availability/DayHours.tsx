import { availabilityMessages, useFormats, useMessages } from '../../messages/internal.ts'
import { FormDialog, useDialogForm } from '../../forms/FormDialog.tsx'
import { mergeClasses } from '@fluentui/react-components'
import { Add16Regular } from '@fluentui/react-icons/headless/svg/add'
import { WEEKDAYS, type WeekdayCode } from '@nalam/sdk'
import { MAX_RANGES_A_DAY, weekdaysSchema, type WeekdaysValues } from '@nalam/sdk/validation'
import { useState, type ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { useAvailabilityStyles } from './Availability.styles.ts'
import { HoursFields } from './HoursFields.tsx'
import type { WeekEditor } from './useWeekEditor.ts'
import { hoursOf } from './weekHours.ts'
import { useValueField } from '../../forms/useValueField.ts'
import { ChoiceChips } from '../../components/ChoiceChips/ChoiceChips.tsx'

export interface DayHoursProps {
  editor: WeekEditor
  weekday: WeekdayCode
  /** Heading above the fields; on a phone the row of the day contains it. */
  heading?: ReactNode
}

/** The fields for the hours of one weekday. */
export function DayHours({ editor, weekday, heading }: DayHoursProps) {
  const styles = useAvailabilityStyles()
  const { hours: messages } = useMessages(availabilityMessages)
  const [isCopying, setCopying] = useState(false)
  const rows = hoursOf(editor.week, weekday)
  return (
    <div className={styles.day}>
      <div className={styles.dayHead}>
        {heading}
        <span className={styles.dayTools}>
          {rows.length > 0 && (
            <Button appearance="transparent" size="medium" className={styles.quiet} onClick={() => setCopying(true)}>
              {messages.copy}
            </Button>
          )}
          <Button
            appearance="transparent"
            size="medium"
            className={styles.quiet}
            icon={<Add16Regular aria-hidden />}
            disabledFocusable={rows.length >= MAX_RANGES_A_DAY}
            onClick={() => editor.add(weekday)}
          >
            {messages.add}
          </Button>
        </span>
      </div>
      {rows.length === 0 && <p className={mergeClasses(styles.quietText, styles.closedNote)}>{messages.none}</p>}
      {rows.map(({ index, hours }) => (
        <HoursFields
          key={index}
          hours={hours}
          problem={editor.problems.find((problem) => problem.index === index)}
          isEndProposed={editor.proposed === index}
          canConfirm={editor.canConfirm}
          onHoursChange={(next) => editor.change(index, { ...next, weekday })}
          onRemove={() => editor.remove(index)}
        />
      ))}
      {editor.canConfirm && rows.length > 0 && <p className={styles.quietText}>{messages.lapses}</p>}
      {isCopying && (
        <CopyHoursDialog
          weekday={weekday}
          onClose={() => setCopying(false)}
          onCopy={(days) => editor.copy(weekday, days)}
        />
      )}
    </div>
  )
}

interface CopyHoursDialogProps {
  weekday: WeekdayCode
  onCopy: (days: WeekdayCode[]) => void
  onClose: () => void
}

/** Asks which days the hours of a day are copied to. */
function CopyHoursDialog({ weekday, onCopy, onClose }: CopyHoursDialogProps) {
  const { hours: messages } = useMessages(availabilityMessages)
  const formats = useFormats()
  const { dialog, ...fields } = useDialogForm<WeekdaysValues>({
    schema: weekdaysSchema,
    defaultValues: { weekdays: [] },
    onSubmit: async ({ weekdays }) => {
      onCopy(weekdays)
      return { ok: true }
    },
    onClose,
  })
  return (
    <FormDialog {...dialog} title={messages.copyTitle(formats.weekday(weekday))} submitText={messages.copySubmit}>
      <ChoiceChips
        {...useValueField(fields, 'weekdays')}
        required
        label={messages.copyTo}
        options={WEEKDAYS.filter((day) => day !== weekday).map((day) => ({
          value: day,
          label: formats.weekday(day),
        }))}
      />
    </FormDialog>
  )
}
