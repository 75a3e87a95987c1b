import { layout, media, nalamTokens, textSizes } from '../../theme/internal.ts'
import {
  actionsMessages,
  calendarMessages,
  MixedText,
  offersMessages,
  useFormats,
  useMessages,
  bookingChangesMessages,
} from '../../messages/internal.ts'
import { Checkbox, makeStyles, mergeClasses } from '@fluentui/react-components'
import { ChevronDown16Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { ChevronUp16Regular } from '@fluentui/react-icons/headless/svg/chevron-up'
import type { Booking, CancellationsRequest, ClinicMoment, SeveralOffers } from '@nalam/sdk'
import { MAX_OFFER_NOTE_LENGTH, offersSchema, type OffersValues } from '@nalam/sdk/validation'
import { Send20Regular } from '@fluentui/react-icons/headless/svg/send'
import { canChangeTime } from '@nalam/sdk/rules'
import { useId, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/StateView/Notice.tsx'
import { BookingBadge } from '../../components/StatusBadge/BookingBadge.tsx'
import { TextAreaField } from '../../components/TextAreaField/TextAreaField.tsx'
import type { ActionFailure, ActionSuccess } from '../../forms/ActionResult.ts'
import { FormDialog, useDialogForm } from '../../forms/FormDialog.tsx'
import { distributedTimes, timesFor, type FreeTime, type TimesOfBookings } from './freeTimes.ts'
import { Effect, EmptyList, ListWithHeading, LoadedList, NoTimes, usePartsStyles, BookingItem } from './parts.tsx'
import type { LoadedTimes } from './AnotherTimeDialog.tsx'
import { TimeChoice } from './TimeChoice.tsx'

/** `taken`: the server's text if one of the offers cannot be made any more; nothing was sent. */
export type OfferSeveralResult = ActionSuccess | (ActionFailure<'note'> & { readonly taken?: string | undefined })

export interface OfferSeveralDialogProps extends LoadedTimes {
  /** The bookings of a day from a time on, or chosen ones. */
  selection: CancellationsRequest
  /** The selected bookings; undefined while they load. */
  bookings: readonly Booking[] | undefined
  now: ClinicMoment
  /** The note to begin with, such as that of a cancellation. */
  note?: string
  /** Sends all offers or none. */
  onOffer: (offers: SeveralOffers) => Promise<OfferSeveralResult>
  onClose: () => void
}

/** Shows which patients get which times, each of which can be changed, and offers them in one go (OFFER-05). */
export function OfferSeveralDialog(props: OfferSeveralDialogProps) {
  const { selection, bookings, times, closedDays, error: loadingError, onRetry, now, note = '', onOffer } = props
  const { addSlotHref, onClose } = props
  const messages = useMessages(offersMessages)
  const changes = useMessages(bookingChangesMessages)
  const actions = useMessages(actionsMessages)
  const formats = useFormats()
  const [openId, setOpenId] = useState<string>()
  // The rows stay while the doctor reads them. After a refusal they follow the server.
  const [first, setFirst] = useState<readonly Booking[]>()
  const { field, isPending, failed, dialog } = useDialogForm<OffersValues, OfferSeveralResult>({
    schema: offersSchema,
    defaultValues: { note },
    onSubmit: async ({ note: text }): Promise<OfferSeveralResult> =>
      onOffer({
        offers: offered.map(({ id }) => ({ bookingId: id, slotIds: givenTo(id).map((time) => time.id) })),
        note: text.trim(),
      }),
    onClose,
  })
  const taken = failed?.result.taken
  const rows: readonly Booking[] | undefined = taken === undefined ? (first ?? bookings) : bookings
  if (rows && rows !== first) setFirst(rows)
  const possible = rows?.filter((booking) => canChangeTime(booking, now)) ?? []
  const { given, lost, change } = useGivenTimes({ times, bookings: possible, now, isPending })
  const givenTo = (id: string): readonly FreeTime[] => given.get(id) ?? []
  const hasTimes = ({ id }: Booking) => givenTo(id).length > 0
  const offered: readonly Booking[] = possible.filter(hasTimes)
  // Where nothing is free there is nothing to choose either.
  const without = possible.filter((booking) => !hasTimes(booking) && !change.isLeftOut(booking.id))
  const shown = possible.filter((booking) => !without.includes(booking))
  const left = rows?.filter((booking) => !canChangeTime(booking, now)) ?? []
  const count = offered.length
  const hasDate = 'bookingIds' in selection
  return (
    <FormDialog
      {...dialog}
      size="extraWide"
      title={hasDate ? messages.offer : messages.ofDay(formats.day(selection.date))}
      submitText={count > 0 ? messages.sendCount(count) : undefined}
      pendingText={messages.sending}
      submitIcon={<Send20Regular aria-hidden />}
      closeText={count > 0 ? undefined : actions.close}
      foot={
        count > 0 && (
          <Effect isHeld>
            {messages.heldForAll} {messages.undoAll}
          </Effect>
        )
      }
    >
      {taken !== undefined && <Notice intent="error">{taken}</Notice>}
      <LoadedList data={times && rows} error={loadingError} onRetry={onRetry} loadingText={changes.loadingPreview}>
        {() => (
          <>
            {possible.length === 0 && <EmptyList title={messages.nobody}>{messages.nobodyText}</EmptyList>}
            {shown.length > 0 && (
              <ListWithHeading heading={messages.concerned(count)}>
                {shown.map((booking) => (
                  <PatientRow
                    key={booking.id}
                    {...{ booking, hasDate, now, closedDays }}
                    given={givenTo(booking.id)}
                    lost={lost.get(booking.id) ?? []}
                    times={timesFor(booking, times ?? [], given, now)}
                    isOpen={openId === booking.id}
                    onToggle={() => setOpenId(openId === booking.id ? undefined : booking.id)}
                    onChange={(chosen) => change.to(booking.id, chosen)}
                    onPropose={() => change.propose(booking.id)}
                  />
                ))}
              </ListWithHeading>
            )}
            {without.length > 0 && (
              <>
                <ListWithHeading heading={messages.without(without.length)}>
                  {without.map((booking) => (
                    <BookingItem key={booking.id} {...{ booking, hasDate }} />
                  ))}
                </ListWithHeading>
                <NoTimes addSlotHref={addSlotHref} />
              </>
            )}
            {left.length > 0 && (
              <ListWithHeading heading={messages.leftOut(left.length)} isMuted>
                {left.map((booking) => (
                  <BookingItem key={booking.id} {...{ booking, hasDate }} isLeft />
                ))}
              </ListWithHeading>
            )}
          </>
        )}
      </LoadedList>
      <div hidden={rows !== undefined && count === 0}>
        <TextAreaField
          label={messages.noteToAll}
          isOptional
          rows={1}
          maxLength={MAX_OFFER_NOTE_LENGTH}
          {...field('note')}
        />
      </div>
    </FormDialog>
  )
}

interface GivenTimesOptions {
  times: readonly FreeTime[] | undefined
  bookings: readonly Booking[]
  now: ClinicMoment
  /** The offers are being sent: what they take is not free any more. */
  isPending: boolean
}

const idsOf = (times: TimesOfBookings) =>
  JSON.stringify([...times].map(([id, list]) => [id, list.map((time) => time.id)]))

/** The times of each patient: proposals, until the doctor changes them or they are not free any more. */
function useGivenTimes({ times, bookings, now, isPending }: GivenTimesOptions) {
  const [given, setGiven] = useState<TimesOfBookings>(new Map())
  const [lost, setLost] = useState<TimesOfBookings>(new Map())
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  if (times && !isPending) {
    // A patient without times gets some as soon as there are any, unless the doctor left her out.
    const kept = new Map([...given].filter(([id, list]) => list.length > 0 || leftOut.has(id)))
    const next = distributedTimes(times, bookings, now, kept)
    if (idsOf(next) !== idsOf(given)) {
      setGiven(next)
      const free = new Set(times.map(({ id }) => id))
      const gone = [...kept].map(([id, list]) => [id, list.filter((time) => !free.has(time.id))] as const)
      setLost(new Map([...lost, ...gone.filter(([, list]) => list.length > 0)]))
    }
  }
  const change = (id: string, chosen: readonly FreeTime[] | undefined) => {
    const others = [...given].filter(([of]) => of !== id)
    setGiven(new Map([...others, ...(chosen ? [[id, chosen] as const] : [])]))
    setLost(new Map([...lost].filter(([of]) => of !== id)))
    setLeftOut(new Set([...[...leftOut].filter((of) => of !== id), ...(chosen?.length === 0 ? [id] : [])]))
  }
  return {
    given,
    /** The times that somebody else has got since they were shown; other ones have taken their place. */
    lost,
    change: {
      to: (id: string, chosen: readonly FreeTime[]) => change(id, chosen),
      propose: (id: string) => change(id, undefined),
      isLeftOut: (id: string) => leftOut.has(id),
    },
  }
}

const useStyles = makeStyles({
  head: { ...layout.wrap, alignItems: 'center', justifyContent: 'space-between', flexBasis: '100%', minWidth: 0 },
  patient: { minWidth: 0, marginInlineStart: '-8px', overflowWrap: 'anywhere' },
  change: { marginInlineEnd: '-8px', [media.phone]: { marginInlineStart: '-12px' } },
  under: { flexBasis: '100%', minWidth: 0, paddingInlineStart: '28px', [media.phone]: { paddingInlineStart: 0 } },
  times: { ...layout.wrap, columnGap: '16px', margin: 0, listStyleType: 'none', color: nalamTokens.ink2 },
  lost: { margin: 0, ...textSizes.small, color: nalamTokens.declinedInk },
  choice: { ...layout.column, rowGap: '16px', paddingBlock: '12px 8px' },
})

interface PatientRowProps {
  booking: Booking
  /** The list has several days. */
  hasDate: boolean
  now: ClinicMoment
  closedDays: readonly string[] | undefined
  /** The times that the patient is offered; none if she is left out. */
  given: readonly FreeTime[]
  /** Those that are not free any more. */
  lost: readonly FreeTime[]
  /** The times that she can be offered. */
  times: readonly FreeTime[]
  isOpen: boolean
  onToggle: () => void
  onChange: (chosen: readonly FreeTime[]) => void
  /** Proposes times for a patient who was left out. */
  onPropose: () => void
}

/** A patient with the times that she is offered, each of which can be changed. */
function PatientRow(props: PatientRowProps) {
  const { booking, hasDate, now, closedDays, given, lost, times, isOpen, onToggle, onChange, onPropose } = props
  const parts = usePartsStyles()
  const styles = useStyles()
  const messages = useMessages(offersMessages)
  const calendar = useMessages(calendarMessages)
  const formats = useFormats()
  const choiceId = useId()
  return (
    <li className={parts.item}>
      <div className={styles.head}>
        <Checkbox
          className={styles.patient}
          checked={given.length > 0}
          onChange={(_, { checked }) => (checked === true ? onPropose() : onChange([]))}
          label={
            <>
              {hasDate ? formats.when(booking.date, booking.time) : formats.time(booking.time)} ·{' '}
              <strong>
                <MixedText text={booking.patientName} />
              </strong>{' '}
              {booking.visit && <BookingBadge booking={booking} />}
            </>
          }
        />
        <Button
          appearance="transparent"
          className={styles.change}
          icon={isOpen ? <ChevronUp16Regular aria-hidden /> : <ChevronDown16Regular aria-hidden />}
          iconPosition="after"
          aria-expanded={isOpen}
          aria-controls={isOpen ? choiceId : undefined}
          aria-label={messages.changeOf(booking.patientName)}
          onClick={onToggle}
        >
          {messages.change}
        </Button>
      </div>
      {lost.length > 0 && (
        <p role="status" className={mergeClasses(styles.under, styles.lost)}>
          {calendar.justBooked} ({lost.map(({ date, from }) => formats.when(date, from)).join(', ')})
        </p>
      )}
      {!isOpen && given.length > 0 && (
        <ul className={mergeClasses(styles.under, styles.times)} aria-label={messages.times}>
          {given.map(({ id, date, from }) => (
            <li key={id}>{formats.when(date, from)}</li>
          ))}
        </ul>
      )}
      {isOpen && (
        <div id={choiceId} className={mergeClasses(styles.under, styles.choice)}>
          <TimeChoice times={times} closedDays={closedDays} now={now} chosen={given} onChange={onChange} />
        </div>
      )}
    </li>
  )
}
