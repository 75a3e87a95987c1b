import { bookingChangesMessages, MixedText, offersMessages, useFormats, useMessages } from '../../messages/internal.ts'
import { makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components'
import { BOOKING_STATUS, clinicNow, type Booking, type ClinicMoment } from '@nalam/sdk'
import { freedTimeSchema, MAX_OFFER_NOTE_LENGTH, type FreedTimeValues } from '@nalam/sdk/validation'
import { canChangeTime } from '@nalam/sdk/rules'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { FormField } from '../../components/FormField/FormField.tsx'
import { Pagination } from '../../components/Pagination/Pagination.tsx'
import { Notice } from '../../components/StateView/Notice.tsx'
import { BookingBadge } from '../../components/StatusBadge/BookingBadge.tsx'
import { TextAreaField } from '../../components/TextAreaField/TextAreaField.tsx'
import type { ActionFailure, ActionSuccess } from '../../forms/ActionResult.ts'
import { FormDialog, useDialogForm } from '../../forms/FormDialog.tsx'
import type { LoadedWaiting } from '../actions.ts'
import { StateNote } from '../notes.tsx'
import type { LoadedTimes, OfferTimes } from './AnotherTimeDialog.tsx'
import { answerEnd, freedTime } from './freeTimes.ts'
import { Effect, EmptyList, LoadedList, undoTime, usePartsStyles } from './parts.tsx'

type FreedTimeResult = ActionSuccess | (ActionFailure<keyof FreedTimeValues> & { readonly taken?: string | undefined })

export interface OfferFreedTimeDialogProps {
  /** The cancelled booking. */
  booking: Booking
  now: ClinicMoment
  freeTimes: LoadedTimes
  waiting: LoadedWaiting
  /** Offers the time to the patient of a booking that waits. */
  onOffer: OfferTimes
  onClose: () => void
}

const useStyles = makeStyles({
  label: { minWidth: 0, overflowWrap: 'anywhere' },
  patient: { fontWeight: tokens.fontWeightSemibold },
  pages: { marginBlockStart: '8px' },
})

/**
 * Returns whether the patient of a booking can be offered the time of a cancelled one: it waits, and
 * not for this time, which needs no more than an approval.
 */
const canTake = (waiting: Booking, { date, time }: Booking, now: ClinicMoment): boolean =>
  waiting.status === BOOKING_STATUS.pending &&
  canChangeTime(waiting, now) &&
  !(waiting.date === date && waiting.time === time)

/**
 * Offers the time of a cancelled booking, also of a patient who cannot come (MSG-06), to one of the
 * patients who wait for an answer: it is held, she gets a link, and it can be undone (OFFER-01).
 */
export function OfferFreedTimeDialog(props: OfferFreedTimeDialogProps) {
  const { booking, now, freeTimes, waiting, onOffer, onClose } = props
  const messages = useMessages(offersMessages)
  const changes = useMessages(bookingChangesMessages)
  const formats = useFormats()
  const styles = useStyles()
  const [chosen, setChosen] = useState<Booking>()
  const time = freeTimes.times && freedTime(freeTimes.times, booking)
  const { form, field, error, isPending, failed, dialog } = useDialogForm<FreedTimeValues, FreedTimeResult>({
    schema: freedTimeSchema,
    defaultValues: { bookingId: '', note: '' },
    onSubmit: async ({ note }) => {
      if (!time || !chosen) return { ok: false }
      const result = await onOffer(chosen, { slotIds: [time.id], note })
      return result.ok ? result : { ok: false, message: result.message, taken: result.taken }
    },
    onClose,
  })
  const taken = failed?.result.taken
  const bookingId = useController({ control: form.control, name: 'bookingId' }).field
  const rows = waiting.bookings?.filter((each) => canTake(each, booking, now))
  const isOnePage = waiting.totalPages <= 1
  const isFree = time !== undefined || isPending
  const hasPatients = isFree && rows !== undefined && (rows.length > 0 || !isOnePage)
  const at = formats.time(undoTime(now))
  const until = time && clinicNow(answerEnd([time], now))
  return (
    <FormDialog
      {...dialog}
      size="wide"
      title={messages.freed.offer}
      about={<FreedHead booking={booking} />}
      submitText={hasPatients ? messages.send : undefined}
      pendingText={messages.sending}
      foot={
        hasPatients && (
          <Effect isHeld>
            {messages.sentAt(at)} {until && messages.heldUntil(1, formats.when(until.date, until.time))}{' '}
            {chosen && messages.freeAtOnce}
          </Effect>
        )
      }
    >
      {isFree && taken !== undefined && <Notice intent="error">{taken}</Notice>}
      <LoadedList
        data={freeTimes.times && rows}
        error={freeTimes.error ?? waiting.error}
        onRetry={freeTimes.error === undefined ? waiting.onRetry : freeTimes.onRetry}
        loadingText={changes.loadingPreview}
      >
        {(patients) =>
          !isFree ? (
            <EmptyList title={messages.freed.taken}>{taken ?? messages.freed.takenText}</EmptyList>
          ) : patients.length === 0 && isOnePage ? (
            <EmptyList title={messages.freed.nobody}>{messages.freed.nobodyText}</EmptyList>
          ) : (
            <FormField isGroup label={messages.freed.waiting} error={error('bookingId')}>
              <div>
                <RadioGroup
                  aria-label={messages.freed.waiting}
                  value={bookingId.value}
                  onChange={(_, { value }) => {
                    setChosen(patients.find(({ id }) => id === value))
                    bookingId.onChange(value)
                  }}
                  onBlur={bookingId.onBlur}
                >
                  {patients.map((patient, index) => (
                    <Radio
                      key={patient.id}
                      value={patient.id}
                      ref={index === 0 ? bookingId.ref : undefined}
                      label={{ className: styles.label, children: <Waiting booking={patient} now={now} /> }}
                    />
                  ))}
                </RadioGroup>
                {!isOnePage && (
                  <Pagination
                    className={styles.pages}
                    page={waiting.page}
                    totalPages={waiting.totalPages}
                    onPageChange={waiting.onPageChange}
                  />
                )}
              </div>
            </FormField>
          )
        }
      </LoadedList>
      {hasPatients && (
        <TextAreaField label={messages.note} isOptional rows={1} maxLength={MAX_OFFER_NOTE_LENGTH} {...field('note')} />
      )}
    </FormDialog>
  )
}

/** Which time it is, and whose it was. */
function FreedHead({ booking }: Pick<OfferFreedTimeDialogProps, 'booking'>) {
  const styles = usePartsStyles()
  const { freed } = useMessages(offersMessages)
  const formats = useFormats()
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{freed.time}</dt>
        <dd>
          <strong>{formats.when(booking.date, booking.time)}</strong>
        </dd>
      </div>
      <div>
        <dt>{freed.before}</dt>
        <dd>
          <MixedText text={booking.patientName} /> <BookingBadge booking={booking} />
        </dd>
      </div>
    </dl>
  )
}

/** A patient who waits: the time of her booking, her name, and what she has answered to an offer. */
function Waiting({ booking, now }: { booking: Booking; now: ClinicMoment }) {
  const styles = useStyles()
  const formats = useFormats()
  return (
    <>
      {formats.when(booking.date, booking.time)} ·{' '}
      <span className={styles.patient}>
        <MixedText text={booking.patientName} />
      </span>
      <StateNote {...{ booking, now }} />
    </>
  )
}
