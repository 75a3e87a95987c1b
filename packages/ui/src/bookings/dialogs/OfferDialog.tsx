import {
  actionsMessages,
  offersMessages,
  useFormats,
  useMessages,
  bookingChangesMessages,
} from '../../messages/internal.ts'
import { Checkbox } from '@fluentui/react-components'
import { BOOKING_STATUS, clinicNow, type Booking, type ClinicMoment } from '@nalam/sdk'
import { MAX_OFFER_NOTE_LENGTH, offerSchema, type OfferValues } from '@nalam/sdk/validation'
import { MAX_OFFERED_TIMES } from '@nalam/sdk/rules'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/StateView/Notice.tsx'
import { TextAreaField } from '../../components/TextAreaField/TextAreaField.tsx'
import type { ActionFailure, ActionSuccess } from '../../forms/ActionResult.ts'
import { FormDialog, useDialogForm } from '../../forms/FormDialog.tsx'
import { answerEnd, inOrder, offerableTimes, type FreeTime } from './freeTimes.ts'
import { LoadedList, NoTimes, useVisitsStyles, BookingHead, DayAndTime } from './visitParts.tsx'
import type { LoadedTimes } from './MoveDialog.tsx'

/** `taken`: the server's text if one of the times cannot be offered any more. */
export type OfferResult = ActionSuccess | (ActionFailure<keyof OfferValues> & { readonly taken?: string | undefined })

/** Offers times to the patient of a booking. The host reports a success, because it can be undone. */
export type OfferTimes = (booking: Booking, offer: OfferValues) => Promise<OfferResult>

/** Takes an open offer back. Resolves to whether it did; the host has shown any error by then. */
export type WithdrawOffer = (booking: Booking) => Promise<boolean>

export interface OfferDialogProps extends LoadedTimes {
  booking: Booking
  now: ClinicMoment
  onOffer: OfferTimes
  /** Asks the patient without times: the booking gets status 4. */
  onPlain?: (() => void) | undefined
  onClose: () => void
}

/** Number of times that are proposed. */
const PROPOSALS = 5

/** Offers one to three other times to a patient (OFFER-01): good proposals are chosen already. */
export function OfferDialog(props: OfferDialogProps) {
  const { booking, times, error, onRetry, addSlotHref, now, onPlain, onClose } = props
  const messages = useMessages(offersMessages)
  const changes = useMessages(bookingChangesMessages)
  const actions = useMessages(actionsMessages)
  const free = times && offerableTimes(times, booking, now)
  // The form begins with the proposals, so it waits for them.
  const [first, setFirst] = useState(free)
  if (first === undefined && free !== undefined) setFirst(free)
  if (first !== undefined && first.length > 0) return <OfferForm {...props} proposed={first} free={free ?? first} />
  return (
    <FormDialog
      title={messages.offer}
      about={<BookingHead booking={booking} />}
      submit={(event) => event.preventDefault()}
      submitText={undefined}
      closeText={actions.close}
      onClose={onClose}
    >
      <LoadedList data={free} error={error} onRetry={onRetry} loadingText={changes.loadingTimes}>
        {() => <NoTimes addSlotHref={addSlotHref} />}
      </LoadedList>
      {onPlain && (
        <Button appearance="transparent" onClick={onPlain}>
          {messages.plain}
        </Button>
      )}
    </FormDialog>
  )
}

interface OfferFormProps extends Pick<OfferDialogProps, 'booking' | 'now' | 'onOffer' | 'onPlain' | 'onClose'> {
  /** Not empty, best first; they keep their place while the doctor chooses. */
  proposed: readonly FreeTime[]
  /** Those that are free now. */
  free: readonly FreeTime[]
}

function OfferForm({ booking, now, onOffer, onPlain, onClose, proposed, free }: OfferFormProps) {
  const styles = useVisitsStyles()
  const id = useId()
  const messages = useMessages(offersMessages)
  const formats = useFormats()
  const [shown, setShown] = useState(() => proposed.slice(0, PROPOSALS))
  const { form, field, error, isPending, failed, dialog } = useDialogForm<OfferValues, OfferResult>({
    schema: offerSchema,
    defaultValues: { slotIds: proposed.slice(0, MAX_OFFERED_TIMES).map(({ id }) => id), note: '' },
    onSubmit: (values) => onOffer(booking, values),
    onClose,
  })
  const slotIds = useController({ control: form.control, name: 'slotIds' }).field
  const isFull = slotIds.value.length >= MAX_OFFERED_TIMES
  // A fourth one stays enabled, and the line below says what to do first.
  const choose = (slotId: string, isChosen: boolean) => {
    const others = slotIds.value.filter((other) => other !== slotId)
    if (!isChosen || !isFull) slotIds.onChange(isChosen ? [...others, slotId] : others)
  }
  const chosen = shown.filter((time) => slotIds.value.includes(time.id))
  const isConfirmed = booking.status === BOOKING_STATUS.confirmed
  const until = clinicNow(answerEnd(chosen, now))
  return (
    <FormDialog
      {...dialog}
      title={messages.offer}
      about={<BookingHead booking={booking} />}
      submitText={messages.send}
      pendingText={messages.sending}
    >
      {failed?.result.taken !== undefined && <Notice intent="error">{failed.result.taken}</Notice>}
      <div role="group" aria-labelledby={id}>
        <h3 id={id} className={styles.heading}>
          {messages.times}
        </h3>
        {shown
          .filter((time) => slotIds.value.includes(time.id) || free.some((each) => each.id === time.id))
          .map((time, index) => (
            <Checkbox
              key={time.id}
              ref={index === 0 ? slotIds.ref : undefined}
              checked={slotIds.value.includes(time.id)}
              label={formats.when(time.date, time.from)}
              onBlur={slotIds.onBlur}
              onChange={(_, { checked }) => choose(time.id, checked === true)}
            />
          ))}
        {error('slotIds') !== undefined && <Notice intent="error">{error('slotIds')}</Notice>}
      </div>
      <p role="status" className={styles.full}>
        {isFull && messages.full}
      </p>
      <AnotherTime
        free={free.filter((each) => !shown.some((time) => time.id === each.id))}
        isFull={isFull}
        onAdd={(time) => {
          setShown((before) => [...before, time])
          choose(time.id, true)
        }}
      />
      <TextAreaField label={messages.note} rows={2} maxLength={MAX_OFFER_NOTE_LENGTH} {...field('note')} />
      <p className={styles.hint}>
        {chosen.length > 0 && messages.held(formats.when(until.date, until.time))}{' '}
        {isConfirmed ? messages.freeLater : messages.freeAtOnce} {messages.undoHint}
      </p>
      {onPlain && (
        <Button appearance="transparent" className={styles.plain} disabledFocusable={isPending} onClick={onPlain}>
          {messages.plain}
        </Button>
      )}
    </FormDialog>
  )
}

interface AnotherTimeProps {
  free: readonly FreeTime[]
  isFull: boolean
  onAdd: (time: FreeTime) => void
}

/** Any other free time: a day, then a time, which is chosen at once. */
function AnotherTime({ free, isFull, onAdd }: AnotherTimeProps) {
  const styles = useVisitsStyles()
  const messages = useMessages(offersMessages)
  const [day, setDay] = useState('')
  if (free.length === 0) return null
  return (
    <div role="group" aria-label={messages.another} className={styles.row}>
      <DayAndTime
        times={inOrder(free)}
        day={day}
        onDayChange={setDay}
        slotId=""
        onTime={onAdd}
        dayHint={messages.another}
        disabled={isFull}
      />
    </div>
  )
}
