import { defaultMessage, toWireDate, type Slot, type SlotsOfDay } from '@nalam/sdk'
import { useSWRConfig } from 'swr'
import { api } from '../../shared/api/api.ts'
import { useOptimisticChange, type OptimisticChange } from '../../shared/actions/useOptimisticChange.ts'
import { slotDayKey } from './keys.ts'
import { withSlotStatus } from './withSlotStatus.ts'

/** A slot with its day: while its change is under way another day may be chosen. */
export type DatedSlot = Slot & { date: string }

/**
 * Switches unbooked slots on and off (SLOT-04): shown at once, taken back with the reason on failure; after a success the day
 * is read again.
 *
 * @param weekStart first day of the strip; its reading holds the counts of the seven days
 */
export function useSlotSwitch(doctorId: string, weekStart: string): OptimisticChange<DatedSlot, boolean> {
  const { mutate } = useSWRConfig()
  const messageId = 'updateSlotStatus.success'
  return useOptimisticChange<DatedSlot, boolean>({
    send: ({ id }, isOn) => api.slots.setStatus({ slotId: id, isOn }).result(),
    lookUp: async ({ id, date }) => {
      const result = await api.slots.listByDate({ doctorId, date: toWireDate(date) ?? date }).result()
      if (!result.ok) return result
      void mutate(slotDayKey(doctorId, date), result.value, { revalidate: false })
      return { ok: true, value: result.value.slots.find((slot) => slot.id === id)?.isOn }
    },
    onDone: (slot, isOn) => {
      const { date } = slot
      const change = (reading?: SlotsOfDay) => reading && withSlotStatus(reading, date, slot, isOn)
      // The day is read again, in its strip it is only counted anew.
      void mutate<SlotsOfDay>(slotDayKey(doctorId, date), change)
      if (date !== weekStart) void mutate<SlotsOfDay>(slotDayKey(doctorId, weekStart), change, { revalidate: false })
    },
    onRefused: ({ date }) => void mutate(slotDayKey(doctorId, date)),
    lostAnswer: { messageId, message: defaultMessage(messageId) },
  })
}
