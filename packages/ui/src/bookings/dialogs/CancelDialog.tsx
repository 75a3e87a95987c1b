import {
  actionsMessages,
  decisionsMessages,
  offersMessages,
  useFormats,
  useMessages,
  bookingChangesMessages,
} from '../../messages/internal.ts'
import { Radio, RadioGroup, Switch } from '@fluentui/react-components'
import {
  CANCELLATION_REASONS,
  type CancellationValues,
  cancellationSchema,
  HALF_HOUR_TIMES,
} from '@nalam/sdk/validation'
import type { Cancelling, Booking, CancellationsPreview, CancellationsRequest } from '@nalam/sdk'
import { useController } from 'react-hook-form'
import { FormField } from '../../components/FormField/FormField.tsx'
import { TextAreaField } from '../../components/TextAreaField/TextAreaField.tsx'
import type { ActionForm } from '../../forms/useActionForm.ts'
import { usePartsStyles, EmptyList, ListWithHeading, LoadedList, BookingItem, BookingHead } from './parts.tsx'
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

interface CancellationFieldsProps extends Pick<ActionForm<CancellationValues>, 'form' | 'field' | 'error'> {
  /** The slots of several bookings become free. */
  isSeveral?: boolean
}

/** The reason, the note for the patient, and whether the time can be booked again (VISIT-01). */
function CancellationFields({ form, field, error, isSeveral = false }: CancellationFieldsProps) {
  const styles = usePartsStyles()
  const decisions = useMessages(decisionsMessages)
  const messages = useMessages(bookingChangesMessages)
  const reason = useController({ control: form.control, name: 'reason' }).field
  const slot = useController({ control: form.control, name: 'slot' }).field
  return (
    <>
      <FormField label={decisions.cancelReason} required error={error('reason')}>
        <RadioGroup
          value={reason.value}
          onBlur={reason.onBlur}
          onChange={(_, { value }) => reason.onChange(value)}
          name={reason.name}
        >
          {CANCELLATION_REASONS.map((code, index) => (
            <Radio
              key={code}
              value={code}
              label={decisions.cancelReasons[code]}
              className={styles.radio}
              ref={index === 0 ? reason.ref : undefined}
            />
          ))}
        </RadioGroup>
      </FormField>
      <TextAreaField
        {...field('note')}
        rows={2}
        label={decisions.cancelNote}
        hint={messages.noteHint}
        required={reason.value === 'other'}
      />
      <Switch
        className={styles.switch}
        checked={slot.value === 'open'}
        label={isSeveral ? messages.slotsOpen : messages.slotOpen}
        onBlur={slot.onBlur}
        onChange={(_, { checked }) => slot.onChange(checked ? 'open' : 'off')}
      />
    </>
  )
}

/** The result of a cancellation. */
export type CancelResult = ActionResult<keyof CancellationValues>

/** Cancels a booking. The host reports a success, because it can be undone. */
export type CancelBooking = (booking: Booking, cancelling: Cancelling) => Promise<CancelResult>

export interface CancelDialogProps {
  booking: Booking
  onCancel: CancelBooking
  onClose: () => void
}

/** Asks why a confirmed booking is cancelled (VISIT-01). */
export function CancelDialog({ booking, onCancel, onClose }: CancelDialogProps) {
  const styles = usePartsStyles()
  const messages = useMessages(bookingChangesMessages)
  const { form, field, error, dialog } = useDialogForm<CancellationValues, CancelResult>({
    schema: cancellationSchema,
    defaultValues: NO_CANCELLATION,
    onSubmit: async (values) => {
      const cancelling = cancellingOf(values)
      return cancelling ? onCancel(booking, cancelling) : { ok: false }
    },
    onClose,
  })
  return (
    <FormDialog
      {...dialog}
      title={messages.cancel}
      about={<BookingHead booking={booking} />}
      submitText={messages.cancel}
      pendingText={messages.cancelling}
      closeText={messages.keep}
    >
      <CancellationFields form={form} field={field} error={error} />
      <p className={styles.hint}>{messages.undoHint}</p>
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
  /** Called with another time of the day. */
  onSelectionChange: (selection: CancellationsRequest) => void
  /** The bookings concerned (`api.bookings.previewCancellations`); undefined while they load. */
  preview: CancellationsPreview | undefined
  /** Error text, shown if loading failed. */
  error?: string | undefined
  onRetry?: (() => void) | undefined
  /** Cancels the bookings of the preview. The host reports a success, because it can be undone. */
  onCancel: (cancelling: Cancelling & { fingerprint: string }) => Promise<CancelSeveralResult>
  /** Opens the offer of other times for the day instead; left out if the platform cannot. */
  onOfferInstead?: ((date: string) => void) | undefined
  onClose: () => void
}

/** Shows which bookings are cancelled, and asks why, once for all of them (VISIT-02). */
export function CancelSeveralDialog(props: CancelSeveralDialogProps) {
  const { selection, onSelectionChange, preview, error: loadingError, onRetry, onCancel } = props
  const { onOfferInstead, onClose } = props
  const styles = usePartsStyles()
  const messages = useMessages(bookingChangesMessages)
  const actions = useMessages(actionsMessages)
  const offers = useMessages(offersMessages)
  const formats = useFormats()
  const { form, field, error, isPending, failed, forget, dialog } = useDialogForm<
    CancellationValues,
    CancelSeveralResult
  >({
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
  return (
    <FormDialog
      {...dialog}
      title={day ? messages.ofDay(formats.date(day.date, 'dateWithWeekday')) : messages.cancelSeveral}
      submitText={count > 0 ? messages.cancelCount(count) : undefined}
      pendingText={messages.cancelling}
      closeText={count > 0 ? messages.keepAll : actions.close}
    >
      {day && (
        <SelectField
          label={messages.from}
          value={day.fromTime ?? ''}
          disabled={isPending}
          options={[
            { value: '', label: messages.wholeDay },
            ...HALF_HOUR_TIMES.map((time) => ({ value: time, label: formats.time(time) })),
          ]}
          onValueChange={(fromTime) => {
            forget()
            onSelectionChange({ date: day.date, ...(fromTime !== '' && { fromTime }) })
          }}
        />
      )}
      {failed?.result.changed !== undefined && <Notice intent="error">{failed.result.changed}</Notice>}
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
              <ListWithHeading heading={messages.left(left.length)}>
                {left.map(({ bookingId, booking, reason }) => (
                  <BookingItem key={bookingId} booking={booking} hasDate={!day} reason={reasons[reason] ?? ''} />
                ))}
              </ListWithHeading>
            )}
          </>
        )}
      </LoadedList>
      {/* Kept while another preview loads: so is what was typed. */}
      <div hidden={preview !== undefined && count === 0}>
        <CancellationFields isSeveral form={form} field={field} error={error} />
        <p className={styles.hint}>{messages.undoHintOfSeveral}</p>
      </div>
      {day && onOfferInstead && (
        <Button
          appearance="transparent"
          className={styles.plain}
          disabledFocusable={isPending}
          onClick={() => onOfferInstead(day.date)}
        >
          {offers.instead}
        </Button>
      )}
    </FormDialog>
  )
}
