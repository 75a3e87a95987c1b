import {
  actionsMessages,
  MixedText,
  offersMessages,
  useFormats,
  useMessages,
  bookingChangesMessages,
} from '../../messages/internal.ts'
import { Checkbox } from '@fluentui/react-components'
import type { Booking, ClinicMoment, SeveralOffers } from '@nalam/sdk'
import { MAX_OFFER_NOTE_LENGTH, offersSchema, type OffersValues } from '@nalam/sdk/validation'
import { canOffer } from '@nalam/sdk/rules'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { Notice } from '../../components/StateView/Notice.tsx'
import { TextAreaField } from '../../components/TextAreaField/TextAreaField.tsx'
import type { ActionFailure, ActionSuccess } from '../../forms/ActionResult.ts'
import { FormDialog, useDialogForm } from '../../forms/FormDialog.tsx'
import { distributedTimes, type FreeTime } from './freeTimes.ts'
import { EmptyList, ListWithHeading, LoadedList, NoTimes, usePartsStyles, BookingItem } from './parts.tsx'
import type { LoadedTimes } from './AnotherTimeDialog.tsx'

/** `taken`: the server's text if one of the offers cannot be made any more; nothing was sent. */
export type OfferSeveralResult = ActionSuccess | (ActionFailure<'note'> & { readonly taken?: string | undefined })

export interface OfferSeveralDialogProps extends LoadedTimes {
  /** The day whose patients get other times, `YYYY-MM-DD`. */
  date: string
  /** The bookings of the day; undefined while they load. */
  bookings: readonly Booking[] | undefined
  now: ClinicMoment
  /** Sends all offers or none. */
  onOffer: (offers: SeveralOffers) => Promise<OfferSeveralResult>
  onClose: () => void
}

/** Shows which patients of a day get which times, and offers them in one go (OFFER-05). */
export function OfferSeveralDialog(props: OfferSeveralDialogProps) {
  const { date, bookings, times, error: loadingError, onRetry, now, onOffer, addSlotHref, onClose } = props
  const styles = usePartsStyles()
  const messages = useMessages(offersMessages)
  const changes = useMessages(bookingChangesMessages)
  const actions = useMessages(actionsMessages)
  const formats = useFormats()
  // What is shown stays while the doctor reads it. After a refusal it follows the server.
  const [first, setFirst] = useState<DayOffers>()
  const current = bookings && times && offersOf(bookings, times, now)
  if (current && first === undefined) setFirst(current)
  const { form, field, failed, dialog } = useDialogForm<OffersValues, OfferSeveralResult>({
    schema: offersSchema,
    defaultValues: { left: [], note: '' },
    onSubmit: async ({ left: without, note }) => {
      const offers = shown?.offers.filter(({ booking }) => !without.includes(booking.id)) ?? []
      setFirst(shown)
      return onOffer({
        offers: offers.map(({ booking, given }) => ({ bookingId: booking.id, slotIds: given.map(({ id }) => id) })),
        note: note.trim(),
      })
    },
    onClose,
  })
  const taken = failed?.result.taken
  const shown: DayOffers | undefined = taken === undefined ? (first ?? current) : current
  const left = useController({ control: form.control, name: 'left' }).field
  const count = shown?.offers.filter(({ booking }) => !left.value.includes(booking.id)).length ?? 0
  return (
    <FormDialog
      {...dialog}
      title={messages.ofDay(formats.date(date, 'dateWithWeekday'))}
      submitText={count > 0 ? messages.sendCount(count) : undefined}
      pendingText={messages.sending}
      closeText={count > 0 ? undefined : actions.close}
    >
      {taken !== undefined && <Notice intent="error">{taken}</Notice>}
      <LoadedList data={shown} error={loadingError} onRetry={onRetry} loadingText={changes.loadingPreview}>
        {({ offers, without }) => (
          <>
            {offers.length + without.length === 0 && (
              <EmptyList title={messages.nobody}>{messages.nobodyText}</EmptyList>
            )}
            {offers.length > 0 && (
              <ListWithHeading heading={messages.concerned(count)}>
                {offers.map(({ booking, given }, index) => (
                  <li key={booking.id} className={styles.item}>
                    <Checkbox
                      ref={index === 0 ? left.ref : undefined}
                      className={styles.patient}
                      checked={!left.value.includes(booking.id)}
                      onBlur={left.onBlur}
                      onChange={(_, { checked }) => {
                        const others = left.value.filter((id) => id !== booking.id)
                        left.onChange(checked === true ? others : [...others, booking.id])
                      }}
                      label={
                        <>
                          {formats.time(booking.time)} · <MixedText text={booking.patientName} />
                        </>
                      }
                    />
                    <ul className={styles.given} aria-label={messages.times}>
                      {given.map(({ id, date: day, from }) => (
                        <li key={id}>
                          {formats.date(day, 'dateWithWeekday')}, {formats.time(from)}
                        </li>
                      ))}
                    </ul>
                  </li>
                ))}
              </ListWithHeading>
            )}
            {without.length > 0 && (
              <ListWithHeading heading={messages.without(without.length)}>
                {without.map((booking) => (
                  <BookingItem key={booking.id} booking={booking} />
                ))}
              </ListWithHeading>
            )}
            {without.length > 0 && <NoTimes addSlotHref={addSlotHref} />}
          </>
        )}
      </LoadedList>
      <div hidden={shown !== undefined && shown.offers.length === 0}>
        <TextAreaField label={messages.noteToAll} rows={2} maxLength={MAX_OFFER_NOTE_LENGTH} {...field('note')} />
        <p className={styles.hint}>
          {messages.heldForAll} {messages.undoEach}
        </p>
      </div>
    </FormDialog>
  )
}

type DayOffers = ReturnType<typeof offersOf>

/** Returns the bookings with the times for their patients, and those for which no time is left. */
function offersOf(bookings: readonly Booking[], times: readonly FreeTime[], now: ClinicMoment) {
  const possible = bookings.filter((booking) => canOffer(booking, now))
  const given = distributedTimes(times, possible, now)
  const offers = possible.map((booking) => ({ booking, given: given.get(booking.id) ?? [] }))
  return {
    offers: offers.filter((offer) => offer.given.length > 0),
    without: offers.filter((offer) => offer.given.length === 0).map(({ booking }) => booking),
  }
}
