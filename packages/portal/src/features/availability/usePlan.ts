import {
  newerAvailability,
  newerPlan,
  toWireDate,
  type ApiError,
  type SlotPlan,
  type SlotPlanRequest,
} from '@nalam/sdk'
import { invalidates, matchesKey } from '@nalam/sdk/queries'
import { useAvailabilityMessages, type PublishDates } from '@nalam/ui/screens/Availability'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import useSWR, { useSWRConfig } from 'swr'
import { whenSettled } from '../../shared/actions/underWay.ts'
import { useActions } from '../../shared/actions/useActions.ts'
import { useReport } from '../../shared/actions/useReport.ts'
import { api } from '../../shared/api/api.ts'
import { IN_BACKGROUND } from '../../shared/api/inBackground.ts'
import { gathered } from '../../shared/live/gathered.ts'
import { useLiveEvents } from '../../shared/live/liveEvents.ts'
import { paths } from '../../shared/paths.ts'
import { keyedRequest } from '../../shared/slots/keyedRequest.ts'
import { useUndoChange } from '../../shared/slots/useUndoChange.ts'
import type { Hours } from './useHours.ts'

export interface Plan {
  plan: SlotPlan | undefined
  /** What was shown until the doctor updated it. */
  before: SlotPlan | undefined
  /** Whether the preview on screen does not hold any more. */
  isOutdated: boolean
  /** Whether there is a preview, shown or being prepared. */
  isOpen: boolean
  savesHours: boolean
  error: ApiError | undefined
  isBusy: boolean
  isPublishing: boolean
  refresh: () => Promise<unknown>
  /** Shows the preview as it is now. */
  update: () => Promise<void>
  publish: () => Promise<void>
}

const wire = (date: string) => toWireDate(date) ?? date

/** What is asked for: the days, and the hours that are not saved yet. A copy of a week needs no hours. */
function requestOf({ from, to, copyFrom }: PublishDates, draft: Hours['unsaved']): SlotPlanRequest {
  return {
    from: wire(from),
    to: wire(to),
    ...(copyFrom !== undefined && { copyFrom: wire(copyFrom) }),
    ...(copyFrom === undefined && draft && { draft }),
  }
}

/** The preview that was shown first for a request, while a later one says something else. */
function useBefore(key: string, plan: SlotPlan | undefined): SlotPlan | undefined {
  const [first, setFirst] = useState<{ key: string; plan: SlotPlan }>()
  if (plan && first?.key !== key) setFirst({ key, plan })
  return first?.key === key && plan && plan.fingerprint !== first.plan.fingerprint ? first.plan : undefined
}

/**
 * The request of this visit's preview. It stays as it was first, also when the hours are saved elsewhere, until it is released.
 *
 * @param ready what the next preview asks for; undefined while the hours are not known or have to be decided about
 */
function useHeldRequest(dates: PublishDates | undefined, ready: SlotPlanRequest | undefined) {
  const { key: visit } = useLocation()
  const [held, setHeld] = useState<{ round: number; visit: string; request?: SlotPlanRequest | undefined }>({
    round: 0,
    visit,
  })
  const isHeld = dates !== undefined && held.visit === visit && held.request !== undefined
  const next = dates === undefined || isHeld ? undefined : ready
  if (next) setHeld({ round: held.round + 1, visit, request: next })
  else if (!isHeld && held.request) setHeld({ round: held.round, visit })
  return {
    request: isHeld ? held.request : undefined,
    round: held.round,
    release: () => setHeld(({ round }) => ({ round, visit })),
  }
}

/**
 * The preview of a publication, and publishing it (AVAIL-03, AVAIL-04). What is on screen is what is published, or nothing: a change from
 * elsewhere is only said. The doctor updates the preview, or its publication is refused and shows the new one.
 *
 * @param dates undefined while the hours are shown
 */
export function usePlan(dates: PublishDates | undefined, hours: Hours): Plan {
  const isReady = dates !== undefined && hours.saved !== undefined && hours.newer === undefined
  const { request, round, release } = useHeldRequest(dates, isReady ? requestOf(dates, hours.unsaved) : undefined)
  // Not one of the queries of the availability: those are read again after every action.
  const key = request ? `slot plan ${round}` : null
  const report = useReport()
  /** Whether the hours were saved elsewhere: then they are decided about before anything is previewed. */
  const acceptHours = (error: ApiError) => {
    const newer = newerAvailability(error)
    if (!newer) return false
    hours.accept(newer)
    release()
    return true
  }
  const read = () => (request ? api.availability.preview(request) : Promise.reject(new Error('No days to preview')))
  const {
    data: plan,
    error,
    isValidating,
    mutate,
  } = useSWR<SlotPlan, ApiError, string | null>(key, read, {
    ...STILL,
    onError: (failure) => void acceptHours(failure),
  })
  const before = useBefore(String(key), plan)
  // Until it is updated: the fingerprint of what does not hold any more.
  const [outdated, setOutdated] = useState<string>()
  usePlanNews(async () => {
    if (!request || !plan) return
    const now = await api.availability.preview(request, { headers: IN_BACKGROUND }).result()
    // Where it cannot be read, publishing finds out.
    if (now.ok ? now.value.fingerprint !== plan.fingerprint : newerAvailability(now.error))
      setOutdated(plan.fingerprint)
  })
  const { isPublishing, publish } = usePublish(hours.discard)
  return {
    plan,
    before,
    isOutdated: plan !== undefined && plan.fingerprint === outdated,
    isOpen: request !== undefined,
    savesHours: request?.draft !== undefined,
    error,
    isBusy: isValidating,
    isPublishing,
    refresh: () => mutate(),
    async update() {
      if (!request) return
      const now = await api.availability.preview(request).result()
      if (!now.ok) {
        if (!acceptHours(now.error)) report({ ...now, isRefused: true })
        return
      }
      // It may be what it was before: then it holds again.
      setOutdated(undefined)
      await mutate(now.value, { revalidate: false })
    },
    async publish() {
      if (!request || !plan) return
      const refusal = await publish({ ...request, fingerprint: plan.fingerprint })
      if (!refusal) return
      const newer = newerPlan(refusal)
      if (newer) await mutate(newer, { revalidate: false })
      else if (!acceptHours(refusal)) await mutate()
    },
  }
}

/** Nothing but the doctor replaces a preview. */
const STILL = { revalidateIfStale: false, revalidateOnReconnect: false }

/** Compares the preview with what it would be now, when slots, bookings or hours change elsewhere. */
function usePlanNews(compare: () => Promise<void>): void {
  const latest = useRef(compare)
  useEffect(() => {
    latest.current = compare
  })
  const ask = useRef<() => void>(undefined)
  useLiveEvents(({ topic }) => {
    if (!['resync', 'slots', 'bookings', 'availability'].includes(topic)) return
    ask.current ??= gathered(() => new Promise((resolve) => whenSettled(() => resolve(latest.current()))))
    ask.current()
  })
}

/** Publishes what a preview says; once, however often it is clicked and whatever becomes of the response. */
function usePublish(discardDraft: () => void) {
  const { pending, run } = useActions({ isExclusive: true })
  const navigate = useNavigate()
  const report = useReport()
  const offerUndo = useUndoChange()
  const { mutate } = useSWRConfig()
  const { plan: messages } = useAvailabilityMessages()
  const publish = async (request: SlotPlanRequest & { fingerprint: string }): Promise<ApiError | undefined> => {
    const sending = keyedRequest(JSON.stringify(request), (options) =>
      api.availability.apply(request, options).result(),
    )
    const outcome = await run(request.fingerprint, true, sending)
    if (!outcome) return undefined
    if (!outcome.ok) {
      // Newer hours and a new preview say by themselves that the preview does not hold any more.
      if (!newerAvailability(outcome.error) && !newerPlan(outcome.error)) report(outcome)
      return outcome.isRefused ? outcome.error : undefined
    }
    const { created, removed, id } = outcome.value.change
    const published = messages.published(created)
    if (request.draft) discardDraft()
    await navigate(paths.availability, { replace: true })
    offerUndo(id, removed > 0 ? messages.publishedRemoved(published, removed) : published, messages.undo)
    await mutate((key) => invalidates.applySlotPlan.some((prefix) => matchesKey(key, prefix)))
    return undefined
  }
  return { isPublishing: pending.size > 0, publish }
}
