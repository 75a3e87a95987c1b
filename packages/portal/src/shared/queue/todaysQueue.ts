import type { Queue } from '@nalam/sdk'
import type { Query } from '@nalam/sdk/queries'
import { useEffect, useState } from 'react'
import { api } from '../api/api.ts'
import { createStore } from '../createStore.ts'
import { firstPageShown } from '../page.ts'
import { inBackground, ofDoctor, queries } from '../queries/queries.ts'
import { useLiveReads, useQuery } from '../queries/useQuery.ts'
import { useCapability } from '../session/session.ts'
import { useClinicNow } from '../useClinicNow.ts'

/** When the queue was read last, in milliseconds since 1970 by the server's clock. */
export const queueReadAt = createStore<number | undefined>(undefined)

/**
 * The queue of a day. Its page is open all day, so its reads do not keep the session alive (S1).
 *
 * @param date `YYYY-MM-DD`
 */
export function queueOf(doctorId: string, date: string): Query<Queue> {
  const { key, fetch } = inBackground(ofDoctor(queries.queue.show({ date }), doctorId))
  return {
    key,
    fetch: async (options) => {
      const queue = await fetch(options)
      queueReadAt.set(api.now())
      return queue
    },
  }
}

/** How many wait on a day, without anybody's name: reading that is not a read of patients' data. */
const figuresOf = (doctorId: string, date: string): Query<Queue> =>
  inBackground(ofDoctor(queries.queue.figures({ date }), doctorId))

/**
 * Returns how many patients wait in the session of this moment; undefined while unknown or without
 * the capability. It is read after the page is shown, and again when the queue changes, unless the
 * page of the queue does that.
 */
export function useWaitingCount(doctorId: string, isQueueOpen: boolean): number | undefined {
  const isOffered = useCapability('queue')
  const [isWanted, setWanted] = useState(false)
  const { date } = useClinicNow()
  useEffect(() => void firstPageShown.then(() => setWanted(true)), [])
  const wanted = isQueueOpen ? queueOf : figuresOf
  const query = isOffered && isWanted ? wanted(doctorId, date) : null
  useLiveReads(isQueueOpen ? null : query, 'queue')
  const { data } = useQuery(query)
  return data?.sessions.find(({ session }) => session === data.session)?.waiting
}
