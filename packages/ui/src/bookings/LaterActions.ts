import type { Booking } from '@nalam/sdk'
import type { CancelBooking } from './dialogs/CancelDialog.tsx'
import type { LoadedTimes, MoveBooking } from './dialogs/MoveDialog.tsx'
import type { OfferTimes, WithdrawOffer } from './dialogs/OfferDialog.tsx'

/** Notes that a patient was told. Resolves to whether it was saved. */
export type NoteTold = (booking: Booking) => Promise<boolean>

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
  /** Notes that the doctor has told the patient, on platforms that say who was not told (`messages`). */
  onTold?: NoteTold | undefined
}

/** Returns whether other times can be offered. */
export const hasOffers = (later: LaterActions | undefined): boolean =>
  later?.moving !== undefined && later.onOffer !== undefined
