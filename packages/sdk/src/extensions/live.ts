import type { Client } from '../core/Client.ts'
import type { LiveResource } from '../live/LiveEvent.ts'

/** The calls of the capability `live`. Their code and the parser that it needs are loaded by the first subscription. */
export const liveCalls = (client: Client): LiveResource => ({
  subscribe: async (options) => (await import('../live/subscribe.ts')).subscribe(client, options),
})
