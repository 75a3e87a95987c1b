import { Settings, type AccountSettings, type FeedActions } from '@nalam/ui/screens/Settings'
import { usePreferenceChoice } from '../../shared/preferences/preferences.ts'
import { ofDoctor, prefetch as prefetchQuery, queries } from '../../shared/queries/queries.ts'
import { useQuery, useScreenState } from '../../shared/queries/useQuery.ts'
import { hasCapability, useCapability, useDoctor } from '../../shared/session/session.ts'
import { usePasskeyActions } from './usePasskeyActions.ts'
import { useFeedActions } from './useFeedActions.ts'
import { useSettingsActions } from './useSettingsActions.ts'
import type { Doctor } from '@nalam/sdk'

const devicesOf = ({ id }: Doctor) => ofDoctor(queries.account.sessions(), id)
const passkeysOf = ({ id }: Doctor) => ofDoctor(queries.account.passkeys(), id)
const feedOf = ({ id }: Doctor) => ofDoctor(queries.calendarFeed.state(), id)
const activityOf = ({ id }: Doctor) => ofDoctor(queries.account.activity(), id)

export const prefetch = async (doctor: Doctor): Promise<void> => {
  const account = () => [
    prefetchQuery(passkeysOf(doctor)),
    prefetchQuery(devicesOf(doctor)),
    prefetchQuery(activityOf(doctor)),
  ]
  await Promise.all([
    ...(hasCapability('account-security') ? account() : []),
    ...(hasCapability('calendar-feed') ? [prefetchQuery(feedOf(doctor))] : []),
  ])
}

/** Returns the account's part of the page, if the server offers it (EXT-01). */
function useAccountSettings(doctor: Doctor): AccountSettings | undefined {
  const isOffered = useCapability('account-security')
  const passkeys = useQuery(isOffered ? passkeysOf(doctor) : null)
  const passkeysState = useScreenState(passkeys)
  const devices = useQuery(isOffered ? devicesOf(doctor) : null)
  const devicesState = useScreenState(devices)
  const activity = useQuery(isOffered ? activityOf(doctor) : null)
  const activityState = useScreenState(activity)
  const { onProve, onProveByPasskey, onOnlyChange, ...passkeyActions } = usePasskeyActions()
  const actions = useSettingsActions()
  if (!isOffered) return undefined
  const isOnly = passkeys.data?.isPasskeyOnly === true
  const only = { isOn: isOnly, recoveryAt: passkeys.data?.recoveryAt, onChange: onOnlyChange }
  const hasPasskeys = passkeys.data !== undefined && passkeys.data.passkeys.length > 0
  return {
    email: doctor.email,
    // Also while the list is loading or could not be loaded.
    passkeys:
      passkeys.data?.isAvailable === false
        ? undefined
        : { list: { rows: passkeys.data?.passkeys, ...passkeysState }, ...passkeyActions, only },
    devices: { rows: devices.data, ...devicesState },
    activity: { rows: activity.data, ...activityState },
    data: { onExport: actions.exportData },
    onChangePassword: actions.changePassword,
    onEndSession: actions.endSession,
    onEndOthers: actions.endOthers,
    proof: { onProve: isOnly ? undefined : onProve, onProveByPasskey: hasPasskeys ? onProveByPasskey : undefined },
  }
}

/** Returns the calendar feed's part of the page, if the server offers it (EXT-01). */
function useFeedSettings(doctor: Doctor): FeedActions | undefined {
  const isOffered = useCapability('calendar-feed')
  const feed = useQuery(isOffered ? feedOf(doctor) : null)
  const state = useScreenState(feed)
  const actions = useFeedActions()
  return isOffered ? { state: { rows: feed.data && [feed.data], ...state }, ...actions } : undefined
}

/** /doctor/settings */
export default function SettingsRoute() {
  const doctor = useDoctor()
  const account = useAccountSettings(doctor)
  const feed = useFeedSettings(doctor)
  return <Settings account={account} feed={feed} preferences={usePreferenceChoice()} />
}
