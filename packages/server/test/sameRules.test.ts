import { expect, it } from 'vitest'
import { operationDescriptions } from '../src/contract/contractDocument.ts'
import type { OperationId } from '../src/contract/contractTypes.ts'
import { describeOnDatabases } from './support/describeOnDatabases.ts'
import { HANDLED, handlerWorld, serverWorld, type Given, type Outcome, type RuleWorld } from './support/ruleWorld.ts'

// The server and the test handlers of the SDK apply the same rules. Each case runs against both, and
// every response and the calendar afterwards are the same (R10).

// The tests begin on Friday, 20 November 2026, at 11:30 at the clinic.
const FRIDAY = '2026-11-20'
const [friday, saturday, monday, tuesday] = ['20-11-2026', '21-11-2026', '23-11-2026', '24-11-2026'] as const
/** Three years ahead, a Monday. */
const farMonday = '19-11-2029'

/** A call with what it is expected to end with. The body may use earlier responses. */
type Step = readonly [
  operation: OperationId,
  body: (world: RuleWorld, earlier: readonly Record<string, unknown>[]) => object,
  status: number,
  code?: string | undefined,
]

/** Ends with the number of seconds that pass before the next step. */
type Steps = ReadonlyArray<Step | number>

const create = (date: string, time: string, status: number, code: string): Step => [
  'createSlot',
  ({ doctorId }) => ({ doctor_id: doctorId, date, time }),
  status,
  code,
]
const add = (date: string, from: string, minutes: number, status: number, code: string): Step => [
  'addSlot',
  () => ({ date, from, minutes }),
  status,
  code,
]
const decide = (name: string, decision: 2 | 3 | 4, status: number, code: string): Step => [
  'updateBookingStatus',
  (world) => ({ bookingId: world.bookingId(name), status: decision }),
  status,
  code,
]
const undo = (name: string, status: number, code: string): Step => [
  'undoBookingDecision',
  (world) => ({ id: world.bookingId(name) }),
  status,
  code,
]
const cancel = (name: string, more: object, status: number, code: string): Step => [
  'cancelBooking',
  (world) => ({ id: world.bookingId(name), reason: 'emergency', slot: 'open', ...more }),
  status,
  code,
]
const moveTo = (name: string, to: string, status: number, code: string, previousSlot = 'open'): Step => [
  'moveBooking',
  (world) => ({ id: world.bookingId(name), slotId: world.slotId(to), previousSlot }),
  status,
  code,
]
/** Moves a booking whose open offer the doctor has seen. */
const moveOffered = (name: string, to: string, status: number, code: string): Step => [
  'moveBooking',
  (world) => ({
    id: world.bookingId(name),
    slotId: world.slotId(to),
    previousSlot: 'open',
    withdrawsOffer: true,
  }),
  status,
  code,
]
const offerTo = (name: string, times: readonly string[], status: number, code: string): Step => [
  'offerTimes',
  (world) => ({ id: world.bookingId(name), slotIds: times.map((time) => world.slotId(time)) }),
  status,
  code,
]
const offerAll = (offers: Readonly<Record<string, readonly string[]>>, status: number, code: string): Step => [
  'offerSeveral',
  (world) => ({
    offers: Object.entries(offers).map(([name, times]) => ({
      bookingId: world.bookingId(name),
      slotIds: times.map((time) => world.slotId(time)),
    })),
  }),
  status,
  code,
]
/** Undoes the offers of an earlier step. */
const undoOffered = (status: number, code: string, back = 1): Step => [
  'undoOffers',
  (_world, earlier) => ({ id: Object(earlier.at(-back)?.['data']).id }),
  status,
  code,
]
const withdraw = (name: string, status: number, code: string): Step => [
  'withdrawOffer',
  (world) => ({ id: world.bookingId(name) }),
  status,
  code,
]
const visit = (name: string, noted: string, status: number, code: string): Step => [
  'setVisit',
  (world) => ({ id: world.bookingId(name), visit: noted }),
  status,
  code,
]
type Select = (world: RuleWorld) => object
const ofDay =
  (date: string, fromTime?: string): Select =>
  () => ({ date, ...(fromTime && { fromTime }) })
const byId =
  (...names: readonly string[]): Select =>
  (world) => ({ bookingIds: names.map((name) => world.bookingId(name)) })
const previewCancel = (select: Select, status = 200, code?: string): Step => [
  'previewCancellations',
  select,
  status,
  code,
]
/** Cancels the bookings of an earlier preview: the last response, or the one before it. */
const cancelAll = (select: Select, more: object, status: number, code: string, back: 1 | 2 = 1): Step => [
  'cancelBookings',
  (world, earlier) => ({
    ...select(world),
    fingerprint: Object(earlier.at(-back)?.['data']).cancellations.fingerprint,
    reason: 'emergency',
    slot: 'off',
    ...more,
  }),
  status,
  code,
]
/** Undoes the cancellation of an earlier step. */
const undoCancelled = (status: number, code: string, back = 1): Step => [
  'undoCancellations',
  (_world, earlier) => ({ id: Object(earlier.at(-back)?.['data']).id }),
  status,
  code,
]
const switchTo = (name: string, to: 1 | 2, status: number, code: string): Step => [
  'updateSlotStatus',
  (world) => ({ slotId: world.slotId(name), status: to }),
  status,
  code,
]
const book = (name: string, status: number, code: string): Step => [
  'addBooking',
  (world) => ({ slotId: world.slotId(name), patientName: 'Meena Devi', patientPhone: '9840098400' }),
  status,
  code,
]
const change = (action: 'on' | 'off' | 'delete', names: readonly string[], code: string): Step => [
  'changeSlots',
  (world) => ({ action, slotIds: names.map((name) => world.slotId(name)) }),
  200,
  code,
]
/** Undoes the change of an earlier step: the last one, or the one before it. */
const undoChange = (status: number, code: string, back: 1 | 2 = 1): Step => [
  'undoSlotChange',
  (_world, earlier) => ({ id: Object(earlier.at(-back)?.['data']).change.id }),
  status,
  code,
]
const except = (exception: object, status: number, code: string): Step => [
  'addException',
  () => ({ hours: [], ...exception }),
  status,
  code,
]
const preview = (request: object, status: number, code?: string): Step => [
  'previewSlotPlan',
  () => request,
  status,
  code,
]
/** Publishes the preview of the step before. */
const publish = (request: object, status: number, code: string): Step => [
  'applySlotPlan',
  (_world, earlier) => ({ ...request, fingerprint: Object(earlier.at(-1)?.['data']).plan.fingerprint }),
  status,
  code,
]
const onlyPasskeys = (isOn: boolean, status: number, code: string): Step => [
  'setPasskeyOnly',
  () => ({ isOn }),
  status,
  code,
]
const removePasskey = (number: number, status: number, code: string): Step => [
  'removePasskey',
  (world) => ({ id: world.passkeyId(number) }),
  status,
  code,
]
const stopRecovery = (status: number, code: string): Step => [
  'stopRecovery',
  ({ stopToken }) => ({ token: stopToken }),
  status,
  code,
]
const listPasskeys: Step = ['listPasskeys', () => ({}), 200]
const save = (version: number, weeklyHours: readonly object[], status: number, code: string): Step => [
  'replaceAvailability',
  () => ({ version, weeklyHours, keepPublishedWeeks: 0 }),
  status,
  code,
]

const slot = (name: string, from: string, to: string, more: object = {}) => ({ name, date: FRIDAY, from, to, ...more })
const hours = (from: string, to: string, more: object = {}) => ({ from, to, slotMinutes: 30, pauseMinutes: 0, ...more })

/** A request that the contract refuses, whatever the state of the doctor. */
const invalid = (operation: OperationId, body: Step[1]): Step => [operation, body, 400, 'request.invalid']

const cases: ReadonlyArray<readonly [title: string, given: Given, steps: Steps]> = [
  [
    'requests that the contract refuses: fields that are missing, unknown, of another type or form',
    { slots: [slot('one', '16:00', '16:30', { booking: 'confirmed' })] },
    [
      invalid('createSlot', ({ doctorId }) => ({ doctor_id: doctorId, date: '2026-11-24', time: '9' })),
      invalid('createSlot', () => ({})),
      invalid('addSlot', () => ({ date: friday, from: '12:00', minutes: 'thirty' })),
      invalid('addSlot', () => ({ date: friday, from: '12:00', minutes: 30, doctor: 'x' })),
      invalid('listBookings', ({ doctorId }) => ({ doctorId, page: 0 })),
      invalid('listBookings', ({ doctorId }) => ({ doctorId, page: 1, status: [1, 1, 9] })),
      invalid('updateBookingStatus', (world) => ({ bookingId: world.bookingId('one'), status: 1 })),
      invalid('cancelBooking', (world) => ({ id: world.bookingId('one'), reason: 'holiday', slot: 'open' })),
      invalid('setVisit', (world) => ({ id: world.bookingId('one'), visit: 'late' })),
      invalid('addBooking', (world) => ({ slotId: world.slotId('one'), patientName: '\u200b ', patientPhone: '98' })),
      invalid('changeSlots', () => ({ action: 'off', slotIds: [] })),
      invalid('replaceAvailability', () => ({
        version: 0,
        keepPublishedWeeks: 0,
        weeklyHours: [{ weekday: 'MONDAY', from: '9', to: '12:00', slotMinutes: 7, pauseMinutes: 0 }],
      })),
      invalid('updateTicketStatus', () => ({ ticketId: 'tkt_0001', status: 'done' })),
      invalid('registerDoctor', () => ({ doctor_name: 'K', email: 'k', mobile_number: 9, password: 'p', role: 'x' })),
    ],
  ],
  [
    'requests after the sign-out',
    {},
    [
      ['logoutDoctor', () => ({}), 200],
      ['listBookings', ({ doctorId }) => ({ doctorId, page: 1 }), 401, 'session.required'],
      ['logoutDoctor', () => ({}), 401, 'session.required'],
    ],
  ],
  // The first eight ended differently while the handlers had rules of their own.
  [
    'a slot until midnight, and one that ends after it',
    {},
    [
      create(friday, '23:30', 201, 'slot.created'),
      create(monday, '23:45', 201, 'slot.created'),
      add(tuesday, '00:00', 10, 409, 'slot.taken'),
      add(saturday, '23:30', 30, 201, 'slot.added'),
    ],
  ],
  [
    'slots around one that ends after midnight',
    { slots: [slot('late', '23:30', '00:30')] },
    [
      add(friday, '23:20', 20, 409, 'slot.taken'),
      add(friday, '23:30', 30, 409, 'slot.taken'),
      add(friday, '23:40', 10, 409, 'slot.taken'),
      create(friday, '23:45', 409, 'slot.taken'),
      add(friday, '23:15', 15, 201, 'slot.added'),
      add(saturday, '00:00', 20, 409, 'slot.taken'),
      add(saturday, '00:20', 20, 409, 'slot.taken'),
      add(saturday, '00:30', 10, 201, 'slot.added'),
    ],
  ],
  ['a slot three years ahead', {}, [create(farMonday, '09:00', 400, 'slot.too_far')]],
  ['a slot of any length three years ahead', {}, [add(farMonday, '09:00', 20, 400, 'slot.too_far')]],
  [
    'an exception or a publication three years ahead',
    {},
    [
      except({ from: farMonday, to: farMonday, kind: 'closed' }, 400, 'slot.too_far'),
      preview({ from: farMonday, to: farMonday }, 400, 'slot.too_far'),
    ],
  ],
  [
    'a slot in the past',
    {},
    [create(friday, '09:00', 400, 'slot.past'), create('19-11-2026', '15:00', 400, 'slot.past')],
  ],
  [
    'a slot that overlaps another one',
    { slots: [slot('one', '15:00', '15:30')] },
    [
      create(friday, '15:00', 409, 'slot.taken'),
      create(friday, '14:45', 409, 'slot.taken'),
      create(friday, '15:30', 201, 'slot.created'),
    ],
  ],
  [
    'switching a booked slot',
    { slots: [slot('booked', '15:00', '15:30', { booking: 'pending' })] },
    [switchTo('booked', 2, 409, 'slot.booked')],
  ],
  [
    'approving what has passed',
    { slots: [slot('past', '09:00', '09:30', { booking: 'pending' })] },
    [
      decide('past', 2, 409, 'booking.past'),
      decide('past', 4, 409, 'booking.past'),
      decide('past', 3, 200, 'booking.declined'),
    ],
  ],

  [
    'a decision is made once',
    { slots: [slot('one', '15:00', '15:30', { booking: 'pending' })] },
    [decide('one', 2, 200, 'booking.accepted'), decide('one', 3, 409, 'booking.already_decided')],
  ],
  ['a booking that does not exist', {}, [decide('none', 2, 404, 'not_found'), undo('none', 404, 'not_found')]],
  [
    'undoing a decision takes the slot again',
    { slots: [slot('one', '15:00', '15:30', { booking: 'pending' })] },
    [
      undo('one', 409, 'booking.not_decided'),
      decide('one', 3, 200, 'booking.declined'),
      undo('one', 200, 'booking.undone'),
      decide('one', 2, 200, 'booking.accepted'),
    ],
  ],
  [
    'undoing a decision after ten minutes',
    { slots: [slot('one', '20:00', '20:30', { booking: 'pending' })] },
    [decide('one', 4, 200, 'booking.reschedule_requested'), 600, undo('one', 409, 'booking.undo_over')],
  ],
  [
    'undoing a decision whose slot was booked again',
    { slots: [slot('one', '20:00', '20:30', { booking: 'pending' })] },
    [
      decide('one', 3, 200, 'booking.declined'),
      book('one', 201, 'booking.added'),
      undo('one', 409, 'booking.slot_taken'),
    ],
  ],
  [
    'undoing a decision whose slot was deleted',
    { slots: [slot('one', '20:00', '20:30', { booking: 'pending' })] },
    [
      decide('one', 3, 200, 'booking.declined'),
      change('delete', ['one'], 'slot.deleted'),
      undo('one', 200, 'booking.undone'),
      undo('one', 409, 'booking.not_decided'),
    ],
  ],
  [
    'undoing a decision whose slot was deleted and replaced',
    { slots: [slot('one', '20:00', '20:30', { booking: 'pending' })] },
    [
      decide('one', 3, 200, 'booking.declined'),
      change('delete', ['one'], 'slot.deleted'),
      add(friday, '20:10', 20, 201, 'slot.added'),
      undo('one', 409, 'booking.slot_gone'),
    ],
  ],

  [
    'cancelling a confirmed booking, and undoing it',
    {
      slots: [
        slot('past', '09:00', '09:30', { booking: 'confirmed' }),
        slot('pending', '15:00', '15:30', { booking: 'pending' }),
        slot('one', '16:00', '16:30', { booking: 'confirmed' }),
      ],
    },
    [
      cancel('none', {}, 404, 'not_found'),
      cancel('past', {}, 409, 'booking.begun'),
      cancel('pending', {}, 409, 'booking.not_confirmed'),
      cancel('one', { reason: 'other' }, 400, 'cancellation.note_missing'),
      cancel('one', { reason: 'other', note: '\u200B\uFE0F' }, 400, 'cancellation.note_missing'),
      cancel('one', { reason: 'other', note: 'Please call.', slot: 'off' }, 200, 'booking.cancelled'),
      cancel('one', {}, 409, 'booking.not_confirmed'),
      decide('one', 2, 409, 'booking.already_decided'),
      undo('one', 200, 'cancellation.undone'),
      cancel('one', {}, 200, 'booking.cancelled'),
      book('one', 201, 'booking.added'),
      undo('one', 409, 'booking.slot_taken'),
      600,
      undo('one', 409, 'booking.undo_over'),
    ],
  ],
  [
    'cancelling a booking that was just confirmed, and undoing both',
    { slots: [slot('one', '16:00', '16:30', { booking: 'pending' })] },
    [
      decide('one', 2, 200, 'booking.accepted'),
      300,
      cancel('one', {}, 200, 'booking.cancelled'),
      undo('one', 200, 'cancellation.undone'),
      undo('one', 200, 'booking.undone'),
      undo('one', 409, 'booking.not_decided'),
    ],
  ],
  [
    'undoing a cancellation whose slot was deleted',
    { slots: [slot('one', '20:00', '20:30', { booking: 'confirmed' })] },
    [
      cancel('one', {}, 200, 'booking.cancelled'),
      change('delete', ['one'], 'slot.deleted'),
      undo('one', 200, 'cancellation.undone'),
    ],
  ],
  [
    'moving a booking, and undoing it',
    {
      slots: [
        slot('past', '09:00', '09:30', { booking: 'pending' }),
        slot('gone', '10:00', '10:30'),
        slot('pending', '15:00', '15:30', { booking: 'pending' }),
        slot('one', '16:00', '16:30', { booking: 'confirmed' }),
        slot('off', '17:00', '17:30', { isOff: true }),
        slot('open', '18:00', '18:30'),
        slot('later', '19:00', '19:30'),
      ],
    },
    [
      600,
      moveTo('none', 'open', 404, 'not_found'),
      moveTo('one', 'none', 404, 'not_found'),
      moveTo('past', 'open', 409, 'booking.past'),
      moveTo('one', 'gone', 409, 'slot.past'),
      moveTo('one', 'pending', 409, 'slot.just_booked'),
      moveTo('one', 'off', 409, 'slot.is_off'),
      moveTo('one', 'one', 409, 'booking.same_slot'),
      moveTo('one', 'open', 200, 'booking.moved', 'off'),
      undo('one', 200, 'move.undone'),
      undo('one', 409, 'booking.undo_over'),
      moveTo('pending', 'open', 200, 'booking.moved'),
      moveTo('pending', 'later', 200, 'booking.moved'),
      undo('pending', 200, 'move.undone'),
      undo('pending', 200, 'move.undone'),
      undo('pending', 409, 'booking.not_decided'),
      moveTo('one', 'open', 200, 'booking.moved'),
      book('one', 201, 'booking.added'),
      undo('one', 409, 'booking.slot_taken'),
      cancel('one', {}, 200, 'booking.cancelled'),
      moveTo('one', 'later', 409, 'booking.not_movable'),
    ],
  ],
  ...(['pending', 'confirmed'] as const).map((booking): (typeof cases)[number] => [
    `moving a ${booking} booking with an open offer, and undoing it`,
    {
      slots: [
        slot('one', '15:00', '15:30', { booking }),
        slot('first', '18:00', '18:30'),
        slot('second', '19:00', '19:30'),
        slot('free', '20:00', '20:30'),
      ],
    },
    [
      moveOffered('one', 'free', 409, 'offer.not_open'),
      offerTo('one', ['first', 'second'], 200, 'offer.sent'),
      moveTo('one', 'free', 409, 'booking.not_movable'),
      moveOffered('one', 'free', 200, 'booking.moved'),
      undo('one', 200, 'move.undone'),
      moveOffered('one', 'second', 200, 'booking.moved'),
      undo('one', 200, 'move.undone'),
      undo('one', 200, 'offer.undone'),
      offerTo('one', ['first', 'second'], 200, 'offer.sent'),
      600,
      moveOffered('one', 'first', 200, 'booking.moved'),
      moveTo('one', 'free', 200, 'booking.moved'),
      undo('one', 200, 'move.undone'),
      undo('one', 200, 'move.undone'),
      undo('one', 409, 'booking.undo_over'),
      moveOffered('one', 'free', 200, 'booking.moved'),
      book('first', 201, 'booking.added'),
      undo('one', 200, 'offer.undone'),
      withdraw('one', 409, 'offer.not_open'),
    ],
  ]),
  [
    'undoing a move whose old slot was deleted and replaced',
    { slots: [slot('one', '16:00', '16:30', { booking: 'confirmed' }), slot('open', '18:00', '18:30')] },
    [
      moveTo('one', 'open', 200, 'booking.moved'),
      change('delete', ['one'], 'slot.deleted'),
      undo('one', 200, 'move.undone'),
      moveTo('one', 'open', 200, 'booking.moved'),
      change('delete', ['one'], 'slot.deleted'),
      add(friday, '16:10', 20, 201, 'slot.added'),
      undo('one', 409, 'booking.slot_gone'),
    ],
  ],
  [
    'visits',
    {
      slots: [
        { name: 'old', date: '2026-11-15', from: '11:00', to: '11:29', booking: 'confirmed' },
        { name: 'recent', date: '2026-11-16', from: '11:00', to: '11:29', booking: 'confirmed' },
        slot('soon', '12:30', '12:50', { booking: 'confirmed' }),
        slot('late', '23:00', '23:30', { booking: 'confirmed' }),
        slot('pending', '11:00', '11:30', { booking: 'pending' }),
      ],
    },
    [
      visit('none', 'seen', 404, 'not_found'),
      visit('old', 'seen', 409, 'visit.too_late'),
      visit('recent', 'no-show', 200, 'visit.no_show'),
      visit('recent', 'none', 200, 'visit.cleared'),
      visit('soon', 'arrived', 200, 'visit.arrived'),
      visit('soon', 'seen', 200, 'visit.seen'),
      visit('soon', 'seen', 200, 'visit.seen'),
      visit('late', 'arrived', 409, 'visit.too_early'),
      visit('pending', 'arrived', 409, 'booking.not_confirmed'),
      moveTo('soon', 'late', 409, 'booking.not_movable'),
      cancel('soon', {}, 409, 'booking.seen'),
      previewCancel(ofDay(friday)),
      previewCancel(byId('soon', 'late')),
    ],
  ],
  [
    'offering other times to several patients, and undoing all of them',
    {
      slots: [
        slot('one', '15:00', '15:30', { booking: 'pending' }),
        slot('two', '16:00', '16:30', { booking: 'confirmed' }),
        slot('three', '17:00', '17:30', { booking: 'pending' }),
        slot('first', '18:00', '18:30'),
        slot('second', '19:00', '19:30'),
        slot('third', '20:00', '20:30'),
      ],
    },
    [
      offerAll({ one: ['first'], two: ['second'] }, 200, 'offers.sent'),
      undoOffered(200, 'offers.undone'),
      undoOffered(404, 'not_found', 2),
      offerAll({ one: ['first'], two: ['second'], three: ['third'] }, 200, 'offers.sent'),
      undo('three', 200, 'offer.undone'),
      book('one', 201, 'booking.added'),
      undoOffered(200, 'offers.undone_in_part', 3),
      undoOffered(409, 'offers.undo_refused', 4),
      offerAll({ two: ['second'] }, 200, 'offers.sent'),
      600,
      undoOffered(409, 'offers.undo_refused'),
    ],
  ],
  [
    'cancelling several bookings, and undoing all of them',
    {
      slots: [
        slot('past', '09:00', '09:30', { booking: 'confirmed' }),
        slot('one', '15:00', '15:30', { booking: 'confirmed' }),
        slot('two', '16:00', '16:30', { booking: 'confirmed' }),
        slot('pending', '17:00', '17:30', { booking: 'pending' }),
        slot('three', '18:00', '18:30', { booking: 'confirmed' }),
      ],
    },
    [
      previewCancel(ofDay(friday)),
      previewCancel(ofDay(friday, '16:00')),
      previewCancel(byId('two', 'past', 'pending', 'none')),
      previewCancel(() => ({}), 400, 'request.invalid'),
      previewCancel((world) => ({ ...byId('one')(world), date: friday }), 400, 'request.invalid'),
      previewCancel(ofDay(friday, '16:00')),
      cancelAll(ofDay(friday), {}, 409, 'cancellations.changed'),
      cancelAll(ofDay(friday, '16:00'), { reason: 'other' }, 400, 'cancellation.note_missing', 2),
      previewCancel(ofDay(friday, '16:00')),
      cancelAll(ofDay(friday, '16:00'), {}, 200, 'bookings.cancelled'),
      undoCancelled(200, 'cancellations.undone'),
      undoCancelled(404, 'not_found', 2),
      previewCancel(byId('one', 'two')),
      cancelAll(byId('one', 'two'), { slot: 'open' }, 200, 'bookings.cancelled'),
      undo('two', 200, 'cancellation.undone'),
      book('one', 201, 'booking.added'),
      undoCancelled(409, 'cancellations.undo_refused', 3),
      previewCancel(byId('pending')),
      cancelAll(byId('pending'), {}, 409, 'cancellations.none'),
      previewCancel(byId('three')),
      cancelAll(byId('three'), {}, 200, 'booking.cancelled'),
      600,
      undoCancelled(409, 'booking.undo_over'),
    ],
  ],

  [
    'a slot on a day off',
    {},
    [create(saturday, '09:00', 400, 'slot.day_unavailable'), add(saturday, '09:00', 45, 201, 'slot.added')],
  ],
  [
    'a doctor without a complete profile',
    { profileUpdated: false },
    [
      create(monday, '09:00', 403, 'profile.incomplete'),
      add(monday, '09:00', 20, 403, 'profile.incomplete'),
      preview({ from: monday, to: monday }, 403, 'profile.incomplete'),
    ],
  ],
  [
    'adding a slot',
    { slots: [slot('one', '15:00', '15:30')] },
    [
      add(friday, '09:00', 20, 400, 'slot.past'),
      add(friday, '23:45', 30, 400, 'hours.end_first'),
      add(friday, '15:20', 20, 409, 'slot.taken'),
      add(friday, '15:30', 20, 201, 'slot.added'),
      undoChange(200, 'slots.restored'),
    ],
  ],
  [
    'undoing a change twice, and too late',
    {},
    [
      add(monday, '15:00', 20, 201, 'slot.added'),
      undoChange(200, 'slots.restored'),
      undoChange(409, 'change.undo_refused', 2),
      add(monday, '15:00', 20, 201, 'slot.added'),
      600,
      undoChange(409, 'change.undo_over'),
    ],
  ],
  [
    'booking a slot',
    {
      slots: [
        slot('past', '09:00', '09:30'),
        slot('pastBooked', '10:00', '10:30', { booking: 'confirmed' }),
        slot('off', '15:00', '15:30', { isOff: true }),
        slot('booked', '16:00', '16:30', { booking: 'pending' }),
        slot('open', '23:30', '24:00'),
      ],
    },
    [
      book('past', 409, 'slot.past'),
      book('pastBooked', 409, 'slot.past'),
      book('off', 409, 'slot.is_off'),
      book('booked', 409, 'slot.just_booked'),
      book('none', 404, 'not_found'),
      book('open', 201, 'booking.added'),
    ],
  ],
  [
    '[OFFER-05] a closed day gives no time to a patient',
    {
      slots: [
        slot('one', '16:00', '16:30', { booking: 'confirmed' }),
        { name: 'closed', date: '2026-11-23', from: '10:00', to: '10:30' },
        { name: 'closedToo', date: '2026-11-24', from: '10:00', to: '10:30' },
        { name: 'after', date: '2026-11-25', from: '10:00', to: '10:30' },
      ],
    },
    [
      except({ from: monday, to: tuesday, kind: 'closed' }, 201, 'exception.added'),
      book('closed', 409, 'slot.day_closed'),
      moveTo('one', 'closed', 409, 'slot.day_closed'),
      moveTo('one', 'closedToo', 409, 'slot.day_closed'),
      offerTo('one', ['after', 'closed'], 409, 'slot.day_closed'),
      offerTo('one', ['after'], 200, 'offer.sent'),
    ],
  ],
  [
    'switching a slot',
    { slots: [slot('past', '09:00', '09:30'), slot('open', '15:00', '15:30')] },
    [
      switchTo('past', 2, 409, 'slot.past'),
      switchTo('open', 2, 200, 'slot.status_updated'),
      switchTo('open', 1, 200, 'slot.status_updated'),
      switchTo('none', 2, 404, 'not_found'),
    ],
  ],
  [
    'changing several slots leaves out those that cannot be changed',
    {
      slots: [
        slot('past', '09:00', '09:30'),
        slot('booked', '15:00', '15:30', { booking: 'confirmed' }),
        slot('open', '16:00', '16:30'),
        slot('off', '17:00', '17:30', { isOff: true }),
      ],
    },
    [
      change('off', ['past', 'booked', 'open', 'off', 'none'], 'slots.switched_off'),
      undoChange(200, 'slots.restored'),
      change('delete', ['past', 'booked', 'open', 'off', 'none'], 'slots.deleted'),
      undoChange(200, 'slots.restored'),
      change('on', ['open'], 'slot.switched_on'),
      undoChange(404, 'not_found'),
    ],
  ],
  [
    'undoing a deletion whose time was used since',
    { slots: [slot('one', '20:00', '20:30')] },
    [
      change('delete', ['one'], 'slot.deleted'),
      add(friday, '20:10', 20, 201, 'slot.added'),
      undoChange(409, 'change.undo_refused', 2),
    ],
  ],

  [
    'exceptions',
    {},
    [
      except({ from: tuesday, to: monday, kind: 'closed' }, 400, 'dates.order'),
      except({ from: '19-11-2026', to: friday, kind: 'closed' }, 400, 'dates.past'),
      except({ from: monday, to: tuesday, kind: 'hours', hours: [hours('10:00', '11:00')] }, 400, 'exception.one_day'),
      except({ from: monday, to: monday, kind: 'hours' }, 400, 'exception.hours_missing'),
      except({ from: monday, to: monday, kind: 'hours', hours: [hours('11:00', '10:00')] }, 400, 'hours.end_first'),
      except({ from: monday, to: monday, kind: 'closed', hours: [hours('10:00', '11:00')] }, 400, 'request.invalid'),
      except({ from: monday, to: tuesday, kind: 'closed' }, 201, 'exception.added'),
      except({ from: tuesday, to: tuesday, kind: 'closed' }, 409, 'exception.overlap'),
      ['getAvailability', () => ({}), 200],
    ],
  ],
  [
    'weekly hours',
    {},
    [
      save(0, [hours('10:00', '09:00', { weekday: 'MON' })], 400, 'hours.end_first'),
      save(0, [hours('09:00', '09:20', { weekday: 'MON' })], 400, 'hours.too_short'),
      save(
        0,
        [hours('09:00', '11:00', { weekday: 'MON' }), hours('10:00', '12:00', { weekday: 'MON' })],
        400,
        'hours.overlap',
      ),
      save(7, [hours('09:00', '11:00', { weekday: 'MON' })], 409, 'availability.changed'),
      save(
        0,
        [hours('09:00', '11:00', { weekday: 'TUE' }), hours('22:00', '24:00', { weekday: 'MON' })],
        200,
        'availability.saved',
      ),
      // The same hours again are no change, whatever the version.
      save(
        0,
        [hours('22:00', '24:00', { weekday: 'MON' }), hours('09:00', '11:00', { weekday: 'TUE' })],
        200,
        'availability.saved',
      ),
    ],
  ],
  [
    'publications that are refused',
    {},
    [
      preview({ from: tuesday, to: monday }, 400, 'dates.order'),
      preview({ from: '19-11-2026', to: monday }, 400, 'dates.past'),
      preview({ from: friday, to: '01-05-2027' }, 400, 'plan.too_long'),
      preview(
        {
          from: friday,
          to: monday,
          draft: { version: 0, keepPublishedWeeks: 0, weeklyHours: [hours('10:00', '09:00', { weekday: 'MON' })] },
        },
        400,
        'hours.end_first',
      ),
      preview(
        {
          from: friday,
          to: monday,
          draft: { version: 3, keepPublishedWeeks: 0, weeklyHours: [hours('09:00', '10:00', { weekday: 'MON' })] },
        },
        409,
        'availability.changed',
      ),
    ],
  ],
  [
    'a publication keeps, removes, creates and leaves out the same, and is undone as a whole',
    {
      slots: [
        slot('past', '09:00', '09:30'),
        slot('booked', '15:00', '15:30', { booking: 'confirmed' }),
        slot('open', '16:00', '16:30'),
        { name: 'planned', date: '2026-11-23', from: '09:00', to: '09:30' },
        { name: 'other', date: '2026-11-23', from: '09:45', to: '10:15', booking: 'pending' },
      ],
    },
    [
      except({ from: tuesday, to: tuesday, kind: 'closed' }, 201, 'exception.added'),
      preview({ from: friday, to: '25-11-2026' }, 200),
      publish({ from: friday, to: '25-11-2026' }, 200, 'slots.published'),
      undoChange(200, 'slots.restored'),
      ['getAvailability', () => ({}), 200],
    ],
  ],
  [
    'a publication of hours that it saves, until midnight, and of a copied week',
    {},
    [
      preview(
        {
          from: saturday,
          to: monday,
          draft: { version: 0, keepPublishedWeeks: 0, weeklyHours: [hours('23:00', '24:00', { weekday: 'MON' })] },
        },
        200,
      ),
      publish(
        {
          from: saturday,
          to: monday,
          draft: { version: 0, keepPublishedWeeks: 0, weeklyHours: [hours('23:00', '24:00', { weekday: 'MON' })] },
        },
        200,
        'slots.published',
      ),
      ['getAvailability', () => ({}), 200],
      preview({ from: '30-11-2026', to: '01-12-2026', copyFrom: monday }, 200),
    ],
  ],
  [
    'only passkeys sign in from two on, and the last one stays',
    { passkeys: 1 },
    [
      onlyPasskeys(true, 400, 'passkeys.too_few'),
      onlyPasskeys(false, 200, 'passkey_only.off'),
      listPasskeys,
      removePasskey(1, 200, 'passkey.removed'),
      removePasskey(1, 404, 'not_found'),
    ],
  ],
  [
    'the last passkey stays while only passkeys sign in',
    { passkeys: 2 },
    [
      onlyPasskeys(true, 200, 'passkey_only.on'),
      ['proveIdentity', () => ({ password: 'Example@2026' }), 400, 'proof.passkey_needed'],
      removePasskey(2, 200, 'passkey.removed'),
      removePasskey(1, 400, 'passkeys.last'),
      onlyPasskeys(true, 200, 'passkey_only.on'),
      listPasskeys,
      stopRecovery(404, 'not_found'),
      onlyPasskeys(false, 200, 'passkey_only.off'),
      removePasskey(1, 200, 'passkey.removed'),
      listPasskeys,
    ],
  ],
  [
    'a way back is stopped, also twice',
    { passkeys: 2, passkeyOnly: { recoveryIn: 300 } },
    [listPasskeys, stopRecovery(200, 'recovery.stopped'), stopRecovery(200, 'recovery.stopped'), 300, listPasskeys],
  ],
  [
    'a way back is stopped by switching it on once more',
    { passkeys: 1, passkeyOnly: { recoveryIn: 300 } },
    [onlyPasskeys(true, 200, 'recovery.stopped'), listPasskeys, stopRecovery(200, 'recovery.stopped')],
  ],
  [
    'a way back takes effect by time alone',
    { passkeys: 2, passkeyOnly: { recoveryIn: 300 } },
    [
      299,
      listPasskeys,
      1,
      listPasskeys,
      stopRecovery(409, 'recovery.over'),
      onlyPasskeys(false, 200, 'passkey_only.off'),
      onlyPasskeys(true, 200, 'passkey_only.on'),
      listPasskeys,
    ],
  ],
  [
    'a publication of some weekdays',
    { slots: [{ name: 'other', date: '2026-11-23', from: '15:00', to: '15:30' }] },
    [
      preview({ from: friday, to: '01-12-2026', onlyOn: ['TUE', 'WED'] }, 200),
      publish({ from: friday, to: '01-12-2026', onlyOn: ['TUE', 'WED'] }, 200, 'slots.published'),
      ['getAvailability', () => ({}), 200],
    ],
  ],
  [
    '[OFFER-05] offers to several patients are made all or none, and one is withdrawn',
    {
      slots: [
        slot('one', '16:00', '16:30', { booking: 'confirmed' }),
        slot('two', '17:00', '17:30', { booking: 'pending' }),
        { name: 'first', date: '2026-11-23', from: '10:00', to: '10:30' },
        { name: 'second', date: '2026-11-24', from: '10:00', to: '10:30' },
        { name: 'off', date: '2026-11-24', from: '11:00', to: '11:30', isOff: true },
      ],
    },
    [
      offerAll({ one: ['first'], two: ['off'] }, 409, 'offer.refused'),
      offerAll({ one: ['first'], two: ['second'] }, 200, 'offers.sent'),
      withdraw('one', 200, 'offer.withdrawn'),
      withdraw('one', 409, 'offer.not_open'),
      ['withdrawOffer', () => ({ id: 'bkg_nobody' }), 404, 'not_found'],
      ['listUndoableBookings', () => ({}), 200],
    ],
  ],
  [
    'an exception is removed, and what is not there is not found',
    { passkeys: 1 },
    [
      except({ from: monday, to: tuesday, kind: 'closed' }, 201, 'exception.added'),
      [
        'removeException',
        (_world, earlier) => ({ id: Object(earlier.at(-1)?.['data']).exception.id }),
        200,
        'exception.removed',
      ],
      ['removeException', () => ({ id: 'exc_nobody' }), 404, 'not_found'],
      ['getAvailability', () => ({}), 200],
      ['renamePasskey', (side) => ({ id: side.passkeyId(1), name: ' Pixel\n 9 ' }), 200, 'passkey.renamed'],
      ['renamePasskey', () => ({ id: 'psk_nobody', name: 'Pixel 9' }), 404, 'not_found'],
      listPasskeys,
      ['listUndoableSlotChanges', () => ({}), 200],
    ],
  ],
]

/**
 * Operations of the capabilities that the handlers have, without a case here: the table of the
 * differences that stay. The README of the SDK says them.
 */
const DIFFERENT: Readonly<Record<string, string>> = {
  changePassword: 'every password is right',
  sendEmailCode: 'nobody gets a mail',
  verifyEmail: 'every code is right',
  listSessions: 'the sessions of the example',
  endOtherSessions: 'the sessions of the example',
  endSession: 'the sessions of the example',
  listActivity: 'the activity of the example',
  exportData: 'the file of the example',
  addPasskey: 'no authenticator',
  beginPasskey: 'no authenticator',
  beginProof: 'no authenticator',
  loginWithPasskey: 'no authenticator',
  beginPasskeyLogin: 'no authenticator',
  beginRecovery: 'every password and code is right',
  sendRecoveryCode: 'nobody gets a mail',
  readPatientOffer: 'every link opens the first offer',
  answerOffer: 'every link opens the first offer',
}

it('[SDK-08] every operation of a capability of the handlers has a case, or a difference that is known', () => {
  const has = new Set<string | undefined>(HANDLED)
  const wanted = operationDescriptions
    .filter(({ capability }) => has.has(capability))
    .map(({ operationId }) => operationId)
  const steps = cases.flatMap(([, , ofCase]) => ofCase)
  // Every case ends with the calendar.
  const tried = new Set<string>(['getCalendar', ...steps.flatMap((step) => (typeof step === 'number' ? [] : step[0]))])
  expect(wanted.filter((id) => !tried.has(id)).toSorted()).toEqual(Object.keys(DIFFERENT).toSorted())
})

describeOnDatabases('the rules of bookings, slots, publications and passkeys', (world) => {
  async function run(side: RuleWorld, steps: Steps, wait: (seconds: number) => void): Promise<Outcome[]> {
    const outcomes: Outcome[] = []
    const earlier: Record<string, unknown>[] = []
    for (const step of steps) {
      if (typeof step === 'number') {
        wait(step)
        continue
      }
      const [operation, bodyOf] = step
      const { outcome, body } = await side.call(operation, bodyOf(side, earlier))
      outcomes.push(outcome)
      earlier.push(body)
    }
    const { outcome } = await side.call('getCalendar', { from: friday, to: '01-12-2026' })
    return [...outcomes, outcome]
  }

  it.each(cases)('[SDK-08] are the same in the test handlers: %s', async (_title, given, steps) => {
    const expected = steps.flatMap((step) => (typeof step === 'number' ? [] : [[step[2], step[3]]]))
    const start = world.clock.now().getTime()
    let passed = 0
    const handlers = handlerWorld({ now: () => new Date(start + passed) }, given)
    const fromHandlers = await run(handlers, steps, (seconds) => {
      passed += seconds * 1000
    })
    const server = await serverWorld(world.server, given)
    const fromServer = await run(server, steps, (seconds) => world.clock.forward(seconds))
    expect(fromServer.slice(0, -1).map(({ status, code }) => [status, code])).toEqual(expected)
    expect(fromHandlers).toEqual(fromServer)
  })
})
