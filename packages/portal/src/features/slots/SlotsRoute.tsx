import { slotsMessages } from '@nalam/ui/messages/slots'
import { useMessages, useToasts } from '@nalam/ui'
import { Slots } from '@nalam/ui/screens/Slots'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { useDoctor } from '../../shared/session/session.ts'
import { useSlots } from './useSlots.ts'
import { useSlotChanges } from './useSlotChanges.ts'
import { useSlotSwitch } from './useSlotSwitch.ts'

export { prefetchFirstDay as prefetch } from './slotQueries.ts'

export default function SlotsRoute() {
  const doctor = useDoctor()
  const { date, slots, weekStart, state, chooseDay, moveTo, ...rest } = useSlots(doctor)
  const { pending, change } = useSlotSwitch(doctor.id, weekStart)
  const navigate = useNavigate()
  const toasts = useToasts()
  const messages = useMessages(slotsMessages)
  useEffect(() => {
    // The most likely next page. A failure is ignored here: opening the page fails again and shows
    // it.
    import('./AddSlotRoute.tsx').catch(() => undefined)
  }, [])
  return (
    <Slots
      {...rest}
      {...state}
      date={date}
      weekStart={weekStart}
      availableDays={doctor.availableDays}
      slots={slots?.map((slot) => ({ ...slot, isOn: pending.get(slot.id) ?? slot.isOn }))}
      pendingIds={new Set(pending.keys())}
      onDateChange={chooseDay}
      onWeekStartChange={moveTo}
      onSlotChange={({ id }, isOn) => {
        const slot = slots?.find((read) => read.id === id)
        if (slot && date !== null) void change({ ...slot, date }, isOn)
      }}
      onAddNew={() => {
        if (doctor.profileUpdated) void navigate(paths.addSlot)
        else toasts.error(messages.incompleteProfile)
      }}
      {...useSlotChanges()}
      profileHref={paths.editProfile}
    />
  )
}
