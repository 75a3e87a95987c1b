import { defaultMessage, type Result } from '@nalam/sdk'
import type { SpokenByServer } from '@nalam/ui'
import type { Action } from '../actions/createActionRunner.ts'
import { api } from '../api/api.ts'

const messageId = 'updateSlotStatus.success'
const SWITCHED = { messageId, message: defaultMessage(messageId) }

/**
 * Creates the action that switches an unbooked slot on or off (SLOT-04).
 *
 * @param isSwitched reads the slot after an unknown outcome and returns whether it has the wanted
 *   state
 */
export const switchSlot = (
  slotId: string,
  isOn: boolean,
  isSwitched: () => Promise<Result<boolean>>,
): Action<SpokenByServer> => ({
  send: () => api.slots.setStatus({ slotId, isOn }).result(),
  async reconcile() {
    const found = await isSwitched()
    return found.ok ? { ok: true, value: found.value ? SWITCHED : undefined } : found
  },
})
