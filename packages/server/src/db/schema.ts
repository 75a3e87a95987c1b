import {
  BOOKING_STATUS,
  QUEUE_STATE,
  SLOT_STATUS,
  TICKET_STATUS,
  LIVE_BOOKING_STATUSES,
  type BookingStatusCode,
  type CancellationReason,
  type components,
  type HoursRange,
  type MessageName,
  type ScreenLanguage,
  type Visit,
  type WeekdayHours,
} from '@nalam/sdk'
import type { PatientKnowledge, QueueState, StoredOfferState } from '@nalam/sdk/rules'
import { sql } from 'drizzle-orm'
import {
  customType,
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { foldedText } from './foldedText.ts'

// One schema for PGlite and PostgreSQL (15 or later). Instants are `timestamptz`; appointment times
// are the clinic's wall clock (`timestamp`), because a slot at 09:30 stays at 09:30 in any time
// zone of the server (D6). Some parts are plain SQL in the migrations, because drizzle cannot
// express them: the overlap rules of slots and of exceptions, the further columns of
// `bookings_doctor_latest` and `bookings_doctor_status`, the counters, the numbers and visits of the
// queue, and the append-only rule of the audit. The file is long because the tables reference each
// other and drizzle-kit reads them together.

/** Both drivers accept and return byte arrays (a Buffer is one). */
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const wallClock = (name: string) => timestamp(name, { mode: 'string' })
const doctorId = () => text('doctor_id').references(() => doctors.id)
const bookingId = () => text('booking_id').references(() => bookings.id)
/** Status codes as a list in SQL. A migration contains no parameters. */
const listOf = (codes: readonly number[]) => sql.raw(`(${codes.join(', ')})`)
const namesOf = (names: readonly string[]) => sql.raw(`('${names.join("', '")}')`)

export const countries = pgTable('countries', { id: integer().primaryKey(), name: text().notNull() })

export const states = pgTable('states', {
  id: integer().primaryKey(),
  countryId: integer('country_id')
    .notNull()
    .references(() => countries.id),
  name: text().notNull(),
})

export const cities = pgTable(
  'cities',
  {
    id: integer().primaryKey(),
    stateId: integer('state_id')
      .notNull()
      .references(() => states.id),
    name: text().notNull(),
  },
  (table) => [index('cities_state').on(table.stateId)],
)

export const localities = pgTable(
  'localities',
  {
    id: text().primaryKey(),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    name: text().notNull(),
    pincode: text().notNull(),
  },
  (table) => [index('localities_city').on(table.cityId)],
)

export const specialities = pgTable('specialities', { id: text().primaryKey(), name: text().notNull() })

export const doctors = pgTable(
  'doctors',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    mobileNumber: text('mobile_number').notNull(),
    passwordHash: text('password_hash').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** When a code that was sent to the e-mail was entered. */
    emailVerifiedAt: instant('email_verified_at'),
    blockedAt: instant('blocked_at'),
    address: text(),
    pincode: text(),
    localityId: text('locality_id').references(() => localities.id),
    landmark: text(),
    cityId: integer('city_id').references(() => cities.id),
    clinicName: text('clinic_name'),
    qualification: text(),
    experience: text(),
    about: text(),
    specialityId: text('speciality_id').references(() => specialities.id),
    languages: text().array().notNull().default([]),
    availableDays: text('available_days').array().notNull().default([]),
    availableFrom: text('available_from'),
    availableTo: text('available_to'),
    profileImage: text('profile_image'),
    /** Increases with every save that changes a field of the profile; used as the ETag. */
    profileVersion: integer('profile_version').notNull().default(1),
    /** The version in which each profile field was last changed, by its name in the contract. */
    profileChanges: jsonb('profile_changes').$type<Record<string, number>>().notNull().default({}),
    profileUpdated: boolean('profile_updated').notNull().default(false),
    isActive: boolean('is_active').notNull().default(false),
    /** Whether the time of a patient who answers a reminder with no is free for others (MSG-06). */
    freesTime: boolean('frees_time').notNull().default(true),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('doctors_email').on(table.email),
    uniqueIndex('doctors_mobile').on(table.mobileNumber),
    check('doctors_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's 256 random bits (S1): a copy of this table cannot open a session. */
    tokenHash: text('token_hash').primaryKey(),
    doctorId: doctorId().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    /** The browser's `User-Agent` at the sign-in; empty if it sent none. */
    userAgent: text('user_agent').notNull().default(''),
    /** When the doctor last proved to be present; empty for sessions that are older than the column. */
    provedAt: instant('proved_at'),
  },
  (table) => [index('sessions_doctor').on(table.doctorId), index('sessions_last_used').on(table.lastUsedAt)],
)

/** Passkeys of doctors (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    doctorId: doctorId().notNull(),
    /** The id that the authenticator has given, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** In the format of COSE. */
    publicKey: bytes('public_key').notNull(),
    /** The last counter of signatures; stays 0 if the authenticator does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    /** Whether the authenticator may copy it to other devices. */
    isBackupEligible: boolean('is_backup_eligible').notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_doctor').on(table.doctorId, table.createdAt),
  ],
)

/** Doctors whose password does not sign in. */
export const passkeyOnly = pgTable('passkey_only', {
  doctorId: doctorId().primaryKey(),
  since: instant('since').notNull(),
})

/**
 * The way back of doctors who have lost their passkeys. It takes effect by time alone, so the row
 * stays until "passkeys only" is switched on or off again.
 */
export const passkeyRecoveries = pgTable(
  'passkey_recoveries',
  {
    doctorId: doctorId().primaryKey(),
    begunAt: instant('begun_at').notNull(),
    /** From then on the password signs in again. */
    takesEffectAt: instant('takes_effect_at').notNull(),
    stoppedAt: instant('stopped_at'),
    /** SHA-256 of the token of the link that stops it; null until the mail is sent. */
    tokenHash: text('token_hash'),
  },
  (table) => [uniqueIndex('passkey_recoveries_token').on(table.tokenHash)],
)

/** Challenges that browsers have not answered yet. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge. */
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text({ enum: ['add', 'login', 'prove'] }).notNull(),
    /** Hash of the session's token or, before a sign-in, of the device cookie. */
    holder: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('passkey_challenges_created').on(table.createdAt)],
)

export const codes = pgTable(
  'codes',
  {
    id: text().primaryKey(),
    doctorId: doctorId().notNull(),
    purpose: text({ enum: ['confirm', 'reset', 'email', 'recovery'] }).notNull(),
    codeHash: text('code_hash').notNull(),
    /** Hash of the requester's device cookie; empty for a client without cookies. */
    device: text().notNull().default(''),
    /** Hash of the network that the request came from. */
    network: text().notNull().default(''),
    tries: smallint().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('codes_latest').on(table.doctorId, table.purpose, table.createdAt.desc()),
    index('codes_created').on(table.createdAt),
  ],
)

/** Browsers that have signed in to an account before. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** SHA-256 of the device cookie's 256 random bits. */
    tokenHash: text('token_hash').notNull(),
    doctorId: doctorId().notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.doctorId] }),
    index('known_devices_doctor').on(table.doctorId),
    index('known_devices_last_used').on(table.lastUsedAt),
  ],
)

/**
 * Counters of attempts within a time window. The key is a hash, so the table contains no IP address
 * and no e-mail.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    windowStart: instant('window_start').notNull(),
    windowEnd: instant('window_end').notNull(),
  },
  (table) => [index('rate_limits_end').on(table.windowEnd)],
)

export const slots = pgTable(
  'slots',
  {
    id: text().primaryKey(),
    doctorId: doctorId().notNull(),
    startsAt: wallClock('starts_at').notNull(),
    endsAt: wallClock('ends_at').notNull(),
    /** {@link SLOT_STATUS} (D23). */
    status: smallint().notNull().default(SLOT_STATUS.on),
    isBooked: boolean('is_booked').notNull().default(false),
    /** Until this moment it is held for one patient; later it is free by itself. */
    heldUntil: instant('held_until'),
    /** Id of the booking to whose patient it is offered, or of the platform's hold. */
    heldFor: text('held_for'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    // For releasing the slots of an offer.
    index('slots_held')
      .on(table.heldFor)
      .where(sql`held_for is not null`),
    index('slots_doctor_start').on(table.doctorId, table.startsAt),
    check('slots_status', sql`${table.status} in ${listOf(Object.values(SLOT_STATUS))}`),
    check('slots_length', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

/** A removed slot, with its last values. */
export interface RemovedSlot {
  readonly id: string
  /** `YYYY-MM-DD HH:MM:SS` at the clinic. */
  readonly startsAt: string
  readonly endsAt: string
  readonly status: number
  /** RFC 3339. */
  readonly createdAt: string
  /** Bookings that had this slot and were declined or set to reschedule. */
  readonly bookingIds: readonly string[]
}

type SlotStatus = (typeof SLOT_STATUS)[keyof typeof SLOT_STATUS]

/** A slot that was switched on or off, with its previous status. */
export interface SwitchedSlot {
  readonly id: string
  readonly from: SlotStatus
  readonly to: SlotStatus
}

/** What a publication changed beside the slots, as it was before. Undoing restores it. */
export interface AvailabilityBefore {
  /** Last published day, ISO. */
  readonly publishedUntil: string | null
  /** Only if the publication saved hours. */
  readonly hours?: {
    /** The version that the publication saved. Hours that were saved later are not replaced. */
    readonly savedVersion: number
    /** Null if they were proposed from the profile. */
    readonly weeklyHours: readonly WeekdayHours[] | null
    readonly keepPublishedWeeks: number
  }
}

type SlotChangeAction = components['schemas']['SlotChangeAction']

/** The changes of one action to several slots, which can be undone as a whole. */
export const slotChanges = pgTable(
  'slot_changes',
  {
    id: text().primaryKey(),
    doctorId: doctorId().notNull(),
    /** Ids of the created slots. */
    created: jsonb().$type<readonly string[]>().notNull(),
    removed: jsonb().$type<readonly RemovedSlot[]>().notNull(),
    switched: jsonb().$type<readonly SwitchedSlot[]>().notNull(),
    /** Null for changes that no doctor has made, such as a nightly extension. */
    action: text().$type<SlotChangeAction>(),
    /** First and last day of the changed slots; null if there are none. */
    firstDay: date('first_day'),
    lastDay: date('last_day'),
    /** Null for changes that are no publication. */
    availabilityBefore: jsonb('availability_before').$type<AvailabilityBefore>(),
    createdAt: instant('created_at').notNull(),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    index('slot_changes_at').on(table.createdAt),
    index('slot_changes_of_doctor').on(table.doctorId, table.createdAt),
  ],
)

/** When a doctor sees patients, and how far slots are published. */
export const availability = pgTable(
  'availability',
  {
    doctorId: doctorId().primaryKey(),
    /** Increases with every change of the weekly hours; 0 before they are saved. */
    version: integer().notNull().default(0),
    /** Null until they are saved; until then they are proposed from the profile. */
    weeklyHours: jsonb('weekly_hours').$type<readonly WeekdayHours[]>(),
    keepPublishedWeeks: smallint('keep_published_weeks').notNull().default(0),
    /** Last published day. */
    publishedUntil: date('published_until'),
    /** The last night whose extension is done, as the day at the clinic on which it ends. */
    extendedOn: date('extended_on').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // For finding due extensions.
    index('availability_extended')
      .on(table.extendedOn)
      .where(sql`keep_published_weeks > 0`),
    check('availability_weeks', sql`${table.keepPublishedWeeks} between 0 and 12`),
  ],
)

/** Days on which the weekly hours do not apply. Exceptions of a doctor do not overlap. */
export const availabilityExceptions = pgTable(
  'availability_exceptions',
  {
    id: text().primaryKey(),
    doctorId: doctorId().notNull(),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    kind: text({ enum: ['closed', 'hours'] }).notNull(),
    /** Visible to the doctor only. */
    note: text(),
    hours: jsonb().$type<readonly HoursRange[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('availability_exceptions_days').on(table.doctorId, table.lastDay),
    check('availability_exceptions_order', sql`${table.lastDay} >= ${table.firstDay}`),
  ],
)

/** What a booking was before it was cancelled or moved. Undoing restores it. */
export interface BookingBefore {
  readonly status: BookingStatusCode
  /** `YYYY-MM-DD HH:MM:SS` at the clinic. */
  readonly startsAt: string
  readonly slotId: string | null
  /** {@link SLOT_STATUS} of the slot; null without one. */
  readonly slotStatus: number | null
  readonly visit: NotedVisit | null
  /** Time of the action before, RFC 3339; null without one. */
  readonly decidedAt: string | null
  /** The same of the action before, while that could be undone. */
  readonly before: BookingBefore | null
  /** The open offer that a move has withdrawn. */
  readonly offerId?: string | null
}

/** What the patient of a booking knows (MSG-04). */
export type StoredKnowledge = PatientKnowledge & {
  /** Since when, RFC 3339. */
  readonly since: string
  /** The patient was reminded of this appointment. */
  readonly isReminded?: true
}

/** A visit that is noted. */
export type NotedVisit = Exclude<Visit, 'none'>

/** Platforms that book for patients (INTAKE-01). A removed one stays, because its bookings name it. */
export const platforms = pgTable(
  'platforms',
  {
    id: text().primaryKey(),
    /** As doctors see it. */
    name: text().notNull(),
    /** SHA-256 of the key's 256 random bits: a copy of this table books nothing. */
    keyHash: text('key_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    removedAt: instant('removed_at'),
    /** Where it is told about its bookings; null for a platform that reads them. */
    webhookUrl: text('webhook_url'),
    /** Signs what is sent there: `whsec_…`. */
    webhookSecret: text('webhook_secret'),
  },
  (table) => [
    uniqueIndex('platforms_name')
      .on(sql`lower(${table.name})`)
      .where(sql`removed_at is null`),
  ],
)

/** Times that platforms hold for patients who are typing. The slots have the id of their hold. */
export const platformHolds = pgTable(
  'platform_holds',
  {
    id: text().primaryKey(),
    platformId: text('platform_id')
      .notNull()
      .references(() => platforms.id),
    doctorId: doctorId().notNull(),
    slotId: text('slot_id').notNull(),
    /** SHA-256 of the patient's number. */
    patientHash: text('patient_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('platform_holds_patient').on(table.patientHash),
    index('platform_holds_end').on(table.expiresAt),
    index('platform_holds_platform').on(table.platformId),
    index('platform_holds_doctor').on(table.doctorId),
  ],
)

export const bookings = pgTable(
  'bookings',
  {
    id: text().primaryKey(),
    /** The booking number that the patient sees. */
    bookingNumber: text('booking_number').notNull(),
    doctorId: doctorId().notNull(),
    // A slot whose booking was declined can be deleted.
    slotId: text('slot_id').references(() => slots.id, { onDelete: 'set null' }),
    startsAt: wallClock('starts_at').notNull(),
    patientName: text('patient_name').notNull(),
    patientPhone: text('patient_phone').notNull(),
    mode: text().notNull(),
    /** {@link BOOKING_STATUS}. */
    status: smallint().notNull().default(BOOKING_STATUS.pending),
    createdAt: instant('created_at').notNull(),
    /** Time of the last decision, cancellation or move. */
    decidedAt: instant('decided_at'),
    /** A cancelled booking is declined, with these columns. */
    cancelledAt: instant('cancelled_at'),
    /** Null if the patient has cancelled it. */
    cancelReason: text('cancel_reason').$type<CancellationReason>(),
    /** Written by the doctor for the patient. */
    cancelNote: text('cancel_note'),
    /** Equal for the bookings that were cancelled together. */
    cancellationId: text('cancellation_id'),
    /** Of a confirmed booking; null if nothing is noted. Derived from its entry in the queue (QUEUE-01). */
    visit: text().$type<NotedVisit>(),
    /** Null after a decision. */
    before: jsonb().$type<BookingBefore>(),
    /** The last offer of other times, until the booking is changed otherwise. */
    offerId: text('offer_id'),
    /**
     * What the patient knows; null only for a booking of a process of an earlier version, whose
     * patient has requested it.
     */
    known: jsonb().$type<StoredKnowledge>(),
    /** When the reminder is queued; null if there is none, or it is queued. */
    remindAt: instant('remind_at'),
    /** When the message about what is so was given up; null if the patient is told, or will be. */
    notToldAt: instant('not_told_at'),
    /** The platform that made it (INTAKE-01); null for other bookings. */
    platformId: text('platform_id').references(() => platforms.id),
    /** The platform's own id of it. */
    platformReference: text('platform_reference'),
    /** The platform's page on which the patient can book another time (MSG-06). */
    bookAgainUrl: text('book_again_url'),
    /** The patient's answer to a reminder of this time (MSG-06). */
    reminderAnswer: text('reminder_answer').$type<components['schemas']['ReminderAnswer']>(),
    /** Why the patient comes, in the patient's words. */
    reason: text(),
    /** Language of the patient's messages; null for that of the server. */
    language: text().$type<components['schemas']['MessageLanguage']>(),
    /** Whether the doctor's hours have confirmed it at once (INTAKE-03). */
    isConfirmedAtOnce: boolean('is_confirmed_at_once').notNull().default(false),
    /** A request that nobody had answered when its time began is declined, with this moment (INTAKE-02). */
    lapsedAt: instant('lapsed_at'),
    /** Since when a request counts as not confirmed that nobody has answered, an hour before its time. */
    lapsingAt: instant('lapsing_at'),
    /** Increases with every change of what a calendar shows; written by a trigger (FEED-01). */
    revision: integer().notNull().default(0),
    /** The text that a search looks in, in the form of a search. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(foldedText(sql`patient_name || ' ' || patient_phone || ' ' || booking_number`)),
  },
  (table) => [
    uniqueIndex('bookings_number').on(table.bookingNumber),
    index('bookings_doctor_latest').on(table.doctorId, table.startsAt.desc(), table.id.desc()),
    index('bookings_doctor_status').on(table.doctorId, table.status, table.startsAt, table.id),
    // For finding decisions that can be undone.
    index('bookings_decided')
      .on(table.doctorId, table.decidedAt)
      .where(sql`decided_at is not null`),
    // For queueing reminders, whatever the number of doctors.
    index('bookings_remind')
      .on(table.remindAt, table.id)
      .where(sql`remind_at is not null`),
    index('bookings_not_told')
      .on(table.doctorId, table.startsAt)
      .where(sql`not_told_at is not null`),
    // For counting them by number, and all of a doctor.
    index('bookings_no_shows')
      .on(table.doctorId, table.patientPhone, table.startsAt)
      .where(sql`visit = 'no-show'`),
    // For finding the bookings of a slot that is deleted.
    index('bookings_slot')
      .on(table.slotId)
      .where(sql`slot_id is not null`),
    // A slot has at most one live booking, even if several processes book it.
    uniqueIndex('bookings_slot_once')
      .on(table.slotId)
      .where(sql`status in ${listOf(LIVE_BOOKING_STATUSES)}`),
    uniqueIndex('bookings_reference')
      .on(table.platformId, table.platformReference)
      .where(sql`platform_reference is not null`),
    // For finding requests that lapse.
    index('bookings_lapsing')
      .on(table.startsAt)
      .where(sql`platform_id is not null and status = 1`),
    // For counting what each platform books.
    index('bookings_platform')
      .on(table.platformId, table.doctorId, table.createdAt)
      .where(sql`platform_id is not null`),
    check('bookings_status', sql`${table.status} in ${listOf(Object.values(BOOKING_STATUS))}`),
  ],
)

/**
 * The sessions of a day with a queue (QUEUE-01). The first arrival fixes them, so that a change of
 * the hours gives no number a second time. Whoever changes the queue of a session locks its row.
 */
export const queueSessions = pgTable(
  'queue_sessions',
  {
    doctorId: doctorId().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** From 0. */
    session: smallint().notNull(),
    /** `HH:MM` at the clinic. */
    from: text('from_time').notNull(),
    /** `HH:MM` or `24:00`. */
    to: text('to_time').notNull(),
    slotMinutes: smallint('slot_minutes').notNull(),
    /** The last number that was given; written by a trigger. */
    lastNumber: smallint('last_number').notNull().default(0),
    /** Number of calls that were not undone. */
    calls: integer().notNull().default(0),
    lastCall: jsonb('last_call').$type<StoredCall>(),
  },
  (table) => [primaryKey({ columns: [table.doctorId, table.day, table.session] })],
)

/** The last call of a session. Undoing it restores who was inside before. */
export interface StoredCall {
  /** RFC 3339. */
  readonly at: string
  readonly calledId: string
  readonly previousId: string | null
}

/**
 * The patients of queues. The visit of a booking is derived from its entry: a trigger writes it, for
 * the index of the lists. Another trigger moves the entry when a process of an earlier version writes
 * the visit.
 */
export const queueEntries = pgTable(
  'queue_entries',
  {
    /** That of the booking, if the patient has one. */
    id: text().primaryKey(),
    doctorId: doctorId().notNull(),
    day: date({ mode: 'string' }).notNull(),
    session: smallint().notNull(),
    /** Null for a patient without an appointment. */
    bookingId: text('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    /** Given by a trigger to whoever arrives, once. */
    number: smallint(),
    state: text().$type<QueueState>().notNull(),
    /** Name and number of a patient without an appointment; empty for others, and where not known. */
    patientName: text('patient_name').notNull().default(''),
    patientPhone: text('patient_phone').notNull().default(''),
    isEmergency: boolean('is_emergency').notNull().default(false),
    /** The number of calls of the session after which it is the patient's turn. */
    afterCall: integer('after_call'),
    /** Id of the entry before which this one was put by hand. */
    beforeId: text('before_id'),
    /** Increases with each patient of a session who was put last by hand. */
    lastOrder: integer('last_order'),
    arrivedAt: instant('arrived_at'),
    skippedAt: instant('skipped_at'),
    calledAt: instant('called_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('queue_entries_booking').on(table.bookingId),
    index('queue_entries_day').on(table.doctorId, table.day),
    // A number is given once, also by several processes.
    uniqueIndex('queue_entries_number')
      .on(table.doctorId, table.day, table.session, table.number)
      .where(sql`number is not null`),
    check('queue_entries_state', sql`${table.state} in ${namesOf(Object.values(QUEUE_STATE))}`),
  ],
)

/** The screens that show a link, by the process that serves them. */
export type StoredScreens = Readonly<Record<string, { readonly count: number; readonly at: string }>>

/** Links of screens in waiting rooms, at most one per doctor (QUEUE-04). */
export const queueScreens = pgTable(
  'queue_screens',
  {
    doctorId: doctorId().primaryKey(),
    /** SHA-256 of the link's 128 random bits: a copy of this table opens no screen. */
    tokenHash: text('token_hash').notNull(),
    room: text(),
    /** First the one that is largest. */
    languages: text().array().$type<readonly ScreenLanguage[]>().notNull(),
    screens: jsonb().$type<StoredScreens>().notNull().default({}),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('queue_screens_token').on(table.tokenHash)],
)

/** Addresses of calendar feeds, at most one per doctor (FEED-01). */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    doctorId: doctorId().primaryKey(),
    /** SHA-256 of the address's 128 random bits: a copy of this table opens no feed. */
    tokenHash: text('token_hash').notNull(),
    showsNames: boolean('shows_names').notNull().default(false),
    /** Number of times that names were shown or hidden, which changes every event. */
    revision: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('calendar_feeds_token').on(table.tokenHash)],
)

/** A slot as it was offered. */
interface OfferedSlot {
  readonly slotId: string
  /** `YYYY-MM-DD HH:MM:SS` at the clinic. */
  readonly startsAt: string
}

/** Other times that a doctor has offered to the patient of a booking (OFFER-01). */
export const offers = pgTable(
  'offers',
  {
    id: text().primaryKey(),
    doctorId: doctorId().notNull(),
    bookingId: bookingId().notNull(),
    /** Equal for the offers that were made together; null for one that was made alone. */
    offersId: text('offers_id'),
    /** Earliest first. */
    times: jsonb().$type<readonly OfferedSlot[]>().notNull(),
    /** Written by the doctor for the patient. */
    note: text(),
    /** An open offer whose time is over counts as expired before it is stored as such. */
    state: text().$type<StoredOfferState>().notNull().default('open'),
    /** Increases with every answer of the patient. */
    version: integer().notNull().default(1),
    chosenSlotId: text('chosen_slot_id'),
    /** Written by the patient for the doctor, if none of the times fits. */
    wish: text(),
    /** What the booking was before the offer. */
    before: jsonb().$type<BookingBefore>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('offers_open')
      .on(table.expiresAt)
      .where(sql`state = 'open'`),
    index('offers_booking').on(table.bookingId),
    index('offers_together')
      .on(table.offersId)
      .where(sql`offers_id is not null`),
    // For the calendar.
    index('offers_doctor')
      .on(table.doctorId)
      .where(sql`state = 'open'`),
  ],
)

/** The links of offers. Each attempt to send a message creates one; all of them stay valid. */
export const offerLinks = pgTable(
  'offer_links',
  {
    /** SHA-256 of the link's 128 random bits: a copy of this table opens no offer. */
    tokenHash: text('token_hash').primaryKey(),
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
  },
  (table) => [index('offer_links_offer').on(table.offerId)],
)

/** The links of reminders, valid like those of offers. */
export const reminderLinks = pgTable(
  'reminder_links',
  {
    /** SHA-256 of the link's 128 random bits. */
    tokenHash: text('token_hash').primaryKey(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('reminder_links_booking').on(table.bookingId), index('reminder_links_at').on(table.createdAt)],
)

/**
 * The bookings that changed, and when the difference between what their patients know and what is so
 * is taken: when nothing can be undone any more, or at once (MSG-04). At most one a booking.
 */
export const messages = pgTable(
  'messages',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    doctorId: doctorId().notNull(),
    bookingId: bookingId().notNull(),
    /** Not read; processes of an earlier version leave out what they do not know. */
    name: text().notNull().default(''),
    dueAt: instant('due_at').notNull(),
    /** Time of the last change. */
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('messages_booking').on(table.bookingId), index('messages_due').on(table.dueAt)],
)

/** What a message says beside its times, fixed when it became final. */
export interface MessageContent {
  readonly doctorName: string
  readonly clinicName: string | null
  readonly bookingNumber: string
  /** Of a cancellation. */
  readonly reason: CancellationReason | null
  /** Written by the doctor for the patient. */
  readonly note: string | null
  readonly offerId: string | null
  /** RFC 3339. */
  readonly offerExpiresAt: string | null
}

/**
 * Messages to patients that are final, until they are sent or given up (MSG-01). Name and number of
 * the patient stay in the booking.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The `webhook-id` of every attempt. */
    webhookId: text('webhook_id').notNull(),
    doctorId: doctorId().notNull(),
    bookingId: bookingId().notNull(),
    /** Type of the webhook. */
    name: text().$type<MessageName>().notNull(),
    /** Time of the appointment that the message is about. */
    startsAt: wallClock('starts_at').notNull(),
    /** Time before a move, which the patient knows. */
    previousStartsAt: wallClock('previous_starts_at'),
    /** Null only for a message of a process of an earlier version. */
    content: jsonb().$type<MessageContent>(),
    /** When the last change was made; that of a reminder is when it was due. */
    happenedAt: instant('happened_at').notNull(),
    dueAt: instant('due_at').notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    sentAt: instant('sent_at'),
    givenUpAt: instant('given_up_at'),
    /** Why the last attempt failed, without anything of the receiver's response. */
    lastError: text('last_error'),
  },
  (table) => [
    uniqueIndex('deliveries_webhook').on(table.webhookId),
    // For removing what is over.
    index('deliveries_sent').on(table.sentAt),
    index('deliveries_given_up').on(table.givenUpAt),
    index('deliveries_next')
      .on(table.nextAttemptAt, table.id)
      .where(sql`sent_at is null and given_up_at is null`),
    // An earlier message about the same booking is sent first.
    index('deliveries_open')
      .on(table.bookingId, table.id)
      .where(sql`sent_at is null and given_up_at is null`),
    index('deliveries_doctor').on(table.doctorId, table.id),
    // Several processes remind of an appointment once.
    uniqueIndex('deliveries_reminder')
      .on(table.bookingId, table.startsAt)
      .where(sql`name = 'booking.reminder'`),
    // For counting the reminders that were not tried yet.
    index('deliveries_reminders_new')
      .on(table.id)
      .where(sql`name = 'booking.reminder' and attempts = 0 and sent_at is null and given_up_at is null`),
  ],
)

/** The days for which processes of an earlier version queued reminders. */
export const reminderDays = pgTable('reminder_days', {
  /** The day of the appointments. */
  day: date().primaryKey(),
  queuedAt: instant('queued_at').notNull(),
})

/**
 * The bookings of whose last change their platforms have not heard, at most one row a booking. What
 * is sent is the booking as it is then.
 */
export const platformNotices = pgTable(
  'platform_notices',
  {
    bookingId: text('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    platformId: text('platform_id')
      .notNull()
      .references(() => platforms.id),
    /** The `webhook-id` of every attempt. */
    webhookId: text('webhook_id').notNull(),
    /** Time of the change. */
    changedAt: instant('changed_at').notNull(),
    /** When the change can no longer be undone. */
    dueAt: instant('due_at').notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
  },
  (table) => [
    index('platform_notices_due').on(table.dueAt),
    index('platform_notices_next').on(table.platformId, table.nextAttemptAt),
  ],
)

/**
 * The first response to each request with an Idempotency-Key, for 24 hours: what cannot be read or
 * computed again.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Id of the doctor, or of the platform that sent the request. */
    doctorId: text('doctor_id').notNull(),
    key: text().notNull(),
    /** SHA-256 of the operation with its parameters and body. */
    fingerprint: text().notNull(),
    /**
     * Null only while the request is in progress. `json` keeps the text, so that the repeated
     * response is identical byte for byte.
     */
    outcome: json().$type<{
      status: number
      body?: unknown
      code?: string
      errors?: Record<string, string>
      isEvaluatedAgain?: boolean
    }>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.doctorId, table.key] }), index('idempotency_keys_at').on(table.createdAt)],
)

/**
 * A doctor's number of bookings by status. A trigger maintains it, so that lists do not
 * have to count.
 */
export const bookingCounts = pgTable('booking_counts', {
  doctorId: text('doctor_id').primaryKey(),
  total: integer().notNull().default(0),
  pending: integer().notNull().default(0),
  confirmed: integer().notNull().default(0),
  declined: integer().notNull().default(0),
  /** Those of the declined ones that were cancelled. */
  cancelled: integer().notNull().default(0),
})

/**
 * A doctor's number of bookings by day and status, for lists between two days. Maintained by
 * the same trigger.
 */
export const bookingDays = pgTable(
  'booking_days',
  {
    doctorId: text('doctor_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    pending: integer().notNull().default(0),
    confirmed: integer().notNull().default(0),
    declined: integer().notNull().default(0),
    reschedule: integer().notNull().default(0),
    /** Those of the declined ones that were cancelled. */
    cancelled: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.doctorId, table.day] })],
)

/** The number of each doctor's last event. */
export const eventHeads = pgTable('event_heads', {
  doctorId: text('doctor_id').primaryKey(),
  last: bigint({ mode: 'number' }).notNull(),
})

/** The changes for a doctor, numbered per doctor in commit order. Contains ids and codes only. */
export const events = pgTable(
  'events',
  {
    doctorId: text('doctor_id').notNull(),
    number: bigint({ mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    topic: text({ enum: ['bookings', 'slots', 'availability', 'queue'] }).notNull(),
    /** The change, for example `booking.accepted`. */
    name: text().notNull(),
    /** Id of the record that changed. */
    subject: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.doctorId, table.number] }), index('events_at').on(table.at)],
)

export const tickets = pgTable(
  'tickets',
  {
    id: text().primaryKey(),
    doctorId: doctorId().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** {@link TICKET_STATUS} (D10). */
    status: smallint().notNull().default(TICKET_STATUS.open),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('tickets_doctor_latest').on(table.doctorId, table.createdAt.desc(), table.id.desc()),
    check('tickets_status', sql`${table.status} in ${listOf(Object.values(TICKET_STATUS))}`),
  ],
)

export const profileImages = pgTable(
  'profile_images',
  {
    /** Random file name: `<32 hex digits>.webp`. */
    name: text().primaryKey(),
    doctorId: doctorId().notNull(),
    content: bytes().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('profile_images_doctor').on(table.doctorId)],
)

/**
 * Mails to be sent. A row contains no code: the code is created when the mail is sent, and only its
 * hash is stored.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text({
      enum: [
        'confirm',
        'reset',
        'email',
        'recovery',
        'password_changed',
        'passkey_added',
        'passkey_removed',
        'passkey_cloned',
        'data_exported',
        'feed_created',
        'feed_names_shown',
        'passkey_only_on',
        'passkey_only_off',
        'recovery_begun',
        'recovery_stopped',
        'recovery_over',
      ],
    }).notNull(),
    recipient: text().notNull(),
    /** The requester, as in `codes`. */
    device: text().notNull().default(''),
    network: text().notNull().default(''),
    language: text().notNull(),
    attempts: smallint().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** When it was queued, or the moment that it is planned for. */
    createdAt: instant('created_at').notNull(),
    /** When it was sent or abandoned. */
    doneAt: instant('done_at'),
  },
  (table) => [
    index('outbox_done').on(table.doneAt),
    index('outbox_due')
      .on(table.nextAttemptAt)
      .where(sql`done_at is null`),
  ],
)

/** Actions of doctors. A trigger refuses every update and deletion. */
export const audit = pgTable(
  'audit',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    doctorId: text('doctor_id').notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    detail: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [index('audit_doctor').on(table.doctorId, table.at.desc())],
)

/**
 * Reads of patient lists, and reads by platforms; contains nothing that identifies a patient. A
 * trigger protects each row for 12 months.
 */
export const auditReads = pgTable(
  'audit_reads',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    /** The doctor, or the platform. */
    doctorId: text('doctor_id').notNull(),
    /** See `ReadEntry`. */
    list: text().notNull(),
    page: integer().notNull(),
    /** Number of rows in the response. */
    rowCount: integer('row_count').notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [index('audit_reads_at').on(table.at)],
)

/** Metadata of the database, for example which demo data it contains. */
export const metadata = pgTable('metadata', { name: text().primaryKey(), value: text().notNull() })
