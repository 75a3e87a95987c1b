import { lineText } from '@nalam/sdk'
import { VALIDATION_MESSAGES, walkInProblems } from '@nalam/sdk/validation'
import { changeAndRead, changeOnce } from '../../changes/changeOnce.ts'
import { Refusal, refuseFields } from '../../contract/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { message, respond, type Routes } from '../../http/route.ts'
import { existingDate } from '../days.ts'
import { screenRoutes } from './screenRoutes.ts'
import { figuresOf, patientsOf, queueDayOf, readQueue } from '../visits/readQueue.ts'
import { addArrival, addWalkIn, callNext, changeQueue, endSession, undoCall, type WalkIn } from './store.ts'

/** Returns name and number of a walk-in. @throws Refusal 400 without them, except for an emergency */
function walkInOf({ name = '', phone = '', isEmergency = false }: Partial<WalkIn>): WalkIn {
  const patient = { name: lineText(name), phone, isEmergency }
  const texts = Object.entries(walkInProblems(patient)).flatMap(([field, problem]) =>
    problem === null ? [] : [[field, VALIDATION_MESSAGES[problem]] as const],
  )
  refuseFields(texts.length === 0 ? undefined : Object.fromEntries(texts))
  return patient
}

/** Returns the routes of the capability `queue`: the queue of a day, and its changes. */
export function queueRoutes(dependencies: Dependencies) {
  const { db, clock, readAudit } = dependencies
  const queueOf = async (tx: Dependencies['db'], doctorId: string, day: string) => ({
    queue: await readQueue(tx, { doctorId, day }, clock.now()),
  })
  /** A session of a request, as the stores take it. */
  const sessionOf = ({ date, session }: { readonly date: string; readonly session: number }) => ({
    day: existingDate('date', date),
    session: session - 1,
  })

  return {
    ...screenRoutes(dependencies),

    async getQueue({ params, doctorId, requestId }) {
      const { queue } = await queueOf(db, doctorId, existingDate('date', params.date))
      if (params.part === 'figures') return respond<'getQueue'>(200, { data: { queue: figuresOf(queue) } })
      readAudit.record({ doctorId, list: 'queue', page: 1, rowCount: patientsOf(queue), requestId })
      return respond<'getQueue'>(200, { data: { queue } })
    },

    addQueueEntry(call) {
      const { body, doctorId, requestId } = call
      const { bookingId, isEmergency = false } = body
      const day = existingDate('date', body.date)
      const request = { doctorId, requestId, day }
      const added = async (entryId: string, tx: Dependencies['db']) =>
        respond<'addQueueEntry'>(201, {
          ...message('queue.added'),
          data: { ...(await queueOf(tx, doctorId, day)), entryId },
        })
      if (bookingId !== undefined && (body.name ?? body.phone) !== undefined)
        throw new Refusal('request.invalid', { bookingId: 'Please enter a valid value.' })
      return changeOnce<'addQueueEntry', string>(
        dependencies,
        call,
        async (tx) =>
          added(
            bookingId === undefined
              ? await addWalkIn(tx, dependencies, { ...request, ...walkInOf(body) })
              : await addArrival(tx, dependencies, { ...request, bookingId, isEmergency }),
            tx,
          ),
        {
          // The stored response holds no name and no number of a patient.
          store: ({ data }) => data.entryId ?? '',
          restore: added,
        },
      )
    },

    callNextPatient(call) {
      const { body, doctorId, requestId } = call
      const { inside, next } = body
      const request = { doctorId, requestId, ...sessionOf(body), inside, next }
      return changeAndRead<'callNextPatient'>(
        dependencies,
        call,
        (tx) => callNext(tx, dependencies, request),
        async (tx) =>
          respond<'callNextPatient'>(200, {
            ...message('queue.called'),
            data: await queueOf(tx, doctorId, request.day),
          }),
      )
    },

    undoPatientCall(call) {
      const { body, doctorId, requestId } = call
      const request = { doctorId, requestId, ...sessionOf(body), called: body.called }
      return changeAndRead<'undoPatientCall'>(
        dependencies,
        call,
        (tx) => undoCall(tx, dependencies, request),
        async (tx) =>
          respond<'undoPatientCall'>(200, {
            ...message('queue.undone'),
            data: await queueOf(tx, doctorId, request.day),
          }),
      )
    },

    endQueueSession(call) {
      const { body, doctorId, requestId } = call
      const request = { doctorId, requestId, ...sessionOf(body), left: body.left }
      return changeAndRead<'endQueueSession'>(
        dependencies,
        call,
        (tx) => endSession(tx, dependencies, request),
        async (tx) =>
          respond<'endQueueSession'>(200, {
            ...message('queue.ended'),
            data: await queueOf(tx, doctorId, request.day),
          }),
      )
    },

    changeQueueEntry(call) {
      const { body, params, doctorId, requestId } = call
      const { id } = params
      return changeAndRead<'changeQueueEntry'>(
        dependencies,
        call,
        (tx) => changeQueue(tx, dependencies, { ...body, id, doctorId, requestId }),
        async (tx) =>
          respond<'changeQueueEntry'>(200, {
            ...message('queue.saved'),
            data: await queueOf(tx, doctorId, await queueDayOf(tx, doctorId, id)),
          }),
      )
    },
  } satisfies Partial<Routes>
}
