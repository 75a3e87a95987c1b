import { useServerText } from '@nalam/ui'
import { Settings } from '@nalam/ui/screens/Settings'
import { ofDoctor, prefetch as prefetchQuery, queries } from '../../shared/queries/queries.ts'
import { useQuery } from '../../shared/queries/useQuery.ts'
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
  await Promise.all([
    prefetchQuery(passkeysOf(doctor)),
    prefetchQuery(devicesOf(doctor)),
    prefetchQuery(activityOf(doctor)),
    ...(hasCapability('calendar-feed') ? [prefetchQuery(feedOf(doctor))] : []),
  ])
}

/** /doctor/settings */
export default function SettingsRoute() {
  const doctor = useDoctor()
  const serverText = useServerText()
  const devices = useQuery(devicesOf(doctor))
  const passkeys = useQuery(passkeysOf(doctor))
  const { onProve, onProveByPasskey, ...passkeyActions } = usePasskeyActions()
  const hasFeed = useCapability('calendar-feed')
  const feed = useQuery(hasFeed ? feedOf(doctor) : null)
  const hasPasskeys = passkeys.data !== undefined && passkeys.data.passkeys.length > 0
  const proof = { onProve, onProveByPasskey: hasPasskeys ? onProveByPasskey : undefined }
  const feedActions = useFeedActions()
  const activity = useQuery(activityOf(doctor))
  const actions = useSettingsActions()
  return (
    <Settings
      email={doctor.email}
      passkeys={
        passkeys.data?.isAvailable
          ? {
              list: {
                rows: passkeys.data.passkeys,
                error: passkeys.error && serverText(passkeys.error),
                onRetry: () => void passkeys.mutate(),
                isRefreshing: passkeys.isValidating,
              },
              ...passkeyActions,
            }
          : undefined
      }
      feed={
        hasFeed
          ? {
              state: {
                rows: feed.data && [feed.data],
                error: feed.error && serverText(feed.error),
                onRetry: () => void feed.mutate(),
                isRefreshing: feed.isValidating,
              },
              ...feedActions,
            }
          : undefined
      }
      data={{ onExport: actions.exportData }}
      devices={{
        rows: devices.data,
        error: devices.error && serverText(devices.error),
        onRetry: () => void devices.mutate(),
        isRefreshing: devices.isValidating,
      }}
      activity={{
        rows: activity.data,
        error: activity.error && serverText(activity.error),
        onRetry: () => void activity.mutate(),
        isRefreshing: activity.isValidating,
      }}
      onChangePassword={actions.changePassword}
      onEndSession={actions.endSession}
      onEndOthers={actions.endOthers}
      proof={proof}
    />
  )
}
