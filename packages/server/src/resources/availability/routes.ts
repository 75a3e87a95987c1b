import { clinicToday, visibleText } from '@nalam/sdk'
import { exceptionProblems, fieldProblems } from '@nalam/sdk/rules'
import type { Dependencies } from '../../dependencies.ts'
import { existingDate } from '../days.ts'
import { refuse } from '../../contract/refusal.ts'
import { message, respond, type Routes } from '../../http/route.ts'
import { changeAndRead, changeOnce } from '../../changes/changeOnce.ts'
import { lockDoctor } from '../slots/store.ts'
import { isChange } from './hoursDraft.ts'
import { addException, readAvailability, removeException, saveHours } from './store.ts'
import { wireAvailability, wireException } from './wireAvailability.ts'

export function availabilityRoutes(dependencies: Dependencies) {
  const { db, clock, random } = dependencies
  const read = (tx: Dependencies['db'], doctorId: string) => {
    const now = clock.now()
    return readAvailability(tx, doctorId, { from: clinicToday(now) }, now)
  }

  return {
    async getAvailability({ doctorId }) {
      const availability = wireAvailability(await read(db, doctorId))
      return respond<'getAvailability'>(200, { data: { availability } })
    },

    replaceAvailability(call) {
      const { body, doctorId } = call
      return changeAndRead<'replaceAvailability'>(
        dependencies,
        call,
        async (tx) => {
          refuse(fieldProblems(body.weeklyHours, 'weeklyHours'))
          await lockDoctor(tx, doctorId, 'no key update')
          const stored = await read(tx, doctorId)
          if (isChange(stored, body)) await saveHours(tx, dependencies, call, body)
        },
        async (tx) => {
          const availability = wireAvailability(await read(tx, doctorId))
          return respond<'replaceAvailability'>(200, { ...message('availability.saved'), data: { availability } })
        },
      )
    },

    addException(call) {
      const { body, doctorId } = call
      return changeOnce<'addException'>(dependencies, call, async (tx) => {
        const days = { from: existingDate('from', body.from), to: existingDate('to', body.to) }
        const exception = {
          ...days,
          kind: body.kind,
          note: visibleText(body.note ?? '') || undefined,
          hours: body.hours,
        }
        refuse(exceptionProblems(exception, clock.now()))
        const id = random.id()
        await lockDoctor(tx, doctorId, 'no key update')
        await addException(tx, dependencies, call, { ...exception, id })
        const added = (await read(tx, doctorId)).exceptions.find((stored) => stored.id === id)
        if (added === undefined) throw new Error('A new exception is not there')
        return respond<'addException'>(201, {
          ...message('exception.added'),
          data: { exception: wireException(added) },
        })
      })
    },

    removeException(call) {
      const { params, doctorId } = call
      return changeOnce<'removeException'>(dependencies, call, async (tx) => {
        await lockDoctor(tx, doctorId, 'no key update')
        await removeException(tx, dependencies, call, params.id)
        return respond<'removeException'>(200, message('exception.removed'))
      })
    },
  } satisfies Partial<Routes>
}
