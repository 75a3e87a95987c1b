import { CancelSeveral, OfferSeveral } from '@nalam/ui/forms/VisitDialogs'
import type { useCancelSeveral, useOfferDay } from './useVisitActions.ts'

interface DayDialogsProps {
  several: ReturnType<typeof useCancelSeveral>
  offers: ReturnType<typeof useOfferDay>
}

/** The dialog that cancels the bookings of a day, or the one that offers other times instead. */
export function DayDialogs({ several, offers }: DayDialogsProps) {
  if (offers?.dialog) return <OfferSeveral {...offers.dialog} />
  if (!several?.dialog) return null
  const { onClose } = several.dialog
  const onOfferInstead =
    offers &&
    ((date: string) => {
      onClose()
      offers.open(date)
    })
  return <CancelSeveral {...several.dialog} onOfferInstead={onOfferInstead} />
}
