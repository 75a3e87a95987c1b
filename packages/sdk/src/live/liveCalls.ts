import type { Client } from '../core/Client.ts'
import type { LiveResource } from './LiveEvent.ts'

/**
 * Creates the calls of the capability `live`. The first subscription loads their code and the
 * parser.
 */
export const liveCalls = (client: Client): LiveResource => ({
  subscribe: async (options) => (await import('./subscribe.ts')).subscribe(client, options),
})
