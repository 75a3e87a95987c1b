import { layout, media, nalamTokens, textSizes } from '../../theme/internal.ts'
import {
  calendarMessages,
  offersMessages,
  useFormats,
  useMessages,
  bookingChangesMessages,
} from '../../messages/internal.ts'
import { Checkbox, makeStyles, mergeClasses, Radio, RadioGroup, tokens } from '@fluentui/react-components'
import { Link20Regular } from '@fluentui/react-icons/headless/svg/link'
import { Phone20Regular } from '@fluentui/react-icons/headless/svg/phone'
import { Send20Regular } from '@fluentui/react-icons/headless/svg/send'
import { BOOKING_STATUS, clinicNow, type Booking, type ClinicMoment } from '@nalam/sdk'
import { anotherTimeSchema, MAX_OFFER_NOTE_LENGTH, type AnotherTimeValues } from '@nalam/sdk/validation'
import { MAX_OFFERED_TIMES } from '@nalam/sdk/rules'
import { useEffect, useEffectEvent, useState } from 'react'
import { useController } from 'react-hook-form'
import { Button } from '../../components/Button/Button.tsx'
import { useChoicesStyles } from '../../components/Choices/Choices.tsx'
import { Notice } from '../../components/StateView/Notice.tsx'
import { TextAreaField } from '../../components/TextAreaField/TextAreaField.tsx'
import type { ActionFailure, ActionSuccess } from '../../forms/ActionResult.ts'
import { FormDialog, useDialogForm } from '../../forms/FormDialog.tsx'
import { answerEnd, heldTimes, inOrder, offerableTimes, type FreeTime } from './freeTimes.ts'
import { BookingHead, Effect, LoadedList, NoTimes, undoTime } from './parts.tsx'
import { TimeChoice } from './TimeChoice.tsx'

/** `taken`: the server's text if a time cannot be had any more. What was chosen is kept. */
export type AnotherTimeResult =
  | ActionSuccess
  | (ActionFailure<keyof AnotherTimeValues> & { readonly taken?: string | undefined })

/** The slot to which a booking is moved. */
interface MoveTo {
  slotId: string
  previousSlot: 'open' | 'off'
  /** The booking has an open offer, which ends. */
  withdrawsOffer?: true
}

/** Moves a booking to a slot. The host reports a success, because it can be undone. */
export type MoveBooking = (booking: Booking, to: MoveTo) => Promise<AnotherTimeResult>

/** Offers times to the patient of a booking. The host reports a success, because it can be undone. */
export type OfferTimes = (booking: Booking, offer: { slotIds: string[]; note: string }) => Promise<AnotherTimeResult>

/** Takes an open offer back. Resolves to whether it did; the host has shown any error by then. */
export type WithdrawOffer = (booking: Booking) => Promise<boolean>

/** The times that are free. */
export interface LoadedTimes {
  /** The earliest first; undefined while they load, or if loading failed. */
  times: readonly FreeTime[] | undefined
  /** Days without consultation, `YYYY-MM-DD`. */
  closedDays?: readonly string[] | undefined
  /** Error text, shown if loading failed. */
  error?: string | undefined
  onRetry?: (() => void) | undefined
  /** Href of the page that adds a slot, offered if there is no free time. */
  addSlotHref?: string | undefined
}

export interface AnotherTimeDialogProps extends LoadedTimes {
  booking: Booking
  now: ClinicMoment
  /** Moves it to the time that was agreed on; left out if that is not possible. */
  onMove?: MoveBooking | undefined
  /** Offers times, of which the patient chooses one; left out if that is not possible. */
  onOffer?: OfferTimes | undefined
  /** Asks the patient without times: the booking gets status 4. */
  onPlain?: (() => void) | undefined
  onClose: () => void
}

/** How another time is settled. */
type Way = 'agreed' | 'choose'

const useStyles = makeStyles({
  ways: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '2px',
    padding: '3px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
  way: {
    justifyContent: 'flex-start',
    minHeight: '52px',
    paddingInline: '12px',
    borderRadius: '9px',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  wayText: {
    ...layout.row,
    columnGap: '14px',
    color: nalamTokens.ink2,
    '& svg': { flexShrink: 0, [media.phone]: { display: 'none' } },
    '& strong': { display: 'block', fontWeight: tokens.fontWeightSemibold },
  },
  wayHint: {
    ...textSizes.small,
    fontWeight: tokens.fontWeightRegular,
    '@media (max-width: 22.4988em)': { display: 'none' },
  },
  box: { marginInlineStart: '-8px' },
  plain: { alignSelf: 'flex-start', marginBlock: '-8px', marginInlineStart: '-17px' },
})

/**
 * Asks for another time of a booking: one that was agreed on the phone and is confirmed at once
 * (VISIT-06), or one to three of which the patient chooses (OFFER-01), or none.
 */
export function AnotherTimeDialog(props: AnotherTimeDialogProps) {
  const { booking, now, times, closedDays, error: loadingError, onRetry, addSlotHref } = props
  const { onMove, onOffer, onPlain, onClose } = props
  const styles = useStyles()
  const messages = useMessages(offersMessages)
  const changes = useMessages(bookingChangesMessages)
  const calendar = useMessages(calendarMessages)
  const formats = useFormats()
  const { offer } = booking
  const isOffered = booking.status === BOOKING_STATUS.reschedule
  const [way, setWay] = useState<Way>(onOffer ? 'choose' : 'agreed')
  const [chosenBy, setChosen] = useState<Partial<Record<Way, readonly FreeTime[]>>>({})
  // What is held for this patient can be had, too.
  const held = heldTimes(booking, now)
  const all = times && inOrder([...times, ...held])
  const offerable = all && offerableTimes(all, booking, now)
  // What was offered already, or good proposals, are chosen when the times are there; later changes
  // leave the choice alone.
  const [proposed, setProposed] = useState<readonly FreeTime[]>()
  if (proposed === undefined && offerable && onOffer) {
    const offered = offerable.filter(({ id }) => held.some((time) => time.id === id))
    setProposed(inOrder((offered.length > 0 ? offered : offerable).slice(0, MAX_OFFERED_TIMES)))
  }
  const chosenFor = (one: Way) => chosenBy[one] ?? (one === 'choose' ? proposed : undefined) ?? []
  const { form, field, error, isPending, failed, dialog } = useDialogForm<AnotherTimeValues, AnotherTimeResult>({
    schema: anotherTimeSchema,
    defaultValues: { slotIds: [], note: '', previousSlot: 'open' },
    onSubmit: async ({ slotIds, note, previousSlot }) => {
      const [slotId] = slotIds
      if (way === 'agreed' && onMove && slotId !== undefined)
        return onMove(booking, { slotId, previousSlot, ...(isOffered && { withdrawsOffer: true }) })
      return onOffer ? onOffer(booking, { slotIds, note }) : { ok: false }
    },
    onClose,
  })
  const slotIds = useController({ control: form.control, name: 'slotIds' }).field
  const previousSlot = useController({ control: form.control, name: 'previousSlot' }).field
  const idsOf = (chosen: readonly FreeTime[]) => chosen.map(({ id }) => id)
  const choose = (next: readonly FreeTime[]) => {
    setChosen({ ...chosenBy, [way]: next })
    slotIds.onChange(idsOf(next))
  }
  const isAgreed = way === 'agreed'
  const chosen = chosenFor(way)
  const free = isAgreed ? all : offerable && inOrder(offerable)
  const propose = useEffectEvent((times: readonly FreeTime[]) => {
    if (!isAgreed) slotIds.onChange(idsOf(times))
  })
  useEffect(() => {
    if (proposed) propose(proposed)
  }, [proposed])

  const gone = chosen.filter(({ id }) => free?.every((time) => time.id !== id) === true)
  const refused = idsOf(chosen).join() === failed?.values.slotIds.join() ? failed.result.taken : undefined
  const taken = refused ?? (gone.length > 0 && !isPending ? calendar.justBooked : undefined)
  const hasTimes = free !== undefined && free.length + chosen.length > 0
  const at = formats.time(undoTime(now))
  const until = clinicNow(answerEnd(chosen, now))
  const [first] = chosen
  const submitText = isAgreed
    ? first
      ? messages.confirmAt(formats.time(first.from))
      : messages.confirm
    : chosen.length > 0
      ? messages.sendTimes(chosen.length)
      : messages.send
  return (
    <FormDialog
      {...dialog}
      size="extraWide"
      title={messages.title}
      about={<BookingHead booking={booking} />}
      submitText={hasTimes ? submitText : undefined}
      pendingText={isAgreed ? messages.confirming : messages.sending}
      submitIcon={isAgreed ? undefined : <Send20Regular aria-hidden />}
      foot={
        hasTimes && (
          <Effect isHeld={!isAgreed}>
            {isAgreed ? messages.confirmedAtOnce(at) : messages.sentAt(at)}{' '}
            {isAgreed && isOffered && messages.offerEnds}
            {!isAgreed && chosen.length > 0 && (
              <>
                {messages.heldUntil(chosen.length, formats.when(until.date, until.time))}{' '}
                {booking.status === BOOKING_STATUS.confirmed ? messages.freeLater : messages.freeAtOnce}
              </>
            )}
          </Effect>
        )
      }
    >
      {onMove && onOffer && (
        <Ways
          way={way}
          onChange={(next) => {
            setWay(next)
            slotIds.onChange(idsOf(chosenFor(next)))
          }}
        />
      )}
      <LoadedList data={free} error={loadingError} onRetry={onRetry} loadingText={changes.loadingTimes}>
        {(loaded) =>
          hasTimes ? (
            <>
              {taken !== undefined && (
                <Notice intent="error">
                  {taken} {changes.chooseAnother}
                </Notice>
              )}
              <TimeChoice
                // A chosen time stays in its place, although somebody else has it now.
                times={inOrder([...loaded, ...gone])}
                closedDays={closedDays}
                now={now}
                chosen={chosen}
                onChange={choose}
                isSingle={isAgreed}
                error={error('slotIds')}
                onBlur={slotIds.onBlur}
                inputRef={slotIds.ref}
              />
            </>
          ) : (
            <NoTimes addSlotHref={addSlotHref} />
          )
        }
      </LoadedList>
      {hasTimes && !isAgreed && (
        <TextAreaField label={messages.note} isOptional rows={1} maxLength={MAX_OFFER_NOTE_LENGTH} {...field('note')} />
      )}
      {hasTimes && isAgreed && (!isOffered || offer?.keepsTime) && (
        <Checkbox
          className={styles.box}
          checked={previousSlot.value === 'open'}
          label={messages.previousOpen(formats.when(booking.date, booking.time))}
          onBlur={previousSlot.onBlur}
          onChange={(_, { checked }) => previousSlot.onChange(checked === true ? 'open' : 'off')}
        />
      )}
      {onPlain && (
        <Button appearance="transparent" className={styles.plain} disabledFocusable={isPending} onClick={onPlain}>
          {messages.plain}
        </Button>
      )}
    </FormDialog>
  )
}

/** The choice of how the time is settled. */
function Ways({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  const styles = useStyles()
  const choices = useChoicesStyles()
  const messages = useMessages(offersMessages)
  const ways = [
    { value: 'agreed', icon: <Phone20Regular aria-hidden />, title: messages.agreed, text: messages.agreedText },
    { value: 'choose', icon: <Link20Regular aria-hidden />, title: messages.choose, text: messages.chooseText },
  ] as const
  return (
    <RadioGroup
      aria-label={messages.how}
      className={styles.ways}
      value={way}
      onChange={(_, data) => {
        const next = ways.find(({ value }) => value === data.value)
        if (next) onChange(next.value)
      }}
    >
      {ways.map(({ value, icon, title, text }) => {
        const isChosen = value === way
        return (
          <Radio
            key={value}
            value={value}
            className={mergeClasses(
              choices.option,
              styles.way,
              isChosen && choices.chosen,
              isChosen && choices.chosenPart,
            )}
            input={{ className: choices.input }}
            indicator={{ className: choices.indicator }}
            label={{
              className: choices.label,
              children: (
                <span className={mergeClasses(styles.wayText, isChosen && choices.chosenText)}>
                  {icon}
                  <span>
                    <strong>{title}</strong> <span className={styles.wayHint}>{text}</span>
                  </span>
                </span>
              ),
            }}
          />
        )
      })}
    </RadioGroup>
  )
}
