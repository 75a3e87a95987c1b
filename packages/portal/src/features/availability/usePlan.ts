import { type ApiError, newerAvailability, newerPlan, type SlotPlan, type SlotPlanRequest } from '@nalam/sdk'
import { type PublishDates, useChangeText, weekdayChoice, type WeekdayChoice } from '@nalam/ui/screens/Availability'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useActions } from '../../shared/actions/useActions.ts'
import { api, IN_BACKGROUND } from '../../shared/api/api.ts'
import { useCoalesced, useTopics } from '../../shared/live/liveEvents.ts'
import { paths } from '../../shared/paths.ts'
import { useClinicNow } from '../../shared/useClinicNow.ts'
import { invalidate, useQuery, useScreenState } from '../../shared/queries/useQuery.ts'
import { keyedRequest } from '../../shared/actions/useKeyedActions.ts'
import type { UndoChanges } from '../../shared/slots/slotChanges.ts'
import type { Hours } from './useHours.ts'

/** A copy of a week needs no hours. */
const requestOf = (dates: PublishDates, draft: Hours['unsaved']): SlotPlanRequest =>
  dates.copyFrom === undefined && draft ? { ...dates, draft } : dates

/** Returns the first preview of a request, if the current one differs from it. */
function useBefore(round: number, plan: SlotPlan | undefined): SlotPlan | undefined {
  const [first, setFirst] = useState<{ round: number; plan: SlotPlan }>()
  if (plan && first?.round !== round) setFirst({ round, plan })
  return first?.round === round && plan && plan.fingerprint !== first.plan.fingerprint ? first.plan : undefined
}

/**
 * Holds the request for this visit, even if the hours are saved elsewhere, until it is released.
 */
function useHeldRequest(dates: PublishDates | undefined, ready: Ready | undefined) {
  const { key: visit } = useLocation()
  const [held, setHeld] = useState<{ round: number; visit: string; isAll: boolean; ready?: Ready }>({
    round: 0,
    visit,
    isAll: false,
  })
  const isHeld = dates !== undefined && held.visit === visit && held.ready !== undefined
  const next = dates === undefined || isHeld ? undefined : ready
  if (next) setHeld({ round: held.round + 1, visit, ready: next, isAll: next.choice?.isOnlyProposed !== true })
  else if (!isHeld && held.ready) setHeld({ round: held.round, visit, isAll: false })
  const { request, choice } = (isHeld ? held.ready : undefined) ?? {}
  const weekdays = choice?.weekdays
  return {
    request: request && weekdays && !held.isAll ? { ...request, onlyOn: weekdays } : request,
    choice: weekdays && {
      weekdays,
      isAll: held.isAll,
      // Another request: a new round reads its preview.
      onChange: (isAll: boolean) => setHeld((latest) => ({ ...latest, round: latest.round + 1, isAll })),
    },
    round: held.round,
    release: () => setHeld(({ round }) => ({ round, visit, isAll: false })),
  }
}

/** The request of a preview of all days, and the weekdays that can be published alone. */
interface Ready {
  request: SlotPlanRequest
  choice: WeekdayChoice | undefined
}

/**
 * Loads the preview of a publication and publishes it (AVAIL-03, AVAIL-04): exactly the one on
 * screen, or nothing. A change from elsewhere only marks it as outdated: the doctor updates it, or
 * the publication is refused and the new preview is shown.
 *
 * @param dates undefined while the hours are shown
 */
export function usePlan(dates: PublishDates | undefined, hours: Hours, offerUndo: UndoChanges['offer']) {
  const { date: today } = useClinicNow()
  const { saved, unsaved, newer: newerHours } = hours
  const isReady = dates !== undefined && saved !== undefined && newerHours === undefined
  const { request, choice, round, release } = useHeldRequest(
    dates,
    isReady ? { request: requestOf(dates, unsaved), choice: weekdayChoice(today, dates, saved, unsaved) } : undefined,
  )
  const { pending, run, report } = useActions({ isExclusive: true })
  const navigate = useNavigate()
  const changeText = useChangeText()
  /** Returns whether hours were saved elsewhere: the doctor decides about them first. */
  const acceptHours = (error: ApiError) => {
    const newer = newerAvailability(error)
    if (!newer) return false
    hours.accept(newer)
    release()
    return true
  }
  // Not a key of the availability queries: those are read again after every action.
  const query = request ? { key: ['slot plan', round] as const, fetch: () => api.availability.preview(request) } : null
  const response = useQuery(query, {
    // Only the doctor replaces a preview.
    revalidateIfStale: false,
    revalidateOnReconnect: false,
    onError: (failure) => void acceptHours(failure),
  })
  const { data: plan, error, mutate } = response
  // The error of a lost connection leaves when the connection is back; a preview on screen stays.
  const isMissing = error !== undefined && plan === undefined
  useEffect(() => {
    const readAgain = () => void mutate()
    if (isMissing) window.addEventListener('online', readAgain)
    return () => window.removeEventListener('online', readAgain)
  }, [isMissing, mutate])
  const before = useBefore(round, plan)
  // Fingerprint of the outdated preview, until it is updated.
  const [outdated, setOutdated] = useState<string>()
  const compare = useCoalesced(async () => {
    if (!request || !plan) return
    const now = await api.availability.preview(request, { headers: IN_BACKGROUND }).result()
    // If it cannot be read, publishing detects the change.
    if (now.ok ? now.value.fingerprint !== plan.fingerprint : newerAvailability(now.error))
      setOutdated(plan.fingerprint)
  })
  useTopics(compare, 'slots', 'bookings', 'availability')
  const update = async () => {
    if (!request) return
    const now = await api.availability.preview(request).result()
    if (!now.ok) {
      if (!acceptHours(now.error)) report({ ...now, isRefused: true })
      return
    }
    // The new preview may equal the one on screen, which is then valid again.
    setOutdated(undefined)
    await mutate(now.value, { revalidate: false })
  }
  const publish = async () => {
    if (!request || !plan) return
    const publication = { ...request, fingerprint: plan.fingerprint }
    const sending = keyedRequest(JSON.stringify(publication), (options) => api.availability.apply(publication, options))
    const outcome = await run(plan.fingerprint, true, sending)
    if (!outcome) return
    if (outcome.ok) {
      const { change } = outcome.value
      if (request.draft) hours.discard()
      await navigate(paths.availability, { replace: true })
      offerUndo(change.id, changeText({ ...change, action: 'published' }))
      await invalidate('applySlotPlan')
      return
    }
    const { error: refusal, isRefused } = outcome
    const newer = newerPlan(refusal)
    // Newer hours or a new preview already show that the preview is outdated.
    if (!newer && !newerAvailability(refusal)) report(outcome)
    if (!isRefused) return
    if (newer) await mutate(newer, { revalidate: false })
    else if (!acceptHours(refusal)) await mutate()
  }
  return {
    isOpen: request !== undefined,
    state: useScreenState(response),
    preview: {
      plan,
      before,
      isOutdated: plan !== undefined && plan.fingerprint === outdated,
      onUpdate: () => void update(),
      choice,
      shouldSaveHours: request?.draft !== undefined,
      onPublish: () => void publish(),
      isPublishPending: pending.size > 0,
    },
  }
}
