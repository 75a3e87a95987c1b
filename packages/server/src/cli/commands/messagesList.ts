import { stateOf } from '../../changes/messages/deliveryRules.ts'
import { listDeliveries, type Delivery } from '../../changes/messages/deliveryStore.ts'
import type { OptionsOf } from '../options.ts'
import type { CommandContext } from './context.ts'
import { withDatabase } from './withDatabase.ts'

/** One line without anything of the patient. */
function lineOf(delivery: Delivery): string {
  const { webhookId, name, bookingId, dueAt, attempts, lastError } = delivery
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  const error = lastError === null ? [] : [lastError]
  return `${[webhookId, stateOf(delivery), name, bookingId, dueAt.toISOString(), tries, ...error].join('  ')}\n`
}

/** Runs `messages list`: writes one line per message to standard output, oldest first. */
export function messagesList(options: OptionsOf<'messages list'>, { terminal }: CommandContext): Promise<void> {
  return withDatabase(options, async ({ db }) => {
    const found = await listDeliveries(db, options.state)
    terminal.out(found.length === 0 ? 'There are no such messages.\n' : found.map(lineOf).join(''))
  })
}
