import type { ApiError, Availability, WeeklyAvailability } from '@nalam/sdk'
import { isWeekChanged } from '@nalam/ui/screens/Availability'
import { useEffect, useRef, useState } from 'react'
import useSWR from 'swr'
import { whenSettled } from '../../shared/actions/underWay.ts'
import { api } from '../../shared/api/api.ts'
import { IN_BACKGROUND } from '../../shared/api/inBackground.ts'
import { gathered } from '../../shared/live/gathered.ts'
import { useLiveEvents } from '../../shared/live/liveEvents.ts'
import { queries } from '../../shared/queries/queries.ts'

const { key, fetch } = queries.availability.get()

export interface Hours {
  /** As saved. */
  saved: Availability | undefined
  /** As entered: the saved hours where nothing was changed. */
  draft: WeeklyAvailability | undefined
  /** What publishing saves: hours that differ from the saved ones, or a proposal. */
  unsaved: WeeklyAvailability | undefined
  hasUnsavedChanges: boolean
  /** Saved elsewhere since the draft was begun. */
  newer: Availability | undefined
  setDraft: (draft: WeeklyAvailability) => void
  discard: () => void
  /** The draft goes on from the newer version. */
  keepMine: () => void
  /** Says what the server has now. */
  accept: (newer: Availability) => void
  error: ApiError | undefined
  isBusy: boolean
  refresh: () => Promise<unknown>
}

const weekly = ({ version, weeklyHours, keepPublishedWeeks }: WeeklyAvailability): WeeklyAvailability => ({
  version,
  weeklyHours,
  keepPublishedWeeks,
})

/** The weekly hours and what the doctor changes of them. Changes from elsewhere arrive live, and never replace what she entered. */
export function useHours(isOffered: boolean): Hours {
  const { data: saved, error, isValidating, mutate } = useSWR<Availability, ApiError>(isOffered ? key : null, fetch)
  const [entered, setEntered] = useState<WeeklyAvailability>()
  const readAgain = useRef<() => void>(undefined)
  useEffect(() => {
    readAgain.current ??= gathered(
      () =>
        new Promise((resolve) =>
          whenSettled(() =>
            resolve(
              mutate(api.availability.get({ headers: IN_BACKGROUND }), { revalidate: false, throwOnError: false }),
            ),
          ),
        ),
    )
  }, [mutate])
  useLiveEvents(({ topic }) => {
    // Bookings on closed days are counted there too.
    if (topic === 'availability' || topic === 'bookings' || topic === 'resync') readAgain.current?.()
  })
  const draft = entered ?? (saved && weekly(saved))
  const isChanged = saved !== undefined && entered !== undefined && isWeekChanged(saved, entered)
  const newer = isChanged && saved.version !== entered.version ? saved : undefined
  return {
    saved,
    draft,
    unsaved: isChanged || saved?.isProposal ? draft : undefined,
    hasUnsavedChanges: isChanged,
    newer,
    setDraft: setEntered,
    discard: () => setEntered(undefined),
    keepMine: () => saved && entered && setEntered({ ...entered, version: saved.version }),
    accept: (current) => void mutate(current, { revalidate: false }),
    error,
    isBusy: isValidating,
    refresh: () => mutate(),
  }
}
