import { toIsoDate } from '@nalam/sdk'
import { useMessages, type ActionResult } from '@nalam/ui'
import type { NewSlot } from '@nalam/ui/screens/AddSlot'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { api } from '../../shared/api/api.ts'
import { isOutcomeUnknown } from '../../shared/actions/isOutcomeUnknown.ts'
import { useActionResult } from '../../shared/actions/useActionResult.ts'
import { holdsSlots } from './keys.ts'
import { slotDays } from './slotDays.ts'
import { slotAddress } from './slotPlace.ts'

/** Creates a slot, and goes to the slots of its day (D23). */
export function useAddSlot(doctorId: string): (slot: NewSlot) => Promise<ActionResult<'date' | 'time'>> {
  const results = useActionResult()
  const messages = useMessages().slots
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  /** A slot whose answer got lost. */
  const lost = useRef<NewSlot>(undefined)

  const goToDay = async ({ date }: NewSlot) => {
    lost.current = undefined
    // What was read before does not hold the new slot.
    slotDays.forget()
    void mutate((key) => holdsSlots(key, doctorId), undefined, { revalidate: false })
    const iso = toIsoDate(date)
    if (iso !== null) await navigate(slotAddress(iso))
  }
  /** Whether the doctor has a slot at that time now. */
  const isThere = async ({ date, time }: NewSlot): Promise<boolean> => {
    const result = await api.slots.listByDate({ doctorId, date }).result()
    return result.ok && result.value.slots.some(({ startTime }) => startTime === time)
  }

  return async (slot) => {
    const result = await api.slots.create({ doctorId, ...slot }).result()
    if (result.ok) {
      await goToDay(slot)
      return results.success(result.value)
    }
    const isUnknown = isOutcomeUnknown(result.error)
    const wasLost = lost.current?.date === slot.date && lost.current.time === slot.time
    if (isUnknown) lost.current = slot
    // The first try may have come through: then the slot is there, and a second one is refused as taken (D24).
    if ((isUnknown || (result.error.status === 409 && wasLost)) && (await isThere(slot))) {
      await goToDay(slot)
      return { ok: true, message: messages.created }
    }
    return results.failure(result.error)
  }
}
