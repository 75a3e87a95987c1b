import {
  actionsMessages,
  decisionsMessages,
  offersMessages,
  useFormats,
  useMessages,
  bookingChangesMessages,
} from '../../messages/internal.ts'
import { Checkbox, Radio, RadioGroup } from '@fluentui/react-components'
import { CalendarClock20Regular } from '@fluentui/react-icons/headless/svg/calendar-clock'
import { CANCELLATION_REASONS, type CancellationValues, cancellationSchema } from '@nalam/sdk/validation'
import type { Cancelling, Booking, CancellationsPreview, CancellationsRequest, ClinicMoment } from '@nalam/sdk'
import { useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { TextAreaField } from '../../components/TextAreaField/TextAreaField.tsx'
import type { ActionForm } from '../../forms/useActionForm.ts'
import {
  usePartsStyles,
  EmptyList,
  ListWithHeading,
  LoadedList,
  BookingItem,
  BookingHead,
  Effect,
  undoTime,
} from './parts.tsx'
import { FormField } from '../../components/FormField/FormField.tsx'
import type { ActionResult, ActionFailure, ActionSuccess } from '../../forms/ActionResult.ts'
import { FormDialog, useDialogForm } from '../../forms/FormDialog.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { Notice } from '../../components/StateView/Notice.tsx'

/** Default values of the form. The slot is off, because the doctor is not there at that time. */
const NO_CANCELLATION: CancellationValues = { reason: '', note: '', slot: 'off' }

/** Returns a valid form as the API takes it; undefined as long as no reason is chosen. */
function cancellingOf({ reason, note, slot }: CancellationValues): Cancelling | undefined {
  return reason === '' ? undefined : { reason, ...(note !== '' && { note }), slot }
}

interface CancellationFieldsProps extends Pick<ActionForm<CancellationValues>, 'form' | 'field'> {
  /** How many bookings are cancelled, if several can be. */
  count?: number
}

/** The reason, the note for the patient, and whether the time can be booked again (VISIT-01). */
function CancellationFields({ form, field, count }: CancellationFieldsProps) {
  const styles = usePartsStyles()
  const decisions = useMessages(decisionsMessages)
  const messages = useMessages(bookingChangesMessages)
  const reason = useWatch({ control: form.control, name: 'reason' })
  const slot = useController({ control: form.control, name: 'slot' }).field
  return (
    <>
      <SelectField
        {...field('reason')}
        required
        label={decisions.cancelReason}
        placeholder={messages.chooseReason}
        options={CANCELLATION_REASONS.map((value) => ({ value, label: decisions.cancelReasons[value] }))}
      />
      <TextAreaField
        {...field('note')}
        rows={2}
        label={decisions.cancelNote}
        hint={count === undefined ? messages.noteHint : messages.noteHintOfSeveral}
        required={reason === 'other'}
        isOptional={reason !== 'other'}
      />
      {count === undefined ? (
        <Checkbox
          className={styles.box}
          checked={slot.value === 'open'}
          label={messages.slotOpen}
          onBlur={slot.onBlur}
          onChange={(_, { checked }) => slot.onChange(checked === true ? 'open' : 'off')}
        />
      ) : (
        <FormField label={messages.slots(count)}>
          <RadioGroup
            className={styles.choice}
            value={slot.value}
            onBlur={slot.onBlur}
            onChange={(_, { value }) => slot.onChange(value)}
          >
            <Radio value="off" label={messages.slotsOff} />
            <Radio value="open" label={messages.slotsOpen} />
          </RadioGroup>
        </FormField>
      )}
    </>
  )
}

/** The result of a cancellation. */
export type CancelResult = ActionResult<keyof CancellationValues>

/** Cancels a booking. The host reports a success, because it can be undone. */
export type CancelBooking = (booking: Booking, cancelling: Cancelling) => Promise<CancelResult>

export interface CancelDialogProps {
  booking: Booking
  now: ClinicMoment
  onCancel: CancelBooking
  onClose: () => void
}

/** Asks why a confirmed booking is cancelled (VISIT-01). */
export function CancelDialog({ booking, now, onCancel, onClose }: CancelDialogProps) {
  const messages = useMessages(bookingChangesMessages)
  const formats = useFormats()
  const { form, field, dialog } = useDialogForm<CancellationValues, CancelResult>({
    schema: cancellationSchema,
    // The doctor is there for another patient if this one cannot come.
    defaultValues: { ...NO_CANCELLATION, slot: booking.reminderAnswer === 'cannot' ? 'open' : 'off' },
    onSubmit: async (values) => {
      const cancelling = cancellingOf(values)
      return cancelling ? onCancel(booking, cancelling) : { ok: false }
    },
    onClose,
  })
  return (
    <FormDialog
      {...dialog}
      size="wide"
      title={messages.cancel}
      about={<BookingHead booking={booking} />}
      submitText={messages.cancel}
      pendingText={messages.cancelling}
      closeText={messages.keep}
      isDestructive
      foot={<Effect>{messages.cancelledAtOnce(formats.time(undoTime(now)))}</Effect>}
    >
      <CancellationFields form={form} field={field} />
    </FormDialog>
  )
}

/** `changed`: the server's text if the preview is out of date. The host shows the new one. */
export type CancelSeveralResult =
  | ActionSuccess
  | (ActionFailure<keyof CancellationValues> & { readonly changed?: string | undefined })

export interface CancelSeveralDialogProps {
  /** The bookings of a day from a time on, or chosen ones. */
  selection: CancellationsRequest
  now: ClinicMoment
  /** Called with another time of the day. */
  onSelectionChange: (selection: CancellationsRequest) => void
  /** The bookings concerned (`api.bookings.previewCancellations`); undefined while they load. */
  preview: CancellationsPreview | undefined
  /** Error text, shown if loading failed. */
  error?: string | undefined
  onRetry?: (() => void) | undefined
  /** Cancels the bookings of the preview. The host reports a success, because it can be undone. */
  onCancel: (cancelling: Cancelling & { fingerprint: string }) => Promise<CancelSeveralResult>
  /** Opens the offer of other times instead, with what was typed; left out if the platform cannot. */
  onOfferInstead?: ((selection: CancellationsRequest, note: string) => void) | undefined
  onClose: () => void
}

/** Shows which bookings are cancelled, and asks why, once for all of them (VISIT-02). */
export function CancelSeveralDialog(props: CancelSeveralDialogProps) {
  const { selection, now, onSelectionChange, preview, error: loadingError, onRetry, onCancel } = props
  const { onOfferInstead, onClose } = props
  const styles = usePartsStyles()
  const messages = useMessages(bookingChangesMessages)
  const actions = useMessages(actionsMessages)
  const offers = useMessages(offersMessages)
  const formats = useFormats()
  const { form, field, isPending, failed, forget, dialog } = useDialogForm<CancellationValues, CancelSeveralResult>({
    schema: cancellationSchema,
    defaultValues: NO_CANCELLATION,
    onSubmit: async (values) => {
      const cancelling = cancellingOf(values)
      return cancelling && preview ? onCancel({ ...cancelling, fingerprint: preview.fingerprint }) : { ok: false }
    },
    onClose,
  })
  const reasons: Readonly<Record<string, string>> = messages.leftReasons
  const day = 'date' in selection ? selection : undefined
  const count = preview?.bookings.length ?? 0
  // Those of the whole day, which is shown first.
  const [dayTimes, setDayTimes] = useState<readonly string[]>()
  if (day && day.fromTime === undefined && preview && dayTimes === undefined) setDayTimes(timesOf(preview))
  return (
    <FormDialog
      {...dialog}
      size="extraWide"
      title={day ? messages.ofDay(formats.day(day.date)) : messages.cancelSeveral}
      isDestructive
      submitText={count > 0 ? messages.cancelCount(count) : undefined}
      pendingText={messages.cancelling}
      closeText={count > 0 ? messages.keepAll : actions.close}
      foot={
        onOfferInstead && (
          <Button
            icon={<CalendarClock20Regular aria-hidden />}
            disabledFocusable={isPending}
            onClick={() => onOfferInstead(selection, form.getValues('note'))}
          >
            {offers.instead}
          </Button>
        )
      }
    >
      {failed?.result.changed !== undefined && <Notice intent="error">{failed.result.changed}</Notice>}
      <div className={styles.columns}>
        <div className={styles.column}>
          {day && (
            <div className={styles.from}>
              <SelectField
                label={messages.from}
                value={day.fromTime ?? ''}
                options={[
                  { value: '', label: messages.wholeDay },
                  ...[...new Set([...(dayTimes ?? []), ...(day.fromTime === undefined ? [] : [day.fromTime])])]
                    .toSorted()
                    .map((time) => ({ value: time, label: formats.time(time) })),
                ]}
                // Not disabled meanwhile: a control that is disabled loses the focus.
                onValueChange={(fromTime) => {
                  if (isPending) return
                  forget()
                  onSelectionChange({ date: day.date, ...(fromTime !== '' && { fromTime }) })
                }}
              />
              {day.fromTime !== undefined && <span className={styles.toEnd}>{messages.toEnd}</span>}
            </div>
          )}
          <LoadedList data={preview} error={loadingError} onRetry={onRetry} loadingText={messages.loadingPreview}>
            {({ bookings, left }) => (
              <>
                {bookings.length === 0 ? (
                  <EmptyList title={messages.nothing}>{messages.nothingText}</EmptyList>
                ) : (
                  <ListWithHeading heading={messages.concerned(bookings.length)}>
                    {bookings.map((booking) => (
                      <BookingItem key={booking.id} booking={booking} hasDate={!day} />
                    ))}
                  </ListWithHeading>
                )}
                {left.length > 0 && (
                  <ListWithHeading heading={messages.left(left.length)} isMuted>
                    {left.map(({ bookingId, booking, reason }) => (
                      <BookingItem key={bookingId} booking={booking} hasDate={!day} reason={reasons[reason] ?? ''} />
                    ))}
                  </ListWithHeading>
                )}
              </>
            )}
          </LoadedList>
        </div>
        {/* Kept while another preview loads: so is what was typed. */}
        <div className={styles.column} hidden={preview !== undefined && count === 0}>
          <CancellationFields count={count} form={form} field={field} />
          <Effect>{messages.severalAtOnce(formats.time(undoTime(now)))}</Effect>
        </div>
      </div>
    </FormDialog>
  )
}

/** Returns the times of the bookings of a preview. */
const timesOf = ({ bookings, left }: CancellationsPreview) => [
  ...new Set([...bookings, ...left.flatMap(({ booking }) => booking ?? [])].map(({ time }) => time)),
]
