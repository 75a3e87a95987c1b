import { waitingBookings } from '../src/fixtures/bookings.ts'
import { STORY_NOW } from '../src/fixtures/slots.ts'
import type { AppointmentsProps } from '../src/screens/Appointments/index.ts'

const bookings = waitingBookings()

/** A list whose controls have no effect, for tests of its layout. */
export const waitingList: AppointmentsProps = {
  page: {
    bookings,
    currentPage: 1,
    totalPages: 1,
    itemsPerPage: 10,
    totalItems: bookings.length,
    summary: undefined,
  },
  now: STORY_NOW,
  onSearch: () => undefined,
  onPageChange: () => undefined,
  onRefresh: () => undefined,
  onExport: () => undefined,
  actions: { onDecide: async () => true },
}
