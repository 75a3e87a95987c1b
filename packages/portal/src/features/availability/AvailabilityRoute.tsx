import { type PublishDates, Availability } from '@nalam/ui/screens/Availability'
import { AvailabilityPreview } from '@nalam/ui/screens/AvailabilityPreview'
import { toIsoDate, type WeekdayCode } from '@nalam/sdk'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isoDateParameter } from '../../shared/isoDateParameter.ts'
import { paths } from '../../shared/paths.ts'
import { dashboardBookings } from '../../shared/bookings/bookingQueries.ts'
import { useDayActions } from '../../shared/bookings/useDayActions.tsx'
import { useUndo } from '../../shared/bookings/useDecide.ts'
import { LeaveGuard } from '../../shared/leaveGuard/LeaveGuard.tsx'
import { useUndoChanges } from '../../shared/slots/slotChanges.ts'
import { useClinicNow } from '../../shared/useClinicNow.ts'
import { usePageStart } from '../../shared/page.ts'
import { useCapability, useDoctor } from '../../shared/session/session.ts'
import { useExceptions } from './useExceptions.ts'
import { useHours } from './useHours.ts'
import { usePlan } from './usePlan.ts'

/** Reads the days of a preview, which identify nobody (D19): `?from=2026-11-24&to=2026-12-21`. */
export function readPlanDates(query: string): PublishDates | undefined {
  const parameters = new URLSearchParams(query)
  const [from, to] = [isoDateParameter(parameters, 'from'), isoDateParameter(parameters, 'to')]
  if (from === undefined || to === undefined) return undefined
  const copyFrom = isoDateParameter(parameters, 'copy')
  return { from, to, ...(copyFrom !== undefined && { copyFrom }) }
}

export function planAddress({ from, to, copyFrom }: PublishDates): string {
  const parameters = new URLSearchParams({ from, to, ...(copyFrom !== undefined && { copy: copyFrom }) })
  return `${paths.availability}?${parameters}`
}

export { prefetchHours as prefetch } from './useHours.ts'

export default function AvailabilityRoute() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { date: today } = useClinicNow()
  const hours = useHours()
  const dates = readPlanDates(search)
  const undo = useUndoChanges()
  const doctor = useDoctor()
  const canConfirm = useCapability('intake')
  const plan = usePlan(dates, hours, undo.offer)
  const planned = plan.preview.plan?.days
  const removed = new Set(
    planned?.flatMap(({ date, remove }) => remove.map(({ from }) => `${toIsoDate(date)} ${from}`)),
  )
  const undoBookings = useUndo(doctor.id, dashboardBookings(doctor.id))
  const { onCancel, onOffer, dialog } = useDayActions(doctor.id, null, undoBookings, {
    isRemoved: ({ date, from }) => removed.has(`${date} ${from}`),
  })
  // Remembers the open day for the way back from the preview.
  const [weekday, setWeekday] = useState<WeekdayCode>()
  const preview = (wanted: PublishDates) => void navigate(planAddress(wanted))
  const exceptions = useExceptions(preview, undo.offer)
  // If the hours were saved elsewhere, the doctor decides about them before a new preview is made.
  // A preview on screen stays.
  const isPreview = dates !== undefined && (plan.isOpen || hours.newer === undefined)
  // To the router both are the same page.
  usePageStart(isPreview)
  return (
    <>
      {isPreview ? (
        <AvailabilityPreview
          today={today}
          dates={dates}
          {...plan.preview}
          hoursHref={paths.availability}
          onCancelDay={onCancel && ((date) => onCancel({ date }))}
          onOfferDay={onOffer && ((date) => onOffer({ date }))}
          bookingsHref={(date) => `${paths.appointments}?from=${date}&to=${date}`}
          {...(hours.saved ? plan.state : hours.state)}
          isRefreshing={plan.state.isRefreshing || hours.state.isRefreshing}
        />
      ) : (
        <Availability
          today={today}
          // The list of changes is above the hours, which it would move when it appears.
          availability={undo.isLoading ? undefined : hours.saved}
          draft={hours.draft}
          onDraftChange={hours.setDraft}
          onDiscard={hours.discard}
          onPreview={preview}
          previewHref={planAddress}
          {...exceptions}
          newer={hours.newer}
          canConfirm={canConfirm}
          onKeepMine={hours.keepMine}
          onUseNewer={hours.discard}
          weekday={weekday}
          onWeekdayChange={setWeekday}
          changes={undo.list}
          {...hours.state}
        />
      )}
      {dialog}
      <LeaveGuard hasUnsavedChanges={hours.hasUnsavedChanges} />
    </>
  )
}
