import { filtersMessages } from '../../messages/en/filters.ts'
import { slotsMessages } from '../../messages/en/slots.ts'
import { statusMessages } from '../../messages/en/status.ts'
import { tableMessages } from '../../messages/en/table.ts'
import type { BookingSummary } from '@nalam/sdk'
import { DateRangeFilter } from '../../forms/FilterRow/DateRangeFilter.tsx'
import { FilterGroup } from '../../forms/FilterRow/FilterGroup.tsx'
import { FilterRow } from '../../forms/FilterRow/FilterRow.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { useAppointmentsStyles } from './Appointments.styles.ts'
import { DAY_FILTERS, STATUS_FILTERS, usualOrder } from './bookingFilters.ts'
import type { BookingFilters } from './bookingFilters.ts'

export interface AppointmentFiltering {
  /** The current filters. */
  value: BookingFilters
  onChange: (filters: BookingFilters) => void
  /**
   * Counts over all bookings of the doctor, independent of the filters; undefined while unknown.
   */
  summary: BookingSummary | undefined
}

/** The filters of the appointments: by status, with counts, and by day (FIND-01). */
export function BookingFilterRow({ value, onChange, summary }: AppointmentFiltering) {
  const styles = useAppointmentsStyles()
  const messages = useMessages(filtersMessages)
  const slots = useMessages(slotsMessages)
  const statusNames = useMessages(statusMessages)
  const table = useMessages(tableMessages)
  const narrow = (change: Partial<Pick<BookingFilters, 'status' | 'when'>>) => {
    const { status, when } = { ...value, ...change }
    onChange({ status, when, order: usualOrder({ status, when }) })
  }
  const counts = {
    all: summary?.total,
    waiting: summary?.pending,
    confirmed: summary?.confirmed,
    declined: summary?.declined,
    reschedule: summary?.reschedule,
  }
  const labels = { ...statusNames, all: messages.all, waiting: messages.waiting }
  const days = { any: messages.anyDay, today: slots.today, tomorrow: messages.tomorrow, week: messages.week }
  return (
    <FilterRow label={messages.label} className={styles.filters}>
      <FilterGroup
        label={table.status}
        options={STATUS_FILTERS.map((name) => ({ value: name, label: labels[name], count: counts[name] ?? null }))}
        value={value.status}
        onValueChange={(status) => narrow({ status })}
      />
      <FilterGroup
        label={messages.when}
        isLabelShown
        options={DAY_FILTERS.map((name) => ({ value: name, label: days[name] }))}
        value={typeof value.when === 'string' ? value.when : undefined}
        onValueChange={(when) => narrow({ when })}
      >
        <DateRangeFilter
          value={typeof value.when === 'string' ? undefined : value.when}
          onValueChange={(when) => narrow({ when })}
        />
      </FilterGroup>
    </FilterRow>
  )
}
