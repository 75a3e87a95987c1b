import { clinicToday, type Doctor } from '@nalam/sdk'
import { Queue } from '@nalam/ui/screens/Queue'
import { useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { prefetch as prefetchQuery } from '../../shared/queries/queries.ts'
import { queueOf } from '../../shared/queue/todaysQueue.ts'
import { useDoctor } from '../../shared/session/session.ts'
import { useQueueActions, useShownQueue } from './useQueue.ts'
import { useScreenLink } from './useScreenLink.ts'

export const prefetch = (doctor: Doctor): Promise<void> => prefetchQuery(queueOf(doctor.id, clinicToday(api.now())))

export default function QueueRoute() {
  const doctor = useDoctor()
  const shown = useShownQueue(doctor.id)
  const [choice, setChoice] = useState<{ date: string; session: number }>()
  const { queue, unended } = shown
  const { date = '' } = queue ?? {}
  // A choice holds for its day.
  const chosen = choice?.date === date ? choice.session : undefined
  const session = chosen ?? (unended?.isShown ? unended.session : queue?.session) ?? 1
  return (
    <Queue
      {...shown}
      session={session}
      onSessionChange={(next) => setChoice({ date, session: next })}
      screenLink={useScreenLink(doctor.id)}
      {...useQueueActions(doctor.id, queue, session)}
    />
  )
}
