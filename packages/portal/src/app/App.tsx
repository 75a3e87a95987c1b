import { SWRConfig, type SWRConfiguration } from 'swr'
import { sessionPhase } from '../shared/session/sessionState.ts'
import { type Language, type LinkProps, type Messages, NalamProvider, PageTheme } from '@nalam/ui'
import { type createBrowserRouter, useHref, useLinkClickHandler } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { prefetchPage } from './pageModules.ts'
import { api } from '../shared/api/api.ts'
import { usePreferences } from '../shared/preferences/preferences.tsx'
import { reportFailure } from '../shared/reports/reportFailure.ts'

export const swrOptions: SWRConfiguration = {
  // The SDK has already retried what can be retried, and regaining focus is no reason to read
  // everything again.
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  // No query is sent after the session has ended (goal S9).
  isPaused: () => sessionPhase.get() !== 'steady',
}

/** Renders links of `ui` as router links: no reload, and hover or focus prefetches the page. */
export function RouterLink({ href, children, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(href, { target: rest.target ?? '_self' })
  const prefetching =
    <Event,>(then?: (event: Event) => void) =>
    (event: Event) => {
      // The code and data of the current page are loaded.
      if (href !== window.location.pathname) void prefetchPage(href)
      then?.(event)
    }
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
      onPointerEnter={prefetching(onPointerEnter)}
      onFocus={prefetching(onFocus)}
    >
      {children}
    </a>
  )
}

export interface AppProps {
  router: ReturnType<typeof createBrowserRouter>
  /** Messages fetched before the first render. Undefined for English, which is part of the app. */
  loaded?: { language: Language; messages: Messages } | undefined
}

export function App({ router, loaded }: AppProps) {
  const { appearance, language } = usePreferences()
  return (
    <NalamProvider
      appearance={appearance}
      language={language}
      messages={loaded?.language === language ? loaded.messages : undefined}
      linkComponent={RouterLink}
      now={api.now}
    >
      <PageTheme />
      <SWRConfig value={swrOptions}>
        <RouterProvider router={router} onError={reportFailure} />
      </SWRConfig>
    </NalamProvider>
  )
}
