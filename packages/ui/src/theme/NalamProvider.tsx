'use client'
// Fluent's own provider writes the theme into the page from JavaScript (13 kB with one theme). Ours is a class: the themes are
// custom properties in theme.css. The contexts that Fluent's components read are the same ones.
import {
  Provider_unstable as FluentContext,
  ThemeClassNameProvider_unstable as PortalClass,
} from '@fluentui/react-shared-contexts'
import { RendererProvider } from '@griffel/react'
import type { GriffelRenderer } from '@griffel/react'
import { useEffect, useInsertionEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { LinkContext } from '../components/TextLink/LinkContext.ts'
import type { LinkComponent } from '../components/TextLink/LinkContext.ts'
import { ToastProvider } from '../components/Toasts/ToastProvider.tsx'
import { en } from '../messages/en.ts'
import { loadMessages, localeOf } from '../messages/languages.ts'
import type { Language } from '../messages/languages.ts'
import type { Messages } from '../messages/Messages.ts'
import { LanguageContext } from '../messages/useMessages.ts'
import { useKeyboardFocusMark } from './useKeyboardFocusMark.ts'

/** How it looks. `system` follows the reader's setting. */
export type Appearance = 'system' | 'light' | 'dark' | 'high-contrast'
/** How close rows and controls stand. */
export type Density = 'comfortable' | 'compact'

export interface NalamProviderProps extends HTMLAttributes<HTMLDivElement> {
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
  appearance?: Appearance | undefined
  density?: Density | undefined
  language?: Language | undefined
  /** The catalogue of `language`, when the host has loaded it (`loadMessages`) before the first paint. */
  messages?: Messages | undefined
  /** The host's link (a router's, say). Without it links are plain `<a href>`. */
  linkComponent?: LinkComponent | undefined
  /** Griffel's renderer, for a nonce or an insertion point; without it Griffel's own, which a hash-based policy allows. */
  renderer?: GriffelRenderer | undefined
  /** Called when a catalogue could not be fetched; the language shown before stays. */
  onMessagesError?: ((error: unknown) => void) | undefined
}

const DARK = '(prefers-color-scheme: dark)'

function useSystemPrefersDark(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(DARK)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => window.matchMedia(DARK).matches,
    () => false,
  )
}

interface Loaded {
  language: Language
  messages: Messages
}

function useCatalogue(language: Language, given: Messages | undefined, onError?: (error: unknown) => void): Loaded {
  // What was given for the first language stays while another one is fetched.
  const [loaded, setLoaded] = useState<Loaded>(given ? { language, messages: given } : { language: 'en', messages: en })
  const wanted = given === undefined && loaded.language !== language
  useEffect(() => {
    if (!wanted) return
    let current = true
    const load = async () => {
      try {
        const messages = await loadMessages(language)
        if (current) setLoaded({ language, messages })
      } catch (error) {
        if (current) onError?.(error)
      }
    }
    void load()
    return () => {
      current = false
    }
  }, [wanted, language, onError])
  return useMemo(() => (given === undefined ? loaded : { language, messages: given }), [given, loaded, language])
}

/** Theme, language, density, links and notices for everything inside. The outermost one dresses the page as well. */
export function NalamProvider({
  children,
  className,
  appearance = 'system',
  density = 'comfortable',
  language = 'en',
  messages,
  linkComponent,
  renderer,
  onMessagesError,
  ...rest
}: NalamProviderProps) {
  const systemDark = useSystemPrefersDark()
  const shown = appearance === 'system' ? (systemDark ? 'dark' : 'light') : appearance
  const theme = `nalam-theme nalam-${shown} nalam-${density}`
  const catalogue = useCatalogue(language, messages, onMessagesError)
  const locale = localeOf(catalogue.language)

  useInsertionEffect(() => {
    const page = document.documentElement
    const classes = theme.split(' ')
    page.classList.add(...classes)
    return () => page.classList.remove(...classes)
  }, [theme])
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  useKeyboardFocusMark()

  const fluent = useMemo(
    () => ({ dir: 'ltr' as const, ...(typeof document === 'undefined' ? {} : { targetDocument: document }) }),
    [],
  )
  const inside = (
    <FluentContext value={fluent}>
      <PortalClass value={theme}>
        <LanguageContext value={catalogue}>
          <LinkContext value={linkComponent}>
            <div {...rest} lang={locale} className={className ? `${theme} ${className}` : theme}>
              <ToastProvider>{children}</ToastProvider>
            </div>
          </LinkContext>
        </LanguageContext>
      </PortalClass>
    </FluentContext>
  )
  return renderer ? <RendererProvider renderer={renderer}>{inside}</RendererProvider> : inside
}
