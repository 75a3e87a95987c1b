import type { Result } from '@nalam/sdk'
import type { SpokenByServer } from '@nalam/ui'
import type { FeedActions } from '@nalam/ui/screens/Settings'
import { useActionResult } from '../../shared/actions/useActions.ts'
import { api } from '../../shared/api/api.ts'
import { configuration } from '../../shared/api/configuration.ts'
import { invalidate } from '../../shared/queries/useQuery.ts'

/** Creates, changes and removes the link of the calendar feed (FEED-01). */
export function useFeedActions(): Omit<FeedActions, 'state'> {
  const results = useActionResult()
  // All three can be repeated, so that the SDK sends them again after a lost response.
  const afterRead = async (result: Result<SpokenByServer>) => {
    await invalidate('createCalendarFeed')
    return results.of(result)
  }

  return {
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
