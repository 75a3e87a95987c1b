import { calendarMessages, useFormats, useMessages, bookingChangesMessages } from '../../messages/internal.ts'
import { Radio, RadioGroup, Switch } from '@fluentui/react-components'
import type { Booking } from '@nalam/sdk'
import { moveSchema, type MoveValues } from '@nalam/sdk/validation'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { FormField } from '../../components/FormField/FormField.tsx'
import { Notice } from '../../components/StateView/Notice.tsx'
import type { ActionFailure, ActionSuccess } from '../../forms/ActionResult.ts'
import { FormDialog, useDialogForm } from '../../forms/FormDialog.tsx'
import { LoadedList, NoTimes, useVisitsStyles, BookingHead, DayAndTime } from './visitParts.tsx'
import { inOrder, nearestTime, proposedTimes, type FreeTime } from './freeTimes.ts'

/** `taken`: the server's text if the time can no longer be booked. What was chosen is kept. */
export type MoveResult = ActionSuccess | (ActionFailure<keyof MoveValues> & { readonly taken?: string | undefined })

/** Moves a booking to a slot. The host reports a success, because it can be undone. */
export type MoveBooking = (booking: Booking, to: MoveValues) => Promise<MoveResult>

/** The free times that a booking can be moved to. */
export interface LoadedTimes {
  /** The earliest first; undefined while they load, or if loading failed. */
  times: readonly FreeTime[] | undefined
  /** Error text, shown if loading failed. */
  error?: string | undefined
  onRetry?: (() => void) | undefined
  /** Href of the page that adds a slot, offered if there is no free time. */
  addSlotHref?: string | undefined
}

export interface MoveDialogProps extends LoadedTimes {
  booking: Booking
  onMove: MoveBooking
  onClose: () => void
}

/** Number of times that are proposed. */
const PROPOSALS = 4
const OTHER = 'other'

/** Asks for another time of a pending or confirmed booking (VISIT-06). */
export function MoveDialog({
  booking,
  times,
  error: loadingError,
  onRetry,
  onMove,
  addSlotHref,
  onClose,
}: MoveDialogProps) {
  const styles = useVisitsStyles()
  const messages = useMessages(bookingChangesMessages)
  const calendar = useMessages(calendarMessages)
  const { form, error, isPending, failed, dialog } = useDialogForm<MoveValues, MoveResult>({
    schema: moveSchema,
    defaultValues: { slotId: '', previousSlot: 'open' },
    onSubmit: (values) => onMove(booking, values),
    onClose,
  })
  const slotId = useController({ control: form.control, name: 'slotId' }).field
  const previousSlot = useController({ control: form.control, name: 'previousSlot' }).field
  const [chosen, setChosen] = useState<FreeTime>()
  const isGone = chosen !== undefined && times !== undefined && !times.some(({ id }) => id === chosen.id)
  const refused = failed?.values.slotId === chosen?.id ? failed?.result.taken : undefined
  const taken = refused ?? (isGone && !isPending ? calendar.justBooked : undefined)
  return (
    <FormDialog
      {...dialog}
      title={messages.moveTitle}
      about={<BookingHead booking={booking} />}
      submitText={times && (times.length > 0 || chosen) ? messages.moveSubmit : undefined}
      pendingText={messages.moving}
    >
      <LoadedList data={times} error={loadingError} onRetry={onRetry} loadingText={messages.loadingTimes}>
        {(loaded) =>
          loaded.length === 0 && chosen === undefined ? (
            <NoTimes addSlotHref={addSlotHref} />
          ) : (
            <>
              <TimeChoice
                // The chosen time stays in the list, although somebody else has it now.
                times={chosen && isGone ? inOrder([...loaded, chosen]) : loaded}
                booking={booking}
                chosen={chosen}
                error={error('slotId')}
                inputRef={slotId.ref}
                onBlur={slotId.onBlur}
                onChoose={(time) => {
                  setChosen(time)
                  slotId.onChange(time.id)
                }}
              />
              {taken !== undefined && (
                <Notice intent="error">
                  {taken} {messages.chooseAnother}
                </Notice>
              )}
              <Switch
                className={styles.switch}
                checked={previousSlot.value === 'open'}
                label={messages.previousOpen}
                onBlur={previousSlot.onBlur}
                onChange={(_, { checked }) => previousSlot.onChange(checked ? 'open' : 'off')}
              />
              <p className={styles.hint}>{messages.moveHint}</p>
            </>
          )
        }
      </LoadedList>
    </FormDialog>
  )
}

export interface TimeChoiceProps {
  /** Not empty. */
  times: readonly FreeTime[]
  /** The booking that is moved. */
  booking: Pick<Booking, 'date' | 'time'>
  chosen: FreeTime | undefined
  error?: string | undefined
  /** The element that takes the focus if there is an error. */
  inputRef?: ((element: HTMLElement | null) => void) | undefined
  onBlur?: (() => void) | undefined
  onChoose: (time: FreeTime) => void
}

/** A choice of a free time: good proposals first, then any day and time. */
export function TimeChoice({ times, booking, chosen, error, inputRef, onBlur, onChoose }: TimeChoiceProps) {
  const styles = useVisitsStyles()
  const messages = useMessages(bookingChangesMessages)
  const formats = useFormats()
  // They keep their place while the doctor chooses.
  const [ids] = useState(() => proposedTimes(times, booking, PROPOSALS).map(({ id }) => id))
  const proposals = ids.flatMap((id) => times.find((each) => each.id === id) ?? [])
  const [isOther, setOther] = useState(false)
  const chooseDay = (date: string) => {
    const nearest = nearestTime(
      times.filter((each) => each.date === date),
      booking.time,
    )
    if (nearest) onChoose(nearest)
  }
  return (
    <>
      <FormField label={messages.nextTimes} required error={error}>
        <RadioGroup
          value={isOther ? OTHER : (chosen?.id ?? '')}
          onBlur={onBlur}
          onChange={(_, { value }) => {
            setOther(value === OTHER)
            if (value === OTHER) return chooseDay((chosen ?? times.find(({ id }) => !ids.includes(id)))?.date ?? '')
            const proposal = proposals.find(({ id }) => id === value)
            if (proposal) onChoose(proposal)
          }}
        >
          {proposals.map((proposal, index) => (
            <Radio
              key={proposal.id}
              value={proposal.id}
              label={formats.when(proposal.date, proposal.from)}
              className={styles.radio}
              ref={index === 0 ? inputRef : undefined}
            />
          ))}
          {times.length > proposals.length && (
            <Radio value={OTHER} label={messages.otherTime} className={styles.radio} />
          )}
        </RadioGroup>
      </FormField>
      {isOther && (
        <div className={styles.row}>
          <DayAndTime
            times={times}
            day={chosen?.date ?? ''}
            onDayChange={chooseDay}
            slotId={chosen?.id ?? ''}
            onTime={onChoose}
          />
        </div>
      )}
    </>
  )
}
