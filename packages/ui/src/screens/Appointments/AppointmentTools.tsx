import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { ArrowSort20Regular } from '@fluentui/react-icons/headless/svg/arrow-sort'
import { ArrowSync20Regular } from '@fluentui/react-icons/headless/svg/arrow-sync'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { SearchBox } from '../../components/SearchBox/SearchBox.tsx'
import { useDayMessages } from '../../messages/useDayMessages.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { media } from '../../theme/nalamTokens.ts'
import { useMediaQuery } from '../../theme/useMediaQuery.ts'
import { useAppointmentsStyles } from './Appointments.styles.ts'
import type { AppointmentFiltering } from './BookingFilterRow.tsx'

interface AppointmentToolsProps {
  search: string
  onSearch: (text: string) => void
  isRefreshing: boolean
  onRefresh: () => void
  /** Left out if the platform cannot change the order. */
  filtering: AppointmentFiltering | undefined
  /** There are bookings to export. */
  canExport: boolean
  isExportPending: boolean
  onExport: () => void
}

/** The search field above the list, with the buttons that reload, sort and export it. */
export function AppointmentTools({
  search,
  onSearch,
  isRefreshing,
  onRefresh,
  filtering,
  canExport,
  isExportPending,
  onExport,
}: AppointmentToolsProps) {
  const styles = useAppointmentsStyles()
  const { appointments: messages } = useMessages()
  const { filters: filterMessages } = useDayMessages()
  const onPhone = useMediaQuery(media.phone)
  const isSoonestFirst = filtering?.value.order === 'soonest'
  return (
    <div className={styles.tools}>
      <SearchBox
        className={styles.search}
        label={messages.search}
        placeholder={onPhone ? messages.search : messages.searchHint}
        search={search}
        onSearch={onSearch}
      />
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
          tooltip="end"
          icon={<ArrowSort20Regular />}
          label={isSoonestFirst ? filterMessages.showLatest : filterMessages.showSoonest}
          onClick={() => filtering.onChange({ ...filtering.value, order: isSoonestFirst ? 'latest' : 'soonest' })}
        />
      )}
      <IconButton
        look="outlined"
        tooltip="end"
        icon={<ArrowDownload20Regular />}
        label={isExportPending ? messages.exporting : messages.exportCsv}
        disabled={isExportPending || !canExport}
        onClick={onExport}
      />
    </div>
  )
}
