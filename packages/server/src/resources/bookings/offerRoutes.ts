import { offerOfLink } from '../../changes/messages/offerLinks.ts'
import { changeOnce } from '../../changes/changeOnce.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { message, respond } from '../../http/response.ts'
import type { Call, Routes } from '../../http/route.ts'
import { refuseLink } from '../../security/tries.ts'
import { offerSeveral, offerTimes, withdrawOffer } from './offerStore.ts'
import { AnswerRefused, readPatientOffer, storeAnswer } from './patientOffer.ts'
import { readBooking } from './store.ts'

/**
 * Returns the routes of the capability `offers`: those of the doctor, and those of the patient, who
 * has a link and no session.
 */
export function offerRoutes(dependencies: Dependencies) {
  const { db, clock } = dependencies

  /** Returns the offer of a link. */
  const offerIdOf = async ({ body, network }: Pick<Call<{ token: string }>, 'body' | 'network'>) =>
    (await offerOfLink(db, body.token)) ?? refuseLink(dependencies, network)

  const refuseWithoutLinks = () => {
    if (!dependencies.canOffer()) throw new Refusal('not_found')
  }

  return {
    async offerTimes(call) {
      refuseWithoutLinks()
      const { body, params, doctorId, requestId } = call
      const bookingId = params.id
      const sent = async (tx: Dependencies['db']) => {
        const booking = await readBooking(tx, dependencies, bookingId)
        return respond<'offerTimes'>(200, { ...message('offer.sent'), data: { booking } })
      }
      return changeOnce<'offerTimes', null>(
        dependencies,
        call,
        async (tx) => {
          await offerTimes(tx, dependencies, { ...body, doctorId, bookingId, requestId })
          return sent(tx)
        },
        // The stored response holds no name and no number of a patient.
        { store: () => null, restore: (_stored, tx) => sent(tx) },
      )
    },

    withdrawOffer(call) {
      const { params, doctorId, requestId } = call
      return changeOnce<'withdrawOffer'>(dependencies, call, async (tx) => {
        await withdrawOffer(tx, dependencies, { doctorId, bookingId: params.id, requestId })
        return respond<'withdrawOffer'>(200, message('offer.withdrawn'))
      })
    },

    async offerSeveral(call) {
      refuseWithoutLinks()
      const { body, doctorId, requestId } = call
      return changeOnce<'offerSeveral'>(dependencies, call, async (tx) => {
        await offerSeveral(tx, dependencies, { ...body, doctorId, requestId })
        const sent = body.offers.length
        return respond<'offerSeveral'>(200, { ...message('offers.sent'), data: { sent } })
      })
    },

    async readPatientOffer(call) {
      const offer = await readPatientOffer(db, await offerIdOf(call), clock.now())
      return respond<'readPatientOffer'>(200, { data: { offer } })
    },

    async answerOffer(call) {
      const { body, requestId } = call
      const offerId = await offerIdOf(call)
      try {
        const code = await db.transaction((tx) => storeAnswer(tx, dependencies, { ...body, offerId, requestId }))
        const offer = await readPatientOffer(db, offerId, clock.now())
        return respond<'answerOffer'>(200, { ...message(code), data: { offer } })
      } catch (error) {
        if (!(error instanceof AnswerRefused)) throw error
        const offer = await readPatientOffer(db, offerId, clock.now())
        throw new Refusal(error.code, undefined, { offer })
      }
    },
  } satisfies Partial<Routes>
}
