import type { Booking, CancellationsPreview, CancellationsRequest, Cancelling, LeftBooking } from '@nalam/sdk'
import { cancellationSchema, HALF_HOUR_TIMES } from '@nalam/sdk/validation'
import type { CancellationValues } from '@nalam/sdk/validation'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { Notice } from '../../components/StateView/Notice.tsx'
import { MixedText } from '../../messages/MixedText.tsx'
import { actionsMessages } from '../../messages/en/actions.ts'
import { offersMessages } from '../../messages/en/offers.ts'
import { visitsMessages } from '../../messages/en/visits.ts'
import { useFormats } from '../../messages/useFormats.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { ActionFailure, ActionSuccess } from '../ActionResult.ts'
import { FormDialog } from '../FormDialog.tsx'
import { useActionForm } from '../useActionForm.ts'
import { CancellationFields, cancellingOf, NO_CANCELLATION } from './CancellationFields.tsx'
import { EmptyList, ListWithHeading, LoadedList } from './LoadedList.tsx'
import { useVisitsStyles } from './Visits.styles.ts'

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
  const [schema] = useState(() => cancellationSchema({ messages: (id) => id }))
  const [changed, setChanged] = useState<string>()
  const { form, field, error, submit, isPending } = useActionForm<CancellationValues, CancelSeveralResult>({
    schema,
    defaultValues: NO_CANCELLATION,
    onSubmit: async (values) => {
      const cancelling = cancellingOf(values)
      setChanged(undefined)
      return cancelling && preview ? onCancel({ ...cancelling, fingerprint: preview.fingerprint }) : { ok: false }
    },
    onResult: (result) => {
      if (result.ok) onClose()
      else setChanged(result.changed)
    },
  })
  const day = 'date' in selection ? selection : undefined
  const count = preview?.bookings.length ?? 0
  return (
    <FormDialog
      title={day ? messages.ofDay(formats.date(day.date, 'dateWithWeekday')) : messages.cancelSeveral}
      submit={submit}
      isPending={isPending}
      submitText={count > 0 ? messages.cancelCount(count) : undefined}
      pendingText={messages.cancelling}
      closeText={count > 0 ? messages.keepAll : actions.close}
      onClose={onClose}
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
            setChanged(undefined)
            onSelectionChange({ date: day.date, ...(fromTime !== '' && { fromTime }) })
          }}
        />
      )}
      {changed !== undefined && <Notice intent="error">{changed}</Notice>}
      <LoadedList data={preview} error={loadingError} onRetry={onRetry} loadingText={messages.loadingPreview}>
        {({ bookings, left }) => (
          <>
            {bookings.length === 0 ? (
              <EmptyList title={messages.nothing}>{messages.nothingText}</EmptyList>
            ) : (
              <Concerned heading={messages.concerned(bookings.length)} hasDate={!day} rows={bookings.map(rowOf)} />
            )}
            {left.length > 0 && <Left left={left} hasDate={!day} />}
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

interface Row {
  key: string
  booking: Booking | undefined
  reason?: string | undefined
}

const rowOf = (booking: Booking): Row => ({ key: booking.id, booking })

function Left({ left, hasDate }: { left: readonly LeftBooking[]; hasDate: boolean }) {
  const messages = useMessages(visitsMessages)
  const reasons: Readonly<Record<string, string>> = messages.leftReasons
  return (
    <Concerned
      heading={messages.left(left.length)}
      hasDate={hasDate}
      rows={left.map(({ bookingId, booking, reason }) => ({ key: bookingId, booking, reason: reasons[reason] ?? '' }))}
    />
  )
}

/** Bookings with a heading. */
function Concerned({ heading, hasDate, rows }: { heading: string; hasDate: boolean; rows: readonly Row[] }) {
  const styles = useVisitsStyles()
  const formats = useFormats()
  return (
    <ListWithHeading heading={heading}>
      {rows.map(({ key, booking, reason }) => (
        <li key={key} className={styles.item}>
          {booking && (
            <>
              <span>
                {hasDate && `${formats.date(booking.date)}, `}
                {formats.time(booking.time)}
              </span>
              <span className={styles.name}>
                <MixedText text={booking.patientName} />
              </span>
            </>
          )}
          {reason !== undefined && <span className={styles.reason}>{reason}</span>}
        </li>
      ))}
    </ListWithHeading>
  )
}
