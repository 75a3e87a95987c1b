import { defaultMessage } from '@nalam/sdk'
import type { SpokenByServer } from '@nalam/ui'

/** Returns a default message of the contract as if the server had sent it. */
export const spoken = (messageId: Parameters<typeof defaultMessage>[0]): SpokenByServer => ({
  messageId,
  message: defaultMessage(messageId),
})
