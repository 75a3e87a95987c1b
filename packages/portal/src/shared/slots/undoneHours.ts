import type { WeeklyAvailability } from '@nalam/sdk'
import { createStore } from '../createStore.ts'
import { sessionPhase } from '../session/sessionPhase.ts'

/**
 * The hours of a publication that was undone, until Availability shows them as a draft. They are
 * not lost if the publication is undone on another page.
 */
export const undoneHours = createStore<WeeklyAvailability | undefined>(undefined)
sessionPhase.subscribe(() => sessionPhase.get() === 'leaving' && undoneHours.set(undefined))
