import { textsOf, type Messages } from './catalogue.ts'
import { statesMessages } from './en/states.ts'
import { localeOf } from './languages.ts'
import type { Language } from './languages.ts'
import { useSpokenLanguage } from './useMessages.ts'

/**
 * The text of an error or a response of the SDK, with its id if the server or the catalogue gave
 * one.
 */
export interface SpokenByServer {
  readonly code?: string | undefined
  /** Id of the default message, if the server gave no text. */
  readonly messageId?: string | undefined
  readonly userMessage?: string | undefined
  readonly message?: string | undefined
  /** Whether the browser is offline and nothing was changed. */
  readonly isOffline?: boolean | undefined
}

/**
 * Returns the text to show (decision D9): that the browser is offline, if it is; in Tamil and Hindi the catalogue's text for a known code,
 * in English the text of the server or the SDK.
 *
 * @returns the text; empty only if there is none at all
 */
export function serverText(spoken: SpokenByServer, messages: Messages, language: Language): string {
  if (spoken.isOffline) return textsOf(statesMessages, messages).offlineUnchanged
  const text = spoken.userMessage ?? spoken.message ?? ''
  if (localeOf(language) === 'en') return text
  const wordings: Readonly<Record<string, string | undefined>> = { ...messages.validation, ...messages.errors }
  return wordings[spoken.code ?? ''] ?? wordings[spoken.messageId ?? ''] ?? text
}

/** Returns {@link serverText} for the current language. */
export function useServerText(): (spoken: SpokenByServer) => string {
  const { language, messages } = useSpokenLanguage()
  return (spoken) => serverText(spoken, messages, language)
}
