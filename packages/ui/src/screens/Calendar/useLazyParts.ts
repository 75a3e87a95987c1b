import { useEffect } from 'react'
import { useLazyPart } from '../../components/useLazyPart.ts'
import type { CalendarSheetProps } from './sheet/CalendarSheet.tsx'
import type { WaitingColumnProps } from './column/WaitingColumn.tsx'

const fetchSheet = () => import('./sheet/CalendarSheet.tsx').then(({ CalendarSheet }) => CalendarSheet)
const fetchWaiting = () => import('./column/WaitingColumn.tsx').then(({ WaitingColumn }) => WaitingColumn)

/**
 * Returns the components that are loaded after the calendar: the sheet, which no screen shows, and
 * the column beside a day. If they cannot be loaded, the calendar can still be used.
 */
export function useLazyParts(isDay: boolean) {
  const sheet = useLazyPart<CalendarSheetProps>(fetchSheet)
  const column = useLazyPart<WaitingColumnProps>(fetchWaiting)
  const isHere = sheet.Part !== undefined && (!isDay || column.Part !== undefined)
  useEffect(() => {
    if (isHere) return
    sheet.prepare()
    if (isDay) column.prepare()
    // Both are new objects on every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isDay, isHere])
  return { Sheet: sheet.Part, Column: column.Part }
}
