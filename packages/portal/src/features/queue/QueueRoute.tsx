import { clinicToday, type Doctor } from '@nalam/sdk'
import { Queue } from '@nalam/ui/screens/Queue'
import { useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { prefetch as prefetchQuery } from '../../shared/queries/queries.ts'
import { queueOf } from '../../shared/queue/todaysQueue.ts'
import { useDoctor } from '../../shared/session/session.ts'
import { useQueueActions, useTodaysQueue } from './useQueue.ts'
import { useScreenLink } from './useScreenLink.ts'

export const prefetch = (doctor: Doctor): Promise<void> => prefetchQuery(queueOf(doctor.id, clinicToday(api.now())))

export default function QueueRoute() {
  const doctor = useDoctor()
  const today = useTodaysQueue(doctor.id)
  const { query: _, ...shown } = today
  const [choice, setChoice] = useState<{ date: string; session: number }>()
  const { date } = shown.now
  // A choice holds for its day.
  const chosen = choice?.date === date ? choice.session : undefined
  const session = chosen ?? shown.queue?.session ?? 1
  return (
    <Queue
      {...shown}
      session={session}
      onSessionChange={(next) => setChoice({ date, session: next })}
      screenLink={useScreenLink(doctor.id)}
      {...useQueueActions(today, session)}
    />
  )
}
