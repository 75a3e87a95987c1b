import type { Result, DoctorSession, Doctor, ReminderSettings } from '@nalam/sdk'
import { type SpokenByServer, useMessages } from '@nalam/ui'
import { type FeedActions, type AccountSettings, Settings } from '@nalam/ui/screens/Settings'
import { settingsMessages } from '@nalam/ui/messages/settings'
import type { Query } from '@nalam/sdk/queries'
import { useActionResult, useActions } from '../../shared/actions/useActions.ts'
import { api } from '../../shared/api/api.ts'
import { configuration } from '../../shared/api/configuration.ts'
import { invalidate, useQuery, useScreenState } from '../../shared/queries/useQuery.ts'
import { byRepeating, whether } from '../../shared/actions/createActionRunner.ts'
import { saveFile } from '../../shared/saveFile.ts'
import { usePreferenceChoice } from '../../shared/preferences/preferences.tsx'
import { ofDoctor, prefetch as prefetchQuery, queries } from '../../shared/queries/queries.ts'
import { hasCapability, useCapability, useDoctor } from '../../shared/session/session.ts'
import { usePasskeyActions } from './usePasskeyActions.ts'

const devicesOf = ({ id }: Doctor) => ofDoctor(queries.account.sessions(), id)
const passkeysOf = ({ id }: Doctor) => ofDoctor(queries.account.passkeys(), id)
const feedOf = ({ id }: Doctor) => ofDoctor(queries.calendarFeed.state(), id)
const sourcesOf = ({ id }: Doctor) => ofDoctor(queries.bookings.sources(), id)
const remindersOf = ({ id }: Doctor) => ofDoctor(queries.bookings.reminderSettings(), id)
const activityOf = ({ id }: Doctor) => ofDoctor(queries.account.activity(), id)

export const prefetch = async (doctor: Doctor): Promise<void> => {
  const account = hasCapability('account-security') ? [passkeysOf, devicesOf, activityOf] : []
  const feed = hasCapability('calendar-feed') ? [feedOf] : []
  const sources = hasCapability('intake') ? [sourcesOf] : []
  const reminders = hasCapability('messages') ? [remindersOf] : []
  await Promise.all(
    [...account, ...feed, ...sources, ...reminders].map((queryOf) => prefetchQuery<unknown>(queryOf(doctor))),
  )
}

function useList<Value>(query: Query<Value> | null) {
  const response = useQuery(query)
  return { rows: response.data, ...useScreenState(response) }
}

/** Creates, changes and removes the link of the calendar feed (FEED-01). */
function useFeedSettings(doctor: Doctor): FeedActions | undefined {
  const isOffered = useCapability('calendar-feed')
  const { rows: feed, ...state } = useList(isOffered ? feedOf(doctor) : null)
  const results = useActionResult()
  if (!isOffered) return undefined
  // All three can be repeated, so that the SDK sends them again after a lost response.
  const afterRead = async (result: Result<SpokenByServer>) => {
    await invalidate('createCalendarFeed')
    return results.of(result)
  }
  return {
    state: { rows: feed && [feed], ...state },
    async onCreate() {
      const result = await api.calendarFeed.create().result()
      const done = await afterRead(result)
      if (!result.ok || !done.ok) return { ...done, ok: false }
      // The path belongs to the origin of the API.
      const root = new URL(configuration.apiRoot, location.href)
      return { ...done, address: new URL(result.value.path, root).href }
    },
    onNamesChange: async (showsNames) => afterRead(await api.calendarFeed.change({ showsNames }).result()),
    onRemove: async () => afterRead(await api.calendarFeed.remove().result()),
  }
}

const readAgain = () => void invalidate('endSession')

/** Changes the password, ends sessions and downloads the doctor's data (ACC-05). */
function useSettingsActions(): Pick<AccountSettings, 'onChangePassword' | 'onEndSession' | 'onEndOthers' | 'data'> {
  const { run, results } = useActions()
  const messages = useMessages(settingsMessages)

  /** @param id the session; undefined for all others */
  const end = async (id?: string) => {
    const isEnded = (open: DoctorSession) => (id === undefined ? open.isThis : open.id !== id)
    const done = { message: id === undefined ? messages.endedOthers : messages.endedUnnamed }
    const outcome = await run<SpokenByServer>(id ?? 'others', true, {
      // The SDK repeats it with the same key, so that a lost response is no unknown outcome.
      send: () => (id === undefined ? api.account.endOtherSessions() : api.account.endSession(id)).result(),
      reconcile: () => whether(api.account.sessions().result(), (open) => open.every(isEnded), done),
      settle: readAgain,
    })
    return results.of(outcome)
  }

  return {
    async onChangePassword(values) {
      const send = () => api.account.changePassword(values).result()
      const outcome = await run<SpokenByServer>('password', true, {
        send,
        // It succeeds if the first request arrived.
        reconcile: byRepeating(send),
        settle: () => void invalidate('changePassword'),
      })
      return results.of(outcome)
    },
    onEndSession: ({ id }) => end(id),
    onEndOthers: () => end(),
    data: {
      async onExport() {
        const result = await api.account.exportData().result()
        if (result.ok) {
          saveFile(result.value.fileName, result.value.file)
          void invalidate('exportData')
        }
        return results.of(result)
      },
    },
  }
}

function useAccountSettings(doctor: Doctor): AccountSettings | undefined {
  const isOffered = useCapability('account-security')
  const { rows: found, ...passkeysState } = useList(isOffered ? passkeysOf(doctor) : null)
  const devices = useList(isOffered ? devicesOf(doctor) : null)
  const activity = useList(isOffered ? activityOf(doctor) : null)
  const { onProve, onProveByPasskey, onOnlyChange, ...passkeyActions } = usePasskeyActions()
  const actions = useSettingsActions()
  if (!isOffered) return undefined
  const isOnly = found?.isPasskeyOnly === true
  const only = { isOn: isOnly, recoveryAt: found?.recoveryAt, onChange: onOnlyChange }
  const hasPasskeys = found !== undefined && found.passkeys.length > 0
  return {
    ...actions,
    email: doctor.email,
    // Also while the list is loading or could not be loaded.
    passkeys:
      found?.isAvailable === false
        ? undefined
        : { list: { rows: found?.passkeys, ...passkeysState }, ...passkeyActions, only },
    devices,
    activity,
    proof: { onProve: isOnly ? undefined : onProve, onProveByPasskey: hasPasskeys ? onProveByPasskey : undefined },
  }
}

/** The platforms that may book for patients (INTAKE-04). */
function useSources(doctor: Doctor) {
  const isOffered = useCapability('intake')
  const sources = useList(isOffered ? sourcesOf(doctor) : null)
  return isOffered ? sources : undefined
}

/** What becomes of the answers to reminders (MSG-06). */
function useReminders(doctor: Doctor) {
  const isOffered = useCapability('messages')
  const { rows: settings, ...state } = useList(isOffered ? remindersOf(doctor) : null)
  const results = useActionResult()
  if (!isOffered) return undefined
  return {
    settings: { rows: settings && [settings], ...state },
    // It can be repeated, so that the SDK sends it again after a lost response.
    async onChange(wanted: ReminderSettings) {
      const result = await api.bookings.setReminderSettings(wanted).result()
      await invalidate('setReminderSettings')
      return results.of(result)
    },
  }
}

export default function SettingsRoute() {
  const doctor = useDoctor()
  const account = useAccountSettings(doctor)
  const feed = useFeedSettings(doctor)
  const sources = useSources(doctor)
  const reminders = useReminders(doctor)
  return (
    <Settings
      account={account}
      feed={feed}
      sources={sources}
      reminders={reminders}
      preferences={usePreferenceChoice()}
    />
  )
}
