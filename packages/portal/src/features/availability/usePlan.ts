import {
  newerAvailability,
  newerPlan,
  toWireDate,
  type ApiError,
  type SlotPlan,
  type SlotPlanRequest,
} from '@nalam/sdk'
import { invalidates, matchesKey, type QueryKey } from '@nalam/sdk/queries'
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
import { queries } from '../../shared/queries/queries.ts'
import { keyedRequest } from '../../shared/slots/keyedRequest.ts'
import { useUndoChange } from '../../shared/slots/useUndoChange.ts'
import type { Hours } from './useHours.ts'

export interface Plan {
  plan: SlotPlan | undefined
  /** What was shown until something changed. */
  before: SlotPlan | undefined
  savesHours: boolean
  error: ApiError | undefined
  isBusy: boolean
  isPublishing: boolean
  refresh: () => Promise<unknown>
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
 * The preview of a publication, and publishing it (AVAIL-03, AVAIL-04). What changes elsewhere makes a new preview; the one that is on
 * screen is what is published, or nothing.
 *
 * @param dates undefined while the hours are shown
 */
export function usePlan(dates: PublishDates | undefined, hours: Hours): Plan {
  const { key: visit } = useLocation()
  const isReady = dates !== undefined && hours.saved !== undefined && hours.newer === undefined
  const request = isReady ? requestOf(dates, hours.unsaved) : undefined
  // A preview of its own for every visit: an older one would say that something has changed.
  const key: QueryKey | null = request ? [...queries.availability.all, 'plan', visit, JSON.stringify(request)] : null
  const onError = (error: ApiError) => {
    const newer = newerAvailability(error)
    if (newer) hours.accept(newer)
  }
  const read = () => (request ? api.availability.preview(request) : Promise.reject(new Error('No days to preview')))
  const {
    data: plan,
    error,
    isValidating,
    mutate,
  } = useSWR<SlotPlan, ApiError, QueryKey | null>(key, read, { onError })
  const before = useBefore(String(key), plan)
  usePlanNews(() => {
    if (!request || !plan) return undefined
    const again = api.availability.preview(request, { headers: IN_BACKGROUND })
    return mutate(again, { revalidate: false, throwOnError: false })
  })
  const { isPublishing, publish } = usePublish(hours)
  return {
    plan,
    before,
    savesHours: request?.draft !== undefined,
    error,
    isBusy: isValidating,
    isPublishing,
    refresh: () => mutate(),
    async publish() {
      if (!request || !plan) return
      const refusal = await publish({ ...request, fingerprint: plan.fingerprint })
      if (!refusal) return
      const newer = newerPlan(refusal)
      await (newer ? mutate(newer, { revalidate: false }) : mutate())
    },
  }
}

/** Makes the preview anew when slots, bookings or hours change elsewhere. */
function usePlanNews(readAgain: () => Promise<unknown> | undefined): void {
  const latest = useRef(readAgain)
  useEffect(() => {
    latest.current = readAgain
  })
  const ask = useRef<() => void>(undefined)
  useLiveEvents(({ topic }) => {
    if (!['resync', 'slots', 'bookings', 'availability'].includes(topic)) return
    ask.current ??= gathered(() => new Promise((resolve) => whenSettled(() => resolve(latest.current()))))
    ask.current()
  })
}

/** Publishes what a preview says; once, however often it is clicked and whatever becomes of the response. */
function usePublish(hours: Hours) {
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
      const newer = newerAvailability(outcome.error)
      if (newer) hours.accept(newer)
      // A new preview says by itself that the one before does not hold any more.
      else if (!newerPlan(outcome.error)) report(outcome)
      return outcome.isRefused ? outcome.error : undefined
    }
    const { created, removed, id } = outcome.value.change
    const published = messages.published(created)
    if (request.draft) hours.discard()
    await navigate(paths.availability, { replace: true })
    offerUndo(id, removed > 0 ? messages.publishedRemoved(published, removed) : published, messages.undo)
    await mutate((key) => invalidates.applySlotPlan.some((prefix) => matchesKey(key, prefix)))
    return undefined
  }
  return { isPublishing: pending.size > 0, publish }
}
