import type { CancellationsPreview, CancellationsRequest, Cancelling } from '@nalam/sdk'
import { cancellationSchema, HALF_HOUR_TIMES, type CancellationValues } from '@nalam/sdk/validation'
import { Button } from '../../components/Button/Button.tsx'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { Notice } from '../../components/StateView/Notice.tsx'
import { actionsMessages } from '../../messages/en/actions.ts'
import { offersMessages } from '../../messages/en/offers.ts'
import { visitsMessages } from '../../messages/en/visits.ts'
import { useFormats } from '../../messages/useFormats.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { ActionFailure, ActionSuccess } from '../ActionResult.ts'
import { FormDialog, useDialogForm } from '../FormDialog.tsx'
import { CancellationFields, cancellingOf, NO_CANCELLATION } from './CancellationFields.tsx'
import { EmptyList, ListWithHeading, LoadedList } from './LoadedList.tsx'
import { useVisitsStyles } from './Visits.styles.ts'
import { BookingItem } from './visitParts.tsx'

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
  const styles = useVisitsStyles()
  const messages = useMessages(visitsMessages)
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
