import { slotsMessages } from '@nalam/ui/messages/slots'
import { useMessages, useToasts } from '@nalam/ui'
import { AddSlot } from '@nalam/ui/screens/AddSlot'
import { toWireDate } from '@nalam/sdk'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { useCapability, useDoctor } from '../../shared/session/session.ts'
import { queries } from '../../shared/queries/queries.ts'
import { useQuery } from '../../shared/queries/useQuery.ts'
import { useAddSlot } from './useAddSlot.ts'

/**
 * Returns whether the doctor is closed on a day, with the note of the exception; undefined if she is
 * not, or if the server does not say. If it cannot be read, the slot can be added all the same.
 */
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
