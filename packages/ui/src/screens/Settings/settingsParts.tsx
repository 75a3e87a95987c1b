import { Switch } from '@fluentui/react-components'
import { clinicNow } from '@nalam/sdk'
import { useId, type ReactElement, type ReactNode } from 'react'
import { Card } from '../../components/Card/Card.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { LoadedContent, type LoadState } from '../../components/StateView/LoadedContent.tsx'
import { settingsMessages } from '../../messages/en/settings.ts'
import { useFormats } from '../../messages/useFormats.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useSettingsStyles } from './Settings.styles.ts'

/** A list of the page: undefined while it loads. */
export interface List<Row> extends LoadState {
  rows: readonly Row[] | undefined
}

/** Returns a function that writes a time of the server as day and time at the clinic (D6). */
export function useWhen(): (at: string) => string {
  const formats = useFormats()
  return (at) => {
    const { date, time } = clinicNow(Date.parse(at))
    return `${formats.date(date)}, ${formats.time(time)}`
  }
}

/** The sections in the order of the page. Their titles are the messages of these names. */
export const SECTIONS = ['account', 'passkeys', 'devices', 'activity', 'preferences', 'feed', 'data'] as const
export type SectionName = (typeof SECTIONS)[number]

/** Returns the id of a section's heading, to which the index of the page leads. */
export const headingId = (name: SectionName): string => `settings-${name}`

interface SectionProps {
  name: SectionName
  hint?: string
  action?: ReactNode
  children: ReactNode
}

export function Section({ name, hint, action, children }: SectionProps) {
  const styles = useSettingsStyles()
  const { [name]: title } = useMessages(settingsMessages)
  return (
    <Card as="section" aria-label={title}>
      <div className={styles.head}>
        <div>
          <h2 id={headingId(name)} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {hint && <p className={styles.hint}>{hint}</p>}
        </div>
        {action}
      </div>
      {children}
    </Card>
  )
}

interface RowsProps<Row> {
  list: List<Row>
  stale: string
  /** Rows of the skeleton. */
  expected: number
  children: (rows: readonly Row[]) => ReactNode
}

export function Rows<Row>({ list, stale, expected, children }: RowsProps<Row>) {
  const styles = useSettingsStyles()
  const { rows, error, onRetry, isRefreshing = false } = list
  return (
    <LoadedContent
      data={rows}
      error={error}
      onRetry={onRetry}
      isRefreshing={isRefreshing}
      stale={stale}
      loading={
        <div aria-hidden>
          {Array.from({ length: expected }, (_, index) => (
            <div key={index} className={styles.row}>
              <Skeleton className={styles.loadingRow} />
            </div>
          ))}
        </div>
      }
    >
      {(shown) => <ul className={styles.rows}>{children(shown)}</ul>}
    </LoadedContent>
  )
}

interface SwitchRowProps {
  name: string
  note: string
  isOn: boolean
  /** It cannot be switched now. */
  isStill: boolean
  onChange: (isOn: boolean) => void
}

/** A row with a switch, described by the note. It keeps the focus while it cannot be switched. */
export function SwitchRow({ name, note, isOn, isStill, onChange }: SwitchRowProps) {
  const id = useId()
  return (
    <Row
      name={name}
      detail={<span id={id}>{note}</span>}
      action={
        <Switch
          aria-label={name}
          aria-describedby={id}
          aria-disabled={isStill || undefined}
          checked={isOn}
          onChange={(_, { checked: wanted }) => {
            if (!isStill) onChange(wanted)
          }}
        />
      }
    />
  )
}

interface RowProps {
  icon?: ReactElement
  name: ReactNode
  detail?: ReactNode
  action?: ReactNode
}

export function Row({ icon, name, detail, action }: RowProps) {
  const styles = useSettingsStyles()
  return (
    <li className={styles.row}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <div className={styles.words}>
        <div className={styles.name}>{name}</div>
        {detail && <div className={styles.detail}>{detail}</div>}
      </div>
      {action}
    </li>
  )
}
