import { Worker } from 'node:worker_threads'
import type { LoadResult, Shot } from './loadWorker.ts'

/**
 * Sends the shots repeatedly over this number of connections for this number of milliseconds.
 *
 * @param pause milliseconds between a response and the next request of that connection
 */
export function load(
  origin: string,
  shots: readonly Shot[],
  connections: number,
  milliseconds: number,
  pause = 0,
): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./loadWorker.ts', import.meta.url), {
      workerData: { origin, shots, connections, milliseconds, pause },
    })
    worker.once('message', (result: LoadResult) => resolve(result))
    worker.once('error', reject)
  })
}
