import type { Doctor } from '@nalam/sdk'
import { chosenDay, slotWeek, stripStart, useMessages, useToasts } from '@nalam/ui'
import { useLocation, useNavigate } from 'react-router'
import { slotsMessages } from '@nalam/ui/messages/slots'
import { Slots } from '@nalam/ui/screens/Slots'
import { useEffect } from 'react'
import { useLiveQuery, useScreenState } from '../../shared/queries/useQuery.ts'
import { dayCounts, slotDay, slotPlace, useSlotChanges, useSlotSwitch } from './slots.ts'
import { useClinicNow } from '../../shared/useClinicNow.ts'
import { paths, slotAddress } from '../../shared/paths.ts'
import { useDoctor } from '../../shared/session/session.ts'

/** Returns the slots of the chosen day and the counts of the strip: one request if both begin alike. */
function useSlots(doctor: Doctor) {
  const now = useClinicNow()
  const { search, state }: { search: string; state: unknown } = useLocation()
  const navigate = useNavigate()
  const { asked, remembered } = slotPlace(search, state)
  const weekStart = stripStart(asked, remembered, now.date)
  const date = chosenDay(slotWeek(weekStart, doctor.availableDays, now.date), asked)
  const day = useLiveQuery(date === null ? null : slotDay(doctor.id, date), 'slots')
  const isFirstDay = date === null || date === weekStart
  const week = useLiveQuery(isFirstDay ? null : slotDay(doctor.id, weekStart), 'slots')
  const ofWeek = isFirstDay ? day : week

  return {
    now,
    weekStart,
    date,
    slots: day.data?.slots,
    // Without a response for the week, the days have no counts.
    counts: date === null || (ofWeek.error && !ofWeek.data) ? null : dayCounts(ofWeek.data, day.data),
    ...useScreenState(day, () => {
      void day.mutate()
      if (ofWeek.error && !isFirstDay) void week.mutate()
    }),
    onDateChange: (chosen: string) => void navigate(slotAddress(chosen), { state: { weekStart } }),
    onWeekStartChange: (start: string) => void navigate(slotAddress(start)),
  }
}

export { prefetchFirstDay as prefetch } from './slots.ts'

export default function SlotsRoute() {
  const doctor = useDoctor()
  const shown = useSlots(doctor)
  const { date, slots, weekStart } = shown
  const { pending, change } = useSlotSwitch(doctor.id, weekStart)
  const navigate = useNavigate()
  const toasts = useToasts()
  const messages = useMessages(slotsMessages)
  useEffect(() => {
    // The most likely next page. If it fails, opening the page fails again and shows it.
    import('./AddSlotRoute.tsx').catch(() => undefined)
  }, [])
  return (
    <Slots
      {...shown}
      availableDays={doctor.availableDays}
      slots={slots?.map((slot) => ({ ...slot, isOn: pending.get(slot.id) ?? slot.isOn }))}
      pendingIds={new Set(pending.keys())}
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
