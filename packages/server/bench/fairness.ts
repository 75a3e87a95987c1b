import { addDays, clinicToday } from '@nalam/sdk'
import { MAX_CALENDAR_DAYS } from '@nalam/sdk/rules'
import { openDatabase, type Database } from '../src/db/open.ts'
import { SESSION_COOKIE } from '../src/http/cookies.ts'
import { API_ROOT } from '../src/http/route.ts'
import type { RunningServer } from '../src/app/server.ts'
import { insertBookings } from '../src/resources/bookings/store.ts'
import { newDoctor } from '../test/support/newDoctor.ts'
import { openSession } from '../test/support/openSession.ts'
import { operation } from '../test/support/testClient.ts'
import { calendarShot } from './calendar.ts'
import { load } from './load.ts'
import type { LoadResult, Shot } from './loadWorker.ts'
import { fillManyBookings, fillManySlots, manyDoctorId } from './manyBookings.ts'
import { publicationRequest } from './publication.ts'
import { percentile, recordSection, shown } from './record.ts'
import { amount, listShot, onBoth, patient, sectionOf, withServer } from './setting.ts'

const DOCTORS = 50
const BUSY_CONNECTIONS = 64
const READERS = 4
const READER_PAUSE = 25
const ROUND = 8000

/** Bookings of a calendar feed. */
const FEED_BOOKINGS = 12_000
const FEEDS = 8

/** Fills the diary of a new doctor, and returns a request for the calendar feed. */
async function feedShot(server: RunningServer, db: Database): Promise<Shot> {
  const { doctorId, client } = await newDoctor(server)
  const today = clinicToday(server.dependencies.clock.now())
  const rows = Array.from({ length: FEED_BOOKINGS }, (_, number) => ({
    id: `bkg_${doctorId}_${number}`,
    bookingNumber: `${doctorId}-${number}`,
    doctorId,
    startsAt: `${addDays(today, Math.floor(number / 40))} ${String(9 + (Math.floor(number / 4) % 10)).padStart(2, '0')}:${String((number % 4) * 15).padStart(2, '0')}:00`,
    patientName: `Patient ${number}`,
    patientPhone: '9000000001',
    mode: 'Online',
    createdAt: server.dependencies.clock.now(),
  }))
  for (let first = 0; first < rows.length; first += 1000) await insertBookings(db, rows.slice(first, first + 1000))
  const { body } = await client.call('createCalendarFeed')
  return { method: 'GET', path: String(Object(body['data']).path), headers: {}, body: '' }
}

/** Returns a request for the preview of 3,000 slots. */
function previewShot(token: string): Shot {
  const { method, path } = operation('previewSlotPlan')
  return {
    method,
    path: API_ROOT + path,
    headers: { 'content-type': 'application/json', cookie: `${SESSION_COOKIE}=${token}` },
    body: JSON.stringify(publicationRequest(0, 0)),
  }
}

/**
 * Measures V8: the lists of four doctors while another doctor sends lists, calendars or previews
 * over 64 connections, each as fast as it gets responses. No limit of calls stops this doctor.
 */
export async function fairness(): Promise<void> {
  const rows = amount(100_000)
  const filledFrom = addDays(clinicToday(new Date()), -20)
  const first = addDays(filledFrom, 1)
  const lines = await onBoth((name, source) =>
    withServer(
      source,
      async (server, open) => {
        const filling = source.kind === 'postgres' ? await openDatabase(patient(source)) : open
        await fillManyBookings(filling.db, rows, DOCTORS, filledFrom)
        await fillManySlots(filling.db, 1, { firstDay: first, days: MAX_CALENDAR_DAYS, isFull: true })
        if (filling !== open) await filling.close()
        const [busy = '', ...others] = await Promise.all(
          Array.from({ length: 1 + READERS }, (_, number) => openSession(server.dependencies, manyDoctorId(number))),
        )
        // The filled doctors have no complete profile, without which nothing can be published.
        const { client: publisher } = await newDoctor(server)
        const lists = others.map((token, number) => listShot(manyDoctorId(number + 1), token, {}))
        const read = () => load(server.origin, lists, READERS, ROUND, READER_PAUSE)
        const row = (what: string, reading: LoadResult, work?: LoadResult) => {
          const served = work === undefined ? '' : shown((work.served.length / work.milliseconds) * 1000)
          const responses = work === undefined ? '' : JSON.stringify(work.statuses)
          return `| ${name} | ${what} | ${shown(percentile(reading.served, 0.5))} | ${shown(percentile(reading.served, 0.99))} | ${JSON.stringify(reading.statuses)} | ${served} | ${responses} |`
        }
        await read()
        const table = [row('nothing', await read())]
        const feeds: Shot[] = []
        for (let count = 0; count < FEEDS; count += 1) feeds.push(await feedShot(server, open.db))
        for (const [what, shots, connections] of [
          ['lists', [listShot(manyDoctorId(0), busy, {})], BUSY_CONNECTIONS],
          [`calendars of ${MAX_CALENDAR_DAYS} days`, [calendarShot(busy, first, MAX_CALENDAR_DAYS)], BUSY_CONNECTIONS],
          ['previews of 3,000 slots', [previewShot(publisher.token ?? '')], BUSY_CONNECTIONS],
          ['its calendar feed, to one program', feeds.slice(0, 1), 1],
          [`its calendar feed, to ${FEEDS} programs`, feeds.slice(0, 1), FEEDS],
          [`feeds of ${FEEDS} doctors, each to one program`, feeds, FEEDS],
        ] as const) {
          const [work, reading] = await Promise.all([load(server.origin, shots, connections, ROUND), read()])
          table.push(row(what, reading, work))
        }
        return table
      },
      { shedsLoad: true },
    ),
  )
  recordSection(sectionOf('V8 Fairness between doctors'), [
    `Lists of four doctors, one connection each, ${READER_PAUSE} ms apart, while a fifth doctor sends over ${BUSY_CONNECTIONS} connections as fast as it gets responses, without a limit of calls. ${rows.toLocaleString('en')} bookings of ${DOCTORS} doctors; the busy one has 1,680 booked slots, a calendar feed ${FEED_BOOKINGS.toLocaleString('en')} bookings. Goal: p99 of the others ≤ 100 ms, and none of them refused.`,
    '',
    "| database | the busy doctor sends | others' list p50 ms | p99 ms | responses to the others | served/s of the busy doctor | responses |",
    '|---|---|---|---|---|---|---|',
    ...lines,
  ])
}
