import { appointmentsMessages } from '../../messages/en/appointments.ts'
import { filtersMessages } from '../../messages/en/filters.ts'
import { visitsMessages } from '../../messages/en/visits.ts'
import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { ArrowSort20Regular } from '@fluentui/react-icons/headless/svg/arrow-sort'
import { ArrowSync20Regular } from '@fluentui/react-icons/headless/svg/arrow-sync'
import { MultiselectLtr20Regular } from '@fluentui/react-icons/headless/svg/multiselect-ltr'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import type { AppointmentFiltering } from './BookingFilterRow.tsx'

interface AppointmentToolsProps {
  isRefreshing: boolean
  onRefresh: () => void
  /** Left out if the platform cannot change the order. */
  filtering: AppointmentFiltering | undefined
  /** There are bookings to export. */
  canExport: boolean
  isExportPending: boolean
  onExport: () => void
  /** Starts or ends selecting bookings; left out if the platform cannot cancel several. */
  onSelect: (() => void) | undefined
  isSelecting: boolean
}

/** The buttons that reload, sort and export the list. */
export function AppointmentTools({
  isRefreshing,
  onRefresh,
  filtering,
  canExport,
  isExportPending,
  onExport,
  onSelect,
  isSelecting,
}: AppointmentToolsProps) {
  const messages = useMessages(appointmentsMessages)
  const filterMessages = useMessages(filtersMessages)
  const visits = useMessages(visitsMessages)
  const isSoonestFirst = filtering?.value.order === 'soonest'
  return (
    <>
      <IconButton
        look="outlined"
        icon={<ArrowSync20Regular />}
        label={messages.refresh}
        disabled={isRefreshing}
        onClick={onRefresh}
      />
      {filtering && (
        <IconButton
          look="outlined"
          icon={<ArrowSort20Regular />}
          label={isSoonestFirst ? filterMessages.showLatest : filterMessages.showSoonest}
          onClick={() => filtering.onChange({ ...filtering.value, order: isSoonestFirst ? 'latest' : 'soonest' })}
        />
      )}
      <IconButton
        look="outlined"
        icon={<ArrowDownload20Regular />}
        label={isExportPending ? messages.exporting : messages.exportCsv}
        disabled={isExportPending || !canExport}
        onClick={onExport}
      />
      {onSelect && (
        <IconButton
          look="outlined"
          icon={<MultiselectLtr20Regular />}
          label={visits.select}
          aria-pressed={isSelecting}
          onClick={onSelect}
        />
      )}
    </>
  )
}
