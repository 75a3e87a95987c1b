// Write statements of earlier versions, as their stores sent them, by the first migration whose
// version used them. They use the columns of that version, not the current ones.

const AT = `'2026-11-20T04:00:00.000Z'`

/** The number of a migration, and the statements that its version added. */
export const oldStatements: ReadonlyArray<readonly [migration: number, statements: readonly string[]]> = [
  [
    1,
    [
      `insert into "doctors" ("id", "name", "email", "mobile_number", "password_hash", "languages", "available_days", "profile_updated", "is_active", "created_at", "updated_at")
        values ('doc_old', 'Old Doctor', 'old@nalam.example', '9000000001', '-', '{}', '{MON,TUE}', false, false, ${AT}, ${AT})`,
      `insert into "outbox" ("kind", "recipient", "language", "next_attempt_at", "created_at") values ('confirm', 'old@nalam.example', 'en', ${AT}, ${AT})`,
      `insert into "codes" ("id", "doctor_id", "purpose", "code_hash", "created_at") values ('code_old', 'doc_old', 'confirm', 'hash', ${AT})`,
      `update "codes" set "tries" = "codes"."tries" + 1, "used_at" = ${AT} where "codes"."id" = 'code_old'`,
      `update "doctors" set "confirmed_at" = ${AT}, "profile_updated" = true, "is_active" = true, "updated_at" = ${AT} where "doctors"."id" = 'doc_old'`,
      `insert into "rate_limits" ("key", "count", "window_start", "window_end") values ('key_old', 1, ${AT}, ${AT})
        on conflict ("key") do update set "count" = "rate_limits"."count" + 1`,
      `insert into "sessions" ("token_hash", "doctor_id", "created_at", "last_used_at") values ('session_old', 'doc_old', ${AT}, ${AT})`,
      `update "sessions" set "last_used_at" = ${AT} where "sessions"."token_hash" = 'session_old'`,
      `insert into "slots" ("id", "doctor_id", "starts_at", "ends_at", "created_at")
        select 'slt_old_' || n, 'doc_old', '2026-12-01 09:00'::timestamp + make_interval(mins => 30 * n),
          '2026-12-01 09:30'::timestamp + make_interval(mins => 30 * n), ${AT} from generate_series(1, 4) n on conflict do nothing`,
      `update "slots" set "status" = 2 where "slots"."id" = 'slt_old_4'`,
      `update "slots" set "is_booked" = true where ("slots"."id" = 'slt_old_1' and "slots"."is_booked" = false and "slots"."status" = 1)`,
      `insert into "bookings" ("id", "booking_number", "doctor_id", "slot_id", "starts_at", "patient_name", "patient_phone", "mode", "status", "created_at")
        values ('bkg_old_1', 'NLM-' || nextval('booking_numbers'), 'doc_old', 'slt_old_1', '2026-12-01 09:30', 'Old Patient', '9000000002', 'Online', 1, ${AT})`,
      `insert into "bookings" ("id", "booking_number", "doctor_id", "starts_at", "patient_name", "patient_phone", "mode", "created_at")
        values ('bkg_old_2', 'NLM-' || nextval('booking_numbers'), 'doc_old', '2026-12-01 10:00', 'Old Patient', '9000000002', 'Online', ${AT})`,
      `update "bookings" set "status" = 2, "decided_at" = ${AT} where ("bookings"."id" = 'bkg_old_1' and "bookings"."status" = 1)`,
      `update "bookings" set "status" = 3, "decided_at" = ${AT} where ("bookings"."id" = 'bkg_old_2' and "bookings"."status" = 1)`,
      `insert into "audit" ("at", "doctor_id", "action", "subject", "detail", "request_id")
        values (${AT}, 'doc_old', 'booking.accepted', 'booking:bkg_old_1', '{"status":2}', 'request')`,
      `insert into "tickets" ("id", "doctor_id", "subject", "message", "created_at", "updated_at") values ('tkt_old', 'doc_old', 'Subject', 'Message', ${AT}, ${AT})`,
      `insert into "profile_images" ("name", "doctor_id", "content", "created_at") values ('old.webp', 'doc_old', '\\x00', ${AT})`,
      // The checks of /readyz: the usual write, and the large one after a full disk.
      `insert into "facts" ("name", "value") values ('readiness', '') on conflict ("name") do update set "value" = ''`,
      `insert into "facts" ("name", "value") values ('space', 'large')`,
      `delete from "facts" where "facts"."name" = 'space'`,
      `select "name" from "facts" where "facts"."name" = 'demo'`,
      `select "total", "pending", "confirmed" from "booking_counts" where "booking_counts"."doctor_id" = 'doc_old'`,
      `delete from "sessions" where "sessions"."token_hash" = 'session_old'`,
    ],
  ],
  [
    3,
    [
      `update "doctors" set "clinic_name" = 'Clinic', "profile_version" = "doctors"."profile_version" + 1, "profile_changes" = '{"clinic_name":2}'
        where ("doctors"."id" = 'doc_old' and "doctors"."profile_version" = 1)`,
    ],
  ],
  [
    4,
    [
      `with head as (insert into event_heads as heads (doctor_id, last) values ('doc_old', 1)
          on conflict (doctor_id) do update set last = heads.last + 1 returning last)
        insert into events (doctor_id, number, at, topic, name, subject)
        select 'doc_old', last, ${AT}::timestamptz, 'bookings', 'booking.accepted', 'bkg_old_1' from head`,
    ],
  ],
  [
    5,
    [
      `insert into "audit_reads" ("at", "doctor_id", "list", "page", "row_count", "request_id") values (${AT}, 'doc_old', 'bookings', 1, 2, 'request')`,
    ],
  ],
  [
    6,
    [
      `insert into "known_devices" ("token_hash", "doctor_id", "last_used_at") values ('device_old', 'doc_old', ${AT})
        on conflict ("token_hash", "doctor_id") do update set "last_used_at" = ${AT}`,
      `insert into "outbox" ("kind", "recipient", "device", "network", "language", "next_attempt_at", "created_at")
        values ('reset', 'old@nalam.example', 'device', 'network', 'ta', ${AT}, ${AT})`,
      `insert into "codes" ("id", "doctor_id", "purpose", "code_hash", "device", "network", "created_at")
        values ('code_old_2', 'doc_old', 'reset', 'hash', 'device', 'network', ${AT})`,
    ],
  ],
  [
    9,
    [
      `insert into "idempotency_keys" ("doctor_id", "key", "fingerprint", "created_at") values ('doc_old', 'key', 'print', ${AT})
        on conflict ("doctor_id", "key") do update set "fingerprint" = 'print', "outcome" = null where "idempotency_keys"."created_at" <= ${AT}`,
      `update "idempotency_keys" set "outcome" = '{"status":200}' where ("idempotency_keys"."doctor_id" = 'doc_old' and "idempotency_keys"."key" = 'key')`,
      `insert into "messages" ("doctor_id", "booking_id", "name", "due_at", "created_at") values ('doc_old', 'bkg_old_2', 'booking.declined', ${AT}, ${AT})`,
      `delete from "messages" where "messages"."booking_id" = 'bkg_old_2'`,
      `update "bookings" set "status" = 1, "decided_at" = null where "bookings"."id" = 'bkg_old_2'`,
    ],
  ],
  [
    10,
    [
      `insert into "metadata" ("name", "value") values ('readiness', '') on conflict ("name") do update set "value" = ''`,
    ],
  ],
  [
    12,
    [
      `delete from "slots" where ("slots"."doctor_id" = 'doc_old' and "slots"."id" = any('{slt_old_3}'::text[]) and "slots"."is_booked" = false)`,
      `insert into "slots" ("id", "doctor_id", "starts_at", "ends_at", "status", "is_booked", "created_at")
        select id, 'doc_old', "startsAt", "endsAt", status, false, "createdAt" from jsonb_to_recordset(
          '[{"id":"slt_old_5","startsAt":"2026-12-01 12:00:00","endsAt":"2026-12-01 12:10:00","status":1,"createdAt":"2026-11-20T04:00:00.000Z"}]'::jsonb)
          as slot (id text, "startsAt" timestamp, "endsAt" timestamp, status smallint, "createdAt" timestamptz)`,
      `insert into "slot_changes" ("id", "doctor_id", "created", "removed", "switched", "created_at") values ('change_old', 'doc_old', '["slt_old_5"]', '[]', '[]', ${AT})`,
      `update "slot_changes" set "undone_at" = ${AT} where "slot_changes"."id" = 'change_old'`,
    ],
  ],
  [
    13,
    [
      `insert into "availability" ("doctor_id", "version", "weekly_hours", "keep_published_weeks", "extended_on", "updated_at")
        values ('doc_old', 1, '[]', 4, '2026-11-20', ${AT})
        on conflict ("doctor_id") do update set "version" = "availability"."version" + 1`,
      `insert into "availability_exceptions" ("id", "doctor_id", "first_day", "last_day", "kind", "hours", "created_at")
        values ('exc_old', 'doc_old', '2026-12-24', '2026-12-26', 'closed', '[]', ${AT}) on conflict do nothing`,
    ],
  ],
]
