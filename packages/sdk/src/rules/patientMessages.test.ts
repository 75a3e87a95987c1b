import { describe, expect, it } from 'vitest'
import { BOOKING_STATUS } from '../generated/enums.ts'
import {
  knowledgeAfter,
  messageFor,
  reminderTime,
  stateForPatient,
  type PatientKnowledge,
  type ToldBooking,
} from './patientMessages.ts'

const [A, B] = ['2026-11-24 09:00:00', '2026-11-24 11:00:00']

const open = { cancelledAt: null, lapsedAt: null, lapsingAt: null }

/** A booking at B in each state. */
const SO = {
  requested: { status: BOOKING_STATUS.pending, startsAt: B, ...open, offerId: null },
  confirmed: { status: BOOKING_STATUS.confirmed, startsAt: B, ...open, offerId: null },
  declined: { status: BOOKING_STATUS.declined, startsAt: B, ...open, offerId: null },
  cancelled: { status: BOOKING_STATUS.declined, startsAt: B, ...open, cancelledAt: new Date(), offerId: null },
  asked: { status: BOOKING_STATUS.reschedule, startsAt: B, ...open, offerId: null },
  offered: { status: BOOKING_STATUS.reschedule, startsAt: B, ...open, offerId: 'new' },
  lapsing: { status: BOOKING_STATUS.pending, startsAt: B, ...open, lapsingAt: new Date(), offerId: null },
  lapsed: { status: BOOKING_STATUS.declined, startsAt: B, ...open, lapsedAt: new Date(), offerId: null },
} as const satisfies Record<string, ToldBooking>
type So = keyof typeof SO

/** What a patient knows: nothing, or of a time A before, or of the time B that is so. */
const KNOWN = {
  nothing: { state: 'nothing' },
  'requested A': { state: 'requested', startsAt: A },
  'requested B': { state: 'requested', startsAt: B },
  'confirmed A': { state: 'confirmed', startsAt: A },
  'confirmed B': { state: 'confirmed', startsAt: B },
  'declined A': { state: 'declined', startsAt: A },
  'declined B': { state: 'declined', startsAt: B },
  'cancelled A': { state: 'cancelled', startsAt: A },
  'cancelled B': { state: 'cancelled', startsAt: B },
  'asked A': { state: 'asked', startsAt: A },
  'asked B': { state: 'asked', startsAt: B },
  'old offer, A': { state: 'offered', startsAt: A, offerId: 'old' },
  'new offer, A': { state: 'offered', startsAt: A, offerId: 'new' },
  'lapsed A': { state: 'lapsed', startsAt: A },
  'lapsed B': { state: 'lapsed', startsAt: B },
} as const satisfies Record<string, PatientKnowledge>

// Every pair: the message with the time that it names, and a move with the time before it.
const MESSAGES: Readonly<Record<keyof typeof KNOWN, Readonly<Record<So, string>>>> = {
  nothing: {
    requested: '',
    confirmed: 'accepted B',
    declined: '',
    cancelled: '',
    asked: '',
    offered: 'offered B',
    lapsing: '',
    lapsed: '',
  },
  'requested A': {
    requested: 'pending B',
    confirmed: 'moved B from A',
    declined: 'declined A',
    cancelled: 'cancelled A',
    asked: 'reschedule_requested A',
    offered: 'offered A',
    lapsing: 'lapsed A',
    lapsed: 'lapsed A',
  },
  'requested B': {
    requested: '',
    confirmed: 'accepted B',
    declined: 'declined B',
    cancelled: 'cancelled B',
    asked: 'reschedule_requested B',
    offered: 'offered B',
    lapsing: 'lapsed B',
    lapsed: 'lapsed B',
  },
  'confirmed A': {
    requested: 'pending B',
    confirmed: 'moved B from A',
    declined: 'declined A',
    cancelled: 'cancelled A',
    asked: 'reschedule_requested A',
    offered: 'offered A',
    lapsing: 'lapsed A',
    lapsed: 'lapsed A',
  },
  'confirmed B': {
    requested: 'pending B',
    confirmed: '',
    declined: 'declined B',
    cancelled: 'cancelled B',
    asked: 'reschedule_requested B',
    offered: 'offered B',
    lapsing: 'lapsed B',
    lapsed: 'lapsed B',
  },
  'declined A': {
    requested: 'pending B',
    confirmed: 'accepted B',
    declined: '',
    cancelled: '',
    asked: 'reschedule_requested A',
    offered: 'offered A',
    lapsing: '',
    lapsed: '',
  },
  'declined B': {
    requested: 'pending B',
    confirmed: 'accepted B',
    declined: '',
    cancelled: '',
    asked: 'reschedule_requested B',
    offered: 'offered B',
    lapsing: '',
    lapsed: '',
  },
  'cancelled A': {
    requested: 'pending B',
    confirmed: 'accepted B',
    declined: '',
    cancelled: '',
    asked: 'reschedule_requested A',
    offered: 'offered A',
    lapsing: '',
    lapsed: '',
  },
  'cancelled B': {
    requested: 'pending B',
    confirmed: 'accepted B',
    declined: '',
    cancelled: '',
    asked: 'reschedule_requested B',
    offered: 'offered B',
    lapsing: '',
    lapsed: '',
  },
  'asked A': {
    requested: 'pending B',
    confirmed: 'accepted B',
    declined: 'declined A',
    cancelled: 'cancelled A',
    asked: '',
    offered: 'offered A',
    lapsing: 'lapsed A',
    lapsed: 'lapsed A',
  },
  'asked B': {
    requested: 'pending B',
    confirmed: 'accepted B',
    declined: 'declined B',
    cancelled: 'cancelled B',
    asked: '',
    offered: 'offered B',
    lapsing: 'lapsed B',
    lapsed: 'lapsed B',
  },
  'old offer, A': {
    requested: 'pending B',
    confirmed: 'accepted B',
    declined: 'declined A',
    cancelled: 'cancelled A',
    asked: 'reschedule_requested A',
    offered: 'offered A',
    lapsing: 'lapsed A',
    lapsed: 'lapsed A',
  },
  'new offer, A': {
    requested: 'pending B',
    confirmed: 'accepted B',
    declined: 'declined A',
    cancelled: 'cancelled A',
    asked: 'reschedule_requested A',
    offered: '',
    lapsing: 'lapsed A',
    lapsed: 'lapsed A',
  },
  'lapsed A': {
    requested: 'pending B',
    confirmed: 'accepted B',
    declined: '',
    cancelled: '',
    asked: 'reschedule_requested A',
    offered: 'offered A',
    lapsing: '',
    lapsed: '',
  },
  'lapsed B': {
    requested: 'pending B',
    confirmed: 'accepted B',
    declined: '',
    cancelled: '',
    asked: 'reschedule_requested B',
    offered: 'offered B',
    lapsing: '',
    lapsed: '',
  },
}

const pairs = (Object.keys(KNOWN) as Array<keyof typeof KNOWN>).flatMap((known) =>
  (Object.keys(SO) as So[]).map((so) => ({ known, so, message: MESSAGES[known][so] })),
)
const timeName = (startsAt: string) => (startsAt === A ? 'A' : 'B')

describe('the message that closes the difference between what a patient knows and what is so', () => {
  it.each(pairs)('[MSG-04] knows $known, $so at B is so: "$message"', ({ known, so, message }) => {
    const found = messageFor(KNOWN[known], SO[so])
    const previous = found?.previousStartsAt ? ` from ${timeName(found.previousStartsAt)}` : ''
    const words = found && `${found.name.slice('booking.'.length)} ${timeName(found.startsAt)}${previous}`
    expect(words ?? '').toBe(message)
    expect(found?.offerId ?? null).toBe(found?.name === 'booking.offered' ? 'new' : null)
  })

  it.each(pairs)('[MSG-04] knows $known, $so is so: after the message nothing is left to tell', ({ known, so }) => {
    const message = messageFor(KNOWN[known], SO[so])
    if (message === undefined) return
    expect(messageFor(knowledgeAfter(message), SO[so])).toBeUndefined()
  })

  it.each(Object.values(SO))('[MSG-04] a patient who knows what is so gets no message: %o', (booking) => {
    expect(messageFor(stateForPatient(booking), booking)).toBeUndefined()
  })
})

describe('the reminder', () => {
  const at = (text: string) => new Date(`${text}:00+05:30`)

  it.each<[string, string, string, string, string | undefined]>([
    ['the evening before', '10:30', '2026-11-20T09:00', '2026-11-20T09:00', '2026-11-23T18:00'],
    ['at once between 18:00 and 21:00', '10:30', '2026-11-20T09:00', '2026-11-23T20:59', '2026-11-23T20:59'],
    ['in the morning after 21:00', '10:30', '2026-11-20T09:00', '2026-11-23T21:00', '2026-11-24T08:00'],
    ['not in the night', '10:30', '2026-11-20T09:00', '2026-11-24T02:00', '2026-11-24T08:00'],
    ['on the day until it begins', '10:30', '2026-11-20T09:00', '2026-11-24T10:29', '2026-11-24T10:29'],
    ['not when it has begun', '10:30', '2026-11-20T09:00', '2026-11-24T10:30', undefined],
    ['not of an appointment before 8:00 after the evening', '07:30', '2026-11-20T09:00', '2026-11-23T21:00', undefined],
    ['three hours after the same was told', '10:30', '2026-11-23T16:30', '2026-11-23T16:30', '2026-11-23T19:30'],
    [
      'in the morning if it was told in the evening',
      '10:30',
      '2026-11-23T18:30',
      '2026-11-23T18:30',
      '2026-11-24T08:00',
    ],
    ['not if it was told just before', '10:30', '2026-11-24T08:00', '2026-11-24T08:00', undefined],
  ])('[MSG-06] is due %s', (_when, start, since, now, expected) => {
    const due = reminderTime({ startsAt: `2026-11-24 ${start}:00` }, at(since), at(now))
    expect(due).toEqual(expected === undefined ? undefined : at(expected))
  })
})
