import type { Availability, Doctor, WeeklyAvailability } from '@nalam/sdk'
import { isWeekChanged } from '@nalam/ui/screens/Availability'
import { useEffect, useState } from 'react'
import { prefetch, queries } from '../../shared/queries/queries.ts'
import { useLiveQuery, useScreenState } from '../../shared/queries/useQuery.ts'
import { hasCapability } from '../../shared/session/session.ts'
import { undoableChanges, undoneHours } from '../../shared/slots/slotChanges.ts'

const query = queries.availability.get()

const weekly = ({ version, weeklyHours, keepPublishedWeeks }: WeeklyAvailability): WeeklyAvailability => ({
  version,
  weeklyHours,
  keepPublishedWeeks,
})

export async function prefetchHours({ id }: Doctor): Promise<void> {
  await Promise.all([prefetch(query), hasCapability('slot-changes') && prefetch(undoableChanges(id))])
}

/** Returns the weekly hours and the doctor's draft, which no change from elsewhere replaces. */
export function useHours() {
  // The availability also counts the bookings on closed days.
  const { data: saved, error, isValidating, mutate } = useLiveQuery(query, 'availability', 'bookings')
  const [entered, setEntered] = useState(undoneHours.get)
  useEffect(() => {
    undoneHours.set(undefined)
    return undoneHours.subscribe(() => {
      const undone = undoneHours.get()
      if (!undone) return
      setEntered((latest) => latest ?? undone)
      undoneHours.set(undefined)
    })
  }, [])
  const isChanged = saved !== undefined && entered !== undefined && isWeekChanged(saved, entered)
  // Hours that equal the saved ones keep their order, and belong to the saved version: the preview
  // of an older one would be refused again and again.
  const draft = isChanged ? entered : saved && weekly({ ...saved, ...entered, version: saved.version })
  const newer = isChanged && saved.version !== entered.version ? saved : undefined
  return {
    saved,
    draft,
    /** Hours that publishing would save: a changed draft, or the proposal of the server. */
    unsaved: isChanged || saved?.isProposal ? draft : undefined,
    hasUnsavedChanges: isChanged,
    newer,
    setDraft: setEntered,
    discard: () => setEntered(undefined),
    /** Bases the draft on the newer version. */
    keepMine: () => saved && entered && setEntered({ ...entered, version: saved.version }),
    accept: (current: Availability) => void mutate(current, { revalidate: false }),
    state: useScreenState({ error, isValidating, mutate }),
  }
}

export type Hours = ReturnType<typeof useHours>
