import { VALIDATION_MESSAGE_IDS, VALIDATION_MESSAGES } from '@nalam/sdk/validation'
import type { Messages } from './Messages.ts'
import { useMessages } from './useMessages.ts'

/**
 * The wording of what a validation schema reported. Give the schemas `messages: (id) => id`, keep the ids in the form's state and
 * translate here, when shown: then a change of language changes messages that are already on screen.
 *
 * @param reported an id of the SDK's validation catalogue, or its English, as our server says it of a field; any other text is
 * shown as it came
 */
export function validationWording(reported: string, messages: Messages): string {
  // Ids with the same English mean the same.
  const id = VALIDATION_MESSAGE_IDS.find((known) => known === reported || VALIDATION_MESSAGES[known] === reported)
  return id ? (messages.validation[id] ?? VALIDATION_MESSAGES[id]) : reported
}

/** {@link validationWording} in the language in use; nothing for nothing. */
export function useValidationText(): (reported: string | undefined) => string | undefined {
  const messages = useMessages()
  return (reported) => (reported === undefined ? undefined : validationWording(reported, messages))
}
