import { patientSchema, type PatientValues } from '@nalam/sdk/validation'
import { useRef, useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { PhoneField } from '../../../components/PhoneField/PhoneField.tsx'
import { SelectField } from '../../../components/SelectField/SelectField.tsx'
import { Notice } from '../../../components/StateView/Notice.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { useActionForm } from '../../../forms/useActionForm.ts'
import type { AddBookingResult } from '../CalendarProps.ts'
import type { DatedSlot } from '../dayColumn.ts'
import type { CalendarState } from '../useCalendar.ts'
import { useCalendarText } from '../useCalendarText.ts'
import { useSlotPopoverStyles } from './SlotPopover.styles.ts'

interface AddBookingFormProps {
  calendar: Pick<CalendarState, 'slots' | 'openCell' | 'onAddBooking' | 'close'>
  slot: DatedSlot
  onSlotChange: (slot: DatedSlot) => void
  /** Called on the first input: the form must not be closed without a question. */
  onDirty: () => void
}

/**
 * Form for a booking of a patient who calls or is at the desk (CAL-04), in the slot of the open cell
 * or, without one, in a slot that is chosen here. If the slot is taken meanwhile, the input is kept.
 */
export function AddBookingForm({ calendar, slot, onSlotChange, onDirty }: AddBookingFormProps) {
  const { slots, openCell, onAddBooking, close } = calendar
  const styles = useSlotPopoverStyles()
  const { messages, table, formats } = useCalendarText()
  const [schema] = useState(() => patientSchema({ messages: (id) => id }))
  const [refused, setRefused] = useState<{ slotId: string; text: string }>()
  const submitButton = useRef<HTMLButtonElement>(null)
  const { field, submit, isPending } = useActionForm<PatientValues, AddBookingResult>({
    schema,
    defaultValues: { patientName: '', patientPhone: '' },
    onSubmit: async (values) => {
      setRefused(undefined)
      return onAddBooking({ ...values, slotId: slot.id })
    },
    onResult: (result) => {
      if (result.ok) close()
      else if (result.taken !== undefined) setRefused({ slotId: slot.id, text: result.taken })
    },
  })
  const isGone = !slots.some(({ id }) => id === slot.id)
  // The slot may be booked elsewhere while the doctor types.
  const taken = refused?.slotId === slot.id ? refused.text : isGone && !isPending ? messages.justBooked : undefined
  const next = slotAfter(slot, slots)
  const when = next && (next.date === slot.date ? formats.time(next.from) : formats.when(next.date, next.from))
  return (
    <form noValidate className={styles.form} onSubmit={submit} onChange={onDirty}>
      {!openCell && (
        <SelectField
          label={messages.slot}
          value={slot.id}
          options={(isGone ? [slot, ...slots] : slots).map(({ id, date, from }) => ({
            value: id,
            label: formats.when(date, from),
            group: formats.dayLong(date),
          }))}
          onValueChange={(id) => {
            const chosen = slots.find((option) => option.id === id)
            if (chosen) onSlotChange(chosen)
          }}
        />
      )}
      <TextField {...field('patientName')} label={table.patientName} required autoComplete="off" data-autofocus />
      <PhoneField
        {...field('patientPhone')}
        label={table.mobileNumber}
        required
        autoComplete="off"
        placeholder={messages.mobileHint}
      />
      {taken !== undefined && (
        <Notice intent="error" className={styles.error}>
          <p>
            {taken} {when === undefined ? messages.noneOpen : messages.nextOpen(when)}
          </p>
          {next && when !== undefined && (
            <Button
              onClick={() => {
                onSlotChange(next)
                // The focused button is removed.
                submitButton.current?.focus()
              }}
            >
              {messages.takeSlot(when)}
            </Button>
          )}
        </Notice>
      )}
      <Button type="submit" ref={submitButton} isWide isPending={isPending} pendingText={messages.adding}>
        {messages.addAndConfirm}
      </Button>
    </form>
  )
}

/** Returns the next of the other slots; the first one after the last. */
function slotAfter(slot: DatedSlot, slots: readonly DatedSlot[]): DatedSlot | undefined {
  const placeOf = (option: DatedSlot) => `${option.date} ${option.from}`
  const others = slots.filter((option) => option.id !== slot.id)
  return others.find((option) => placeOf(option) > placeOf(slot)) ?? others[0]
}
