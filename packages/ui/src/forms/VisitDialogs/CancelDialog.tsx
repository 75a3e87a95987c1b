import type { Booking, Cancelling } from '@nalam/sdk'
import { cancellationSchema, type CancellationValues } from '@nalam/sdk/validation'
import { MixedText } from '../../messages/MixedText.tsx'
import { visitsMessages } from '../../messages/en/visits.ts'
import { useFormats } from '../../messages/useFormats.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { ActionResult } from '../ActionResult.ts'
import { FormDialog, useDialogForm } from '../FormDialog.tsx'
import { CancellationFields, cancellingOf, NO_CANCELLATION } from './CancellationFields.tsx'
import { useVisitsStyles } from './Visits.styles.ts'

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
  const styles = useVisitsStyles()
  const messages = useMessages(visitsMessages)
  const formats = useFormats()
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
      submitText={messages.cancel}
      pendingText={messages.cancelling}
      closeText={messages.keep}
    >
      <p className={styles.about}>
        <strong>
          <MixedText text={booking.patientName} />
        </strong>
        , {formats.date(booking.date)}, {formats.time(booking.time)}
      </p>
      <CancellationFields form={form} field={field} error={error} />
      <p className={styles.hint}>{messages.undoHint}</p>
    </FormDialog>
  )
}
