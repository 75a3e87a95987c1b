import { Settings, type AccountSettings, type FeedActions } from '@nalam/ui/screens/Settings'
import { usePreferenceChoice } from '../../shared/preferences/preferences.ts'
import { ofDoctor, prefetch as prefetchQuery, queries } from '../../shared/queries/queries.ts'
import { useQuery, useScreenState } from '../../shared/queries/useQuery.ts'
import { hasCapability, useCapability, useDoctor } from '../../shared/session/session.ts'
import { usePasskeyActions } from './usePasskeyActions.ts'
import { useFeedActions } from './useFeedActions.ts'
import { useSettingsActions } from './useSettingsActions.ts'
import type { Doctor } from '@nalam/sdk'
import type { Query } from '@nalam/sdk/queries'

const devicesOf = ({ id }: Doctor) => ofDoctor(queries.account.sessions(), id)
const passkeysOf = ({ id }: Doctor) => ofDoctor(queries.account.passkeys(), id)
const feedOf = ({ id }: Doctor) => ofDoctor(queries.calendarFeed.state(), id)
const activityOf = ({ id }: Doctor) => ofDoctor(queries.account.activity(), id)

export const prefetch = async (doctor: Doctor): Promise<void> => {
  const account = hasCapability('account-security') ? [passkeysOf, devicesOf, activityOf] : []
  const feed = hasCapability('calendar-feed') ? [feedOf] : []
  await Promise.all([...account, ...feed].map((queryOf) => prefetchQuery<unknown>(queryOf(doctor))))
}

/** Reads a list of the page, or none. */
function useList<Value>(query: Query<Value> | null) {
  const response = useQuery(query)
  return { rows: response.data, ...useScreenState(response) }
}

/** Returns the account's part of the page, if the server offers it (EXT-01). */
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

/** Returns the calendar feed's part of the page, if the server offers it (EXT-01). */
function useFeedSettings(doctor: Doctor): FeedActions | undefined {
  const isOffered = useCapability('calendar-feed')
  const { rows: feed, ...state } = useList(isOffered ? feedOf(doctor) : null)
  const actions = useFeedActions()
  return isOffered ? { state: { rows: feed && [feed], ...state }, ...actions } : undefined
}

export default function SettingsRoute() {
  const doctor = useDoctor()
  const account = useAccountSettings(doctor)
  const feed = useFeedSettings(doctor)
  return <Settings account={account} feed={feed} preferences={usePreferenceChoice()} />
}
