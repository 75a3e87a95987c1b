import { useContext } from 'react'
import { localeOf } from './languages.ts'
import type { Language } from './languages.ts'
import type { Messages } from './Messages.ts'
import { LanguageContext } from './useMessages.ts'

/** What an error or an answer of the SDK says: a text, and where the server or the catalogue named it, its id. */
export interface SpokenByServer {
  readonly code?: string | undefined
  /** Id of the default message, where the server gave no text. */
  readonly messageId?: string | undefined
  readonly userMessage?: string | undefined
  readonly message?: string | undefined
}

/**
 * The wording to show (decision D9): in Tamil and Hindi ours for a known code, in English what the server or the SDK said.
 *
 * @returns the text; empty only when nothing was said at all
 */
export function serverText(spoken: SpokenByServer, messages: Messages, language: Language): string {
  const said = spoken.userMessage ?? spoken.message ?? ''
  if (localeOf(language) === 'en') return said
  const wordings: Readonly<Record<string, string | undefined>> = messages.errors
  return wordings[spoken.code ?? ''] ?? wordings[spoken.messageId ?? ''] ?? said
}

/** {@link serverText} in the language in use. */
export function useServerText(): (spoken: SpokenByServer) => string {
  const { language, messages } = useContext(LanguageContext)
  return (spoken) => serverText(spoken, messages, language)
}
