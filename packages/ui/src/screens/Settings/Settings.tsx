import { pagesMessages, settingsMessages, useFormats, useMessages } from '../../messages/internal.ts'
import { Checkbox } from '@fluentui/react-components'
import { changePasswordSchema, type ChangePasswordValues } from '@nalam/sdk/validation'
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx'
import type { ActionResult } from '../../forms/ActionResult.ts'
import { FormDialog, useDialogForm } from '../../forms/FormDialog.tsx'
import { useSettingsStyles } from './Settings.styles.ts'
import { Desktop20Regular } from '@fluentui/react-icons/headless/svg/desktop'
import { History20Regular } from '@fluentui/react-icons/headless/svg/history'
import { Key20Regular } from '@fluentui/react-icons/headless/svg/key'
import { Mail20Regular } from '@fluentui/react-icons/headless/svg/mail'
import { Phone20Regular } from '@fluentui/react-icons/headless/svg/phone'
import type { Activity, BookingSource, DoctorSession } from '@nalam/sdk'
import { useRef, useState, type ComponentProps } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { DataSection, type DataActions, PreferenceSection, type PreferenceActions } from './PreferenceSection.tsx'
import { RemindersSection, SourcesSection, type ReminderActions } from './IntakeSections.tsx'
import { FeedSection, type FeedActions } from './FeedSection.tsx'
import { PasskeySection, type PasskeyActions } from './PasskeySection.tsx'
import { type Proof, ProofContext, useProof, type SensitiveResult } from './useProof.tsx'
import {
  AccountField,
  SettingsIndex,
  Row,
  Rows,
  Section,
  SECTIONS,
  useWhen,
  type List,
  type SectionName,
} from './settingsParts.tsx'

/** Changes the password. Field errors belong to the fields of the form. */
export type PasswordChange = (
  values: ChangePasswordValues & { endsCalendarFeed?: boolean },
) => Promise<ActionResult<keyof ChangePasswordValues>>

interface ChangePasswordDialogProps {
  email: string
  /** Whether there is a calendar link, which keeps working with a new password. */
  hasFeed: boolean
  onSubmit: PasswordChange
  onClose: () => void
}

/** Asks for the current and the new password (ACC-02). */
function ChangePasswordDialog({ email, hasFeed, onSubmit, onClose }: ChangePasswordDialogProps) {
  const styles = useSettingsStyles()
  const messages = useMessages(settingsMessages)
  const [endsFeed, setEndsFeed] = useState(false)
  const { field, dialog } = useDialogForm<ChangePasswordValues>({
    schema: changePasswordSchema,
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    onSubmit: (values) => onSubmit(endsFeed ? { ...values, endsCalendarFeed: true } : values),
    onClose,
  })
  return (
    <FormDialog {...dialog} title={messages.change} submitText={messages.change} pendingText={messages.changing}>
      <p className={styles.hint}>{messages.passwordNote}</p>
      <AccountField email={email} />
      <PasswordField
        {...field('currentPassword')}
        required
        label={messages.currentPassword}
        autoComplete="current-password"
      />
      <PasswordField
        {...field('newPassword')}
        required
        label={messages.newPassword}
        autoComplete="new-password"
        hasRules
      />
      <PasswordField
        {...field('confirmPassword')}
        required
        label={messages.confirmPassword}
        autoComplete="new-password"
      />
      {hasFeed && (
        <Checkbox
          label={messages.endFeedToo}
          checked={endsFeed}
          onChange={(_, { checked }) => setEndsFeed(checked === true)}
        />
      )}
    </FormDialog>
  )
}

/** The account, where the server has more of it than the sign-in. */
export interface AccountSettings {
  email: string
  /** Left out where the server has no passkeys. */
  passkeys?: PasskeyActions | undefined
  /** Left out where the server exports no data. */
  data?: DataActions | undefined
  /** Where the doctor is signed in. */
  devices: List<DoctorSession>
  /** What happened to the account, latest first. */
  activity: List<Activity>
  onChangePassword: PasswordChange
  onEndSession: (session: DoctorSession) => Promise<SensitiveResult>
  onEndOthers: () => Promise<SensitiveResult>
  /** For sensitive actions whose result asks for it. */
  proof: Proof
}

export interface SettingsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Left out where the server has only the calendar feed. */
  account?: AccountSettings | undefined
  /** Language and appearance in this browser. */
  preferences: PreferenceActions
  /** The platforms that may book; left out where none can. */
  sources?: List<BookingSource> | undefined
  /** Left out where patients are not reminded. */
  reminders?: ReminderActions | undefined
  /** Left out where the server has no calendar feed. */
  feed?: FeedActions | undefined
}

/** The settings of the account (ACC-01, ACC-02, ACC-03, ACC-05, ACC-06, FEED-01). */
export function Settings({ account, preferences, sources, reminders, feed, ...rest }: SettingsProps) {
  const styles = useSettingsStyles()
  const pages = useMessages(pagesMessages)
  const sections = useRef<HTMLDivElement>(null)
  const { passkeys, data } = account ?? {}
  const shown: Record<SectionName, boolean> = {
    account: account !== undefined,
    passkeys: passkeys !== undefined,
    devices: account !== undefined,
    activity: account !== undefined,
    preferences: true,
    sources: sources !== undefined,
    reminders: reminders !== undefined,
    feed: feed !== undefined,
    data: data !== undefined,
  }
  return (
    <ProofContext value={account}>
      <div {...rest}>
        <PageHeader title={pages.settings} />
        <div className={styles.page}>
          <SettingsIndex names={SECTIONS.filter((name) => shown[name])} sections={sections} />
          <div ref={sections} className={styles.cards}>
            {account && <AccountSection {...account} hasFeed={feed?.state.rows?.[0]?.isOn === true} />}
            {passkeys && <PasskeySection {...passkeys} />}
            {account && <DeviceSection {...account} />}
            {account && <ActivitySection activity={account.activity} />}
            <PreferenceSection {...preferences} />
            {sources && <SourcesSection sources={sources} />}
            {reminders && <RemindersSection {...reminders} />}
            {feed && <FeedSection {...feed} />}
            {data && <DataSection {...data} />}
          </div>
        </div>
      </div>
    </ProofContext>
  )
}

interface AccountSectionProps extends Pick<AccountSettings, 'email' | 'onChangePassword'> {
  hasFeed: boolean
}

function AccountSection({ email, hasFeed, onChangePassword }: AccountSectionProps) {
  const styles = useSettingsStyles()
  const messages = useMessages(settingsMessages)
  const [isChanging, setChanging] = useState(false)
  return (
    <Section name="account">
      <ul className={styles.rows}>
        <Row icon={<Mail20Regular aria-hidden />} name={email} />
        <Row
          icon={<Key20Regular aria-hidden />}
          name={messages.password}
          detail={messages.passwordNote}
          action={<Button onClick={() => setChanging(true)}>{messages.change}</Button>}
        />
      </ul>
      {isChanging && (
        <ChangePasswordDialog
          email={email}
          hasFeed={hasFeed}
          onSubmit={onChangePassword}
          onClose={() => setChanging(false)}
        />
      )}
    </Section>
  )
}

/** Entries of the activity that are shown at first. */
const FEW = 5

function ActivitySection({ activity }: Pick<AccountSettings, 'activity'>) {
  const styles = useSettingsStyles()
  const messages = useMessages(settingsMessages)
  const when = useWhen()
  const [isWhole, setWhole] = useState(false)
  const happened: Readonly<Record<string, string | undefined>> = messages.happened
  return (
    <Section name="activity" hint={messages.activityHint}>
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
  )
}

type DeviceSectionProps = Pick<AccountSettings, 'devices' | 'onEndSession' | 'onEndOthers'>

function DeviceSection({ devices, onEndSession, onEndOthers }: DeviceSectionProps) {
  const styles = useSettingsStyles()
  const messages = useMessages(settingsMessages)
  const others = useProof()
  return (
    <Section name="devices" hint={messages.devicesHint}>
      <Rows list={devices} stale={messages.staleDevices} expected={3}>
        {(rows) => rows.map((session) => <Device key={session.id} {...{ session, rows }} onEnd={onEndSession} />)}
      </Rows>
      {devices.rows?.some(({ isThis }) => !isThis) && (
        <Button
          className={styles.all}
          isDestructive
          isPending={others.isPending}
          onClick={() => others.run(messages.endOthers, onEndOthers)}
        >
          {messages.endOthers}
        </Button>
      )}
      {others.dialog}
    </Section>
  )
}

const isPhone = (system: string) => /android|ios|ipad/i.test(system)

interface DeviceProps {
  session: DoctorSession
  rows: readonly DoctorSession[]
  onEnd: AccountSettings['onEndSession']
}

function Device({ session, rows, onEnd }: DeviceProps) {
  const styles = useSettingsStyles()
  const messages = useMessages(settingsMessages)
  const when = useWhen()
  const formats = useFormats()
  const { run, isPending, dialog } = useProof()
  const { browser, system, createdAt, lastUsedAt, isThis } = session
  const named = browser && system ? messages.device(browser, system) : browser || system
  const device = named || messages.unknownDevice
  const begun = messages.signedIn(when(createdAt))
  // Sessions of the same browser and system are told apart by when they began, those of one minute by
  // a number.
  const same = rows.filter((other) => !other.isThis && other.browser === browser && other.system === system)
  const atOnce = same.filter((other) => messages.signedIn(when(other.createdAt)) === begun)
  const numbered = atOnce.length > 1 && !isThis ? `${device} (${formats.number(atOnce.indexOf(session) + 1)})` : device
  const subject = same.length > 1 ? `${numbered}, ${begun}` : device
  const end = async () => {
    const result = await onEnd(session)
    return result.ok && named ? { ...result, message: messages.ended(named) } : result
  }
  return (
    <Row
      icon={isPhone(system) ? <Phone20Regular aria-hidden /> : <Desktop20Regular aria-hidden />}
      name={
        <>
          {numbered}
          {isThis && <span className={styles.badge}>{messages.thisDevice}</span>}
        </>
      }
      detail={`${begun} · ${messages.lastUsed(when(lastUsedAt))}`}
      action={
        !isThis && (
          <>
            <Button
              size="medium"
              aria-label={messages.endDevice(subject)}
              isPending={isPending}
              onClick={() => run(messages.endDevice(subject), end)}
            >
              {messages.end}
            </Button>
            {dialog}
          </>
        )
      }
    />
  )
}
