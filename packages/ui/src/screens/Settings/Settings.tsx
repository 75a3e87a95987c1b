import { Desktop20Regular } from '@fluentui/react-icons/headless/svg/desktop'
import { History20Regular } from '@fluentui/react-icons/headless/svg/history'
import { Key20Regular } from '@fluentui/react-icons/headless/svg/key'
import { Mail20Regular } from '@fluentui/react-icons/headless/svg/mail'
import { Phone20Regular } from '@fluentui/react-icons/headless/svg/phone'
import { clinicNow, type Activity, type DoctorSession } from '@nalam/sdk'
import { useState } from 'react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { LoadedContent } from '../../components/StateView/LoadedContent.tsx'
import type { ActionResult } from '../../forms/ActionResult.ts'
import { useAction } from '../../forms/useAction.ts'
import { pagesMessages } from '../../messages/en/pages.ts'
import { settingsMessages } from '../../messages/en/settings.ts'
import { useFormats } from '../../messages/useFormats.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ChangePasswordDialog, type PasswordChange } from './ChangePasswordDialog.tsx'
import { useSettingsStyles } from './Settings.styles.ts'

/** A list of the page: undefined while it loads. */
interface List<Row> {
  rows: readonly Row[] | undefined
  error?: string | undefined
  onRetry?: (() => void) | undefined
  isRefreshing?: boolean
}

export interface SettingsProps extends Omit<ComponentProps<'div'>, 'children'> {
  email: string
  /** Where the doctor is signed in. */
  devices: List<DoctorSession>
  /** What happened to the account, latest first. */
  activity: List<Activity>
  onChangePassword: PasswordChange
  onEndSession: (session: DoctorSession) => Promise<ActionResult>
  onEndOthers: () => Promise<ActionResult>
}

/** Entries of the activity that are shown at first. */
const FEW = 5

/** The account: password, devices and security activity (ACC-02, ACC-03, ACC-06). */
export function Settings({
  email,
  devices,
  activity,
  onChangePassword,
  onEndSession,
  onEndOthers,
  ...rest
}: SettingsProps) {
  const styles = useSettingsStyles()
  const pages = useMessages(pagesMessages)
  const messages = useMessages(settingsMessages)
  const [isChanging, setChanging] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const others = useAction(onEndOthers)
  const when = useWhen()
  const happened: Readonly<Record<string, string | undefined>> = messages.happened
  return (
    <div {...rest}>
      <PageHeader title={pages.settings} />
      <div className={styles.cards}>
        <Section title={messages.account}>
          <ul className={styles.rows}>
            <Row icon={<Mail20Regular aria-hidden />} name={email} />
            <Row
              icon={<Key20Regular aria-hidden />}
              name={messages.password}
              detail={messages.passwordNote}
              action={<Button onClick={() => setChanging(true)}>{messages.change}</Button>}
            />
          </ul>
        </Section>
        <Section
          title={messages.devices}
          hint={messages.devicesHint}
          action={
            devices.rows?.some(({ isThis }) => !isThis) && (
              <Button isPending={others.isPending} onClick={() => void others.run()}>
                {messages.endOthers}
              </Button>
            )
          }
        >
          <Rows list={devices} stale={messages.staleDevices} expected={3}>
            {(rows) => rows.map((session) => <Device key={session.id} session={session} onEnd={onEndSession} />)}
          </Rows>
        </Section>
        <Section title={messages.activity} hint={messages.activityHint}>
          <Rows list={activity} stale={messages.staleActivity} expected={FEW}>
            {(rows) =>
              rows
                .slice(0, isWhole ? undefined : FEW)
                .map(({ at, name }) => (
                  <Row
                    key={`${at} ${name}`}
                    icon={<History20Regular aria-hidden />}
                    name={happened[name] ?? messages.otherChange}
                    detail={when(at)}
                  />
                ))
            }
          </Rows>
          {!isWhole && activity.rows && activity.rows.length > FEW && (
            <Button className={styles.all} onClick={() => setWhole(true)}>
              {messages.showAll(activity.rows.length)}
            </Button>
          )}
        </Section>
      </div>
      {isChanging && <ChangePasswordDialog onSubmit={onChangePassword} onClose={() => setChanging(false)} />}
    </div>
  )
}

/** Returns a function that writes a time of the server as day and time at the clinic (D6). */
function useWhen(): (at: string) => string {
  const formats = useFormats()
  return (at) => {
    const { date, time } = clinicNow(Date.parse(at))
    return `${formats.date(date)}, ${formats.time(time)}`
  }
}

interface SectionProps {
  title: string
  hint?: string
  action?: ReactNode
  children: ReactNode
}

function Section({ title, hint, action, children }: SectionProps) {
  const styles = useSettingsStyles()
  return (
    <Card as="section" aria-label={title}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{title}</h2>
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

function Rows<Row>({ list, stale, expected, children }: RowsProps<Row>) {
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

interface RowProps {
  icon: ReactElement
  name: ReactNode
  detail?: string
  action?: ReactNode
}

function Row({ icon, name, detail, action }: RowProps) {
  const styles = useSettingsStyles()
  return (
    <li className={styles.row}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.words}>
        <div className={styles.name}>{name}</div>
        {detail && <div className={styles.detail}>{detail}</div>}
      </div>
      {action}
    </li>
  )
}

const isPhone = (system: string) => /android|ios|ipad/i.test(system)

interface DeviceProps {
  session: DoctorSession
  onEnd: SettingsProps['onEndSession']
}

function Device({ session, onEnd }: DeviceProps) {
  const styles = useSettingsStyles()
  const messages = useMessages(settingsMessages)
  const when = useWhen()
  const { run, isPending } = useAction(onEnd)
  const { browser, system, createdAt, lastUsedAt, isThis } = session
  const named = browser && system ? messages.device(browser, system) : browser || system
  const device = named || messages.unknownDevice
  return (
    <Row
      icon={isPhone(system) ? <Phone20Regular aria-hidden /> : <Desktop20Regular aria-hidden />}
      name={
        <>
          {device}
          {isThis && <span className={styles.badge}>{messages.thisDevice}</span>}
        </>
      }
      detail={`${messages.signedIn(when(createdAt))} · ${messages.lastUsed(when(lastUsedAt))}`}
      action={
        !isThis && (
          <Button
            size="medium"
            aria-label={messages.endDevice(device)}
            isPending={isPending}
            onClick={() => void run(session)}
          >
            {messages.end}
          </Button>
        )
      }
    />
  )
}
