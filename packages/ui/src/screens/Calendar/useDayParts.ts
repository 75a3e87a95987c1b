import { useEffect } from 'react'
import { useLazyPart } from '../../components/useLazyPart.ts'
import type { DaySheetProps } from './DaySheet.tsx'
import type { WaitingColumnProps } from './WaitingColumn.tsx'

// A week needs neither.
const fetchSheet = () => import('./DaySheet.tsx').then(({ DaySheet }) => DaySheet)
const fetchWaiting = () => import('./WaitingColumn.tsx').then(({ WaitingColumn }) => WaitingColumn)

/** What a day has beside its slots. Without them, where they cannot be fetched, the day can still be used. */
export function useDayParts(isDay: boolean) {
  const sheet = useLazyPart<DaySheetProps>(fetchSheet)
  const column = useLazyPart<WaitingColumnProps>(fetchWaiting)
  const isHere = sheet.Part !== undefined && column.Part !== undefined
  useEffect(() => {
    if (!isDay || isHere) return
    sheet.prepare()
    column.prepare()
    // Both are new objects with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isDay, isHere])
  return { Sheet: sheet.Part, Column: column.Part }
}
