import { SCREEN_LANGUAGES, type Result } from '@nalam/sdk'
import type { SpokenByServer } from '@nalam/ui'
import type { ScreenLinkActions } from '@nalam/ui/screens/Queue'
import { useEffect, useEffectEvent, useState } from 'react'
import { useActionResult } from '../../shared/actions/useActions.ts'
import { api } from '../../shared/api/api.ts'
import { ofDoctor, queries } from '../../shared/queries/queries.ts'
import { invalidate, useQuery, useScreenState } from '../../shared/queries/useQuery.ts'

/** Pause between two reads of how many screens show the numbers, in milliseconds. */
const EVERY = 5000

/** Makes, changes and removes the link of the screen in the waiting room (QUEUE-04). */
export function useScreenLink(doctorId: string): ScreenLinkActions {
  const [isShown, setShown] = useState(false)
  const response = useQuery(isShown ? ofDoctor(queries.queue.screen(), doctorId) : null)
  const results = useActionResult()
  const read = useEffectEvent(() => {
    if (!document.hidden) void response.mutate()
  })
  useEffect(() => {
    if (!isShown) return undefined
    const timer = setInterval(() => read(), EVERY)
    return () => clearInterval(timer)
  }, [isShown])
  // Both can be repeated, so that the SDK sends them again after a lost response.
  const afterRead = async (result: Result<SpokenByServer>) => {
    await invalidate('saveQueueScreen')
    return results.of(result)
  }
  return {
    screen: response.data,
    ...useScreenState(response),
    onShownChange: setShown,
    async onSave({ room, isNewLink }) {
      const languages = response.data?.languages ?? SCREEN_LANGUAGES
      const result = await api.queue.saveScreen({ room, languages, isNewLink }).result()
      const done = await afterRead(result)
      if (!result.ok || !done.ok) return { ...done, ok: false }
      const { path, screen } = result.value
      if (path === undefined) return done
      return { ...done, link: { address: new URL(path, location.href).href, createdAt: screen.createdAt } }
    },
    onRemove: async () => afterRead(await api.queue.removeScreen().result()),
  }
}
