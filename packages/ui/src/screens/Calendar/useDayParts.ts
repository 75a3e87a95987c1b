import { useEffect } from 'react'
import { useLazyPart } from '../../components/useLazyPart.ts'
import type { DaySheetProps } from './DaySheet.tsx'
import type { WaitingColumnProps } from './WaitingColumn.tsx'

// Loaded separately: the week view needs neither.
const fetchSheet = () => import('./DaySheet.tsx').then(({ DaySheet }) => DaySheet)
const fetchWaiting = () => import('./WaitingColumn.tsx').then(({ WaitingColumn }) => WaitingColumn)

/**
 * Returns the components of the day view other than its slots. If they cannot be loaded, the day
 * can still be used.
 */
export function useDayParts(isDay: boolean) {
  const sheet = useLazyPart<DaySheetProps>(fetchSheet)
  const column = useLazyPart<WaitingColumnProps>(fetchWaiting)
  const isHere = sheet.Part !== undefined && column.Part !== undefined
  useEffect(() => {
    if (!isDay || isHere) return
    sheet.prepare()
    column.prepare()
    // Both are new objects on every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isDay, isHere])
  return { Sheet: sheet.Part, Column: column.Part }
}
