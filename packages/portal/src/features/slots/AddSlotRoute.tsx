import { slotsMessages } from '@nalam/ui/messages/slots'
import { toIsoDate, toWireDate } from '@nalam/sdk'
import { type ActionResult, type SpokenByServer, useMessages, useToasts } from '@nalam/ui'
import { type NewSlot, AddSlot } from '@nalam/ui/screens/AddSlot'
import { useNavigate, Navigate } from 'react-router'
import { mutate } from 'swr'
import { useEffect, useState } from 'react'
import { whether } from '../../shared/actions/createActionRunner.ts'
import { useActions } from '../../shared/actions/useActions.ts'
import { api } from '../../shared/api/api.ts'
import { forgetPrefetched, queries, under } from '../../shared/queries/queries.ts'
import { paths, slotAddress } from '../../shared/paths.ts'
import { useCapability, useDoctor } from '../../shared/session/session.ts'
import { useQuery } from '../../shared/queries/useQuery.ts'

/** Creates a slot and opens the slots of its day (D23). */
function useAddSlot(doctorId: string): (slot: NewSlot) => Promise<ActionResult<'date' | 'time'>> {
  const messages = useMessages(slotsMessages)
  const navigate = useNavigate()
  const { run, results } = useActions()

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
    if (outcome?.ok) {
      // Cached days do not contain the new slot.
      const isOutdated = under(queries.slots.days({ doctorId }))
      forgetPrefetched(isOutdated)
      void mutate(isOutdated, undefined, { revalidate: false })
      const iso = toIsoDate(date)
      if (iso !== null) await navigate(slotAddress(iso))
    }
    return results.of(outcome)
  }
}

/** Returns the note of a closed day. If it cannot be read, the slot can be added all the same. */
function useClosedDay(date: string): { note?: string | undefined } | undefined {
  const hasCalendar = useCapability('calendar')
  const day = toWireDate(date)
  const { data } = useQuery(hasCalendar && day !== null ? queries.calendar.show({ from: day, to: day }) : null)
  const shown = data?.[0]
  return shown?.isOpenDay === false ? { note: shown.exception?.note } : undefined
}

/** /doctor/add/slot. An incomplete profile leads back to the slots, with the reason (SLOT-07). */
export default function AddSlotRoute() {
  const { id, profileUpdated } = useDoctor()
  const addSlot = useAddSlot(id)
  const [date, setDate] = useState('')
  const closedDay = useClosedDay(date)
  const toasts = useToasts()
  const messages = useMessages(slotsMessages)
  const refusal = profileUpdated ? undefined : messages.incompleteProfile
  useEffect(() => {
    if (refusal !== undefined) toasts.error(refusal)
  }, [refusal, toasts])
  if (!profileUpdated) return <Navigate to={paths.slots} replace />
  return <AddSlot onSubmit={addSlot} slotsHref={paths.slots} onDateChange={setDate} closedDay={closedDay} />
}
