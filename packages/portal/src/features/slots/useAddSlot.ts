import { slotsMessages } from '@nalam/ui/messages/slots'
import { toIsoDate } from '@nalam/sdk'
import { type ActionResult, type SpokenByServer, useMessages } from '@nalam/ui'
import type { NewSlot } from '@nalam/ui/screens/AddSlot'
import { useNavigate } from 'react-router-dom'
import { mutate } from 'swr'
import { whether } from '../../shared/actions/createActionRunner.ts'
import { useActionResult, useActions } from '../../shared/actions/useActions.ts'
import { api } from '../../shared/api/api.ts'
import { forgetPrefetched, queries, under } from '../../shared/queries/queries.ts'
import { slotAddress } from './slotQueries.ts'

/** Creates a slot and opens the slots of its day (D23). */
export function useAddSlot(doctorId: string): (slot: NewSlot) => Promise<ActionResult<'date' | 'time'>> {
  const results = useActionResult()
  const messages = useMessages(slotsMessages)
  const navigate = useNavigate()
  const { run } = useActions()

  const goToDay = async ({ date }: NewSlot) => {
    // Cached days do not contain the new slot.
    const isOutdated = under(queries.slots.days({ doctorId }))
    forgetPrefetched(isOutdated)
    void mutate(isOutdated, undefined, { revalidate: false })
    const iso = toIsoDate(date)
    if (iso !== null) await navigate(slotAddress(iso))
  }

  return async (slot) => {
    const { date, time } = slot
    const outcome = await run<SpokenByServer>(`${date} ${time}`, true, {
      send: () => api.slots.create({ doctorId, ...slot }).result(),
      // The first request may have come through: a second one would be refused as taken (D24).
      reconcile: () =>
        whether(
          api.slots.listByDate({ doctorId, date }).result(),
          ({ slots }) => slots.some(({ startTime }) => startTime === time),
          { message: messages.created },
        ),
    })
    if (outcome?.ok) await goToDay(slot)
    return results.of(outcome)
  }
}
