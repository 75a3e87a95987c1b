import { VALIDATION_MESSAGE_IDS, VALIDATION_MESSAGES } from '@nalam/sdk/validation'
import type { Messages } from './catalogue.ts'
import { useSpokenLanguage } from './useMessages.ts'

/**
 * Returns the text for a reported validation error. Create the schemas with `messages: (id) => id`,
 * keep the ids in the form's state and translate on rendering: then a change of language also
 * changes visible messages.
 *
 * @param reported an id of the SDK's validation catalogue, or its English text, which the reference
 *   server returns for a field; any other text is returned unchanged
 */
export function validationWording(reported: string, messages: Messages): string {
  // Ids with the same English text have the same meaning.
  const id = VALIDATION_MESSAGE_IDS.find((known) => known === reported || VALIDATION_MESSAGES[known] === reported)
  return id ? (messages.validation?.[id] ?? VALIDATION_MESSAGES[id]) : reported
}

/** Returns {@link validationWording} for the current language; undefined for undefined. */
export function useValidationText(): (reported: string | undefined) => string | undefined {
  const { messages } = useSpokenLanguage()
  return (reported) => (reported === undefined ? undefined : validationWording(reported, messages))
}
