import { retryDeliveries } from '../../changes/messages/deliveryStore.ts'
import { systemClock } from '../../clock.ts'
import { StartError } from '../../startError.ts'
import type { OptionsOf } from '../options.ts'
import type { CommandContext } from './context.ts'
import { withDatabase } from './withDatabase.ts'

/** Runs `messages retry`: makes messages due again that were given up; a running server sends them. */
export function messagesRetry(options: OptionsOf<'messages retry'>, { terminal }: CommandContext): Promise<void> {
  const { ids } = options
  return withDatabase(options, async ({ db }) => {
    const count = await retryDeliveries(db, systemClock.now(), ids)
    if (count < ids.length)
      throw new StartError(`Of ${ids.length} messages, ${count} had been given up and are due again.`)
    terminal.out(`${count} ${count === 1 ? 'message is' : 'messages are'} due again.\n`)
  })
}
