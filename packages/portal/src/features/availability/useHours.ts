import type { ApiError, Availability, WeeklyAvailability } from '@nalam/sdk'
import { isWeekChanged } from '@nalam/ui/screens/Availability'
import { useEffect, useState } from 'react'
import { useLiveEvents } from '../../shared/live/liveEvents.ts'
import { queries } from '../../shared/queries/queries.ts'
import { useQuery, useReadAgain } from '../../shared/queries/useQuery.ts'
import { undoneHours } from '../../shared/slots/slotChanges.ts'

const query = queries.availability.get()

export interface Hours {
  /** The saved hours. */
  saved: Availability | undefined
  /** The hours as entered; the saved hours if nothing was changed. */
  draft: WeeklyAvailability | undefined
  /** Hours that publishing would save: a changed draft, or the proposal of the server. */
  unsaved: WeeklyAvailability | undefined
  hasUnsavedChanges: boolean
  /** Hours that were saved elsewhere after the draft was started. */
  newer: Availability | undefined
  setDraft: (draft: WeeklyAvailability) => void
  discard: () => void
  /** Bases the draft on the newer version. */
  keepMine: () => void
  /** Stores hours that the server has sent. */
  accept: (newer: Availability) => void
  error: ApiError | undefined
  isRefreshing: boolean
  refresh: () => Promise<unknown>
}

const weekly = ({ version, weeklyHours, keepPublishedWeeks }: WeeklyAvailability): WeeklyAvailability => ({
  version,
  weeklyHours,
  keepPublishedWeeks,
})

/**
 * Returns the weekly hours and the doctor's draft. Changes from elsewhere arrive live and never
 * replace the draft. The hours of a publication that was undone become the draft.
 */
export function useHours(): Hours {
  const { data: saved, error, isValidating, mutate } = useQuery(query)
  const [entered, setEntered] = useState(undoneHours.get)
  useEffect(() => {
    // The initial draft.
    undoneHours.set(undefined)
    return undoneHours.subscribe(() => {
      const undone = undoneHours.get()
      if (!undone) return
      setEntered((latest) => latest ?? undone)
      undoneHours.set(undefined)
    })
  }, [])
  const readAgain = useReadAgain(query)
  useLiveEvents(({ topic }) => {
    // The availability also counts the bookings on closed days.
    if (topic === 'availability' || topic === 'bookings' || topic === 'resync') readAgain()
  })
  const isChanged = saved !== undefined && entered !== undefined && isWeekChanged(saved, entered)
  // Hours that equal the saved ones keep their order, and belong to the saved version: the preview
  // of an older one would be refused again and again.
  const draft = isChanged ? entered : saved && weekly({ ...saved, ...entered, version: saved.version })
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
    isRefreshing: isValidating,
    refresh: () => mutate(),
  }
}
