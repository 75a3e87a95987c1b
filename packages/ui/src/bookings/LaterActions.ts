import type { CancelBooking } from './dialogs/CancelDialog.tsx'
import type { LoadedTimes, MoveBooking } from './dialogs/MoveDialog.tsx'
import type { OfferTimes, WithdrawOffer } from './dialogs/OfferDialog.tsx'

/** Moving a booking, and the free times for it. */
export interface Moving extends LoadedTimes {
  onMove: MoveBooking
  /** Called when the free times are needed for the first time. */
  onNeeded: () => void
}

/** What a host can do with a booking after the answer, on platforms that support it (`visits`). */
export interface LaterActions {
  onCancel: CancelBooking
  /** Left out if the platform does not say what is free (`calendar`). */
  moving?: Moving | undefined
  /** Offers other times, on platforms that support it (`offers`); needs `moving` for what is free. */
  onOffer?: OfferTimes | undefined
  onWithdraw?: WithdrawOffer | undefined
}

/** Returns whether other times can be offered. */
export const hasOffers = (later: LaterActions | undefined): boolean =>
  later?.moving !== undefined && later.onOffer !== undefined
