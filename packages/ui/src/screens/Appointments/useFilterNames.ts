import {
  filtersMessages,
  notToldMessages,
  slotsMessages,
  statusMessages,
  useFormats,
  useMessages,
} from '../../messages/internal.ts'
import type { BookingFilters, ChosenFilter } from './bookingFilters.ts'

/** Returns the names of the filters of bookings, and a function that names one that was chosen. */
export function useFilterNames() {
  const messages = useMessages(filtersMessages)
  const slots = useMessages(slotsMessages)
  const statuses = useMessages(statusMessages)
  const notTold = useMessages(notToldMessages)
  const formats = useFormats()
  const status = { ...statuses, all: messages.all, waiting: messages.waiting, 'not-told': notTold.mark }
  const days = { any: messages.anyDay, today: slots.today, tomorrow: messages.tomorrow, week: messages.week }
  const nameOfDays = (when: BookingFilters['when']) => {
    if (typeof when === 'string') return days[when]
    const { from, to } = when
    return formats.day(from, to)
  }
  return {
    status,
    days,
    views: { waiting: messages.waiting, today: slots.today, all: messages.all },
    nameOf: (filters: BookingFilters, chosen: ChosenFilter): string => {
      switch (chosen) {
        case 'status':
          return status[filters.status]
        case 'when':
          return nameOfDays(filters.when)
        case 'visit':
          return filters.visit ? statuses[filters.visit] : ''
        case 'order':
          return messages.orders[filters.order]
      }
    },
  }
}
