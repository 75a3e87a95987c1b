// Fluent's provider writes the theme into the page from JavaScript (13 kB with one theme). This
// provider sets a class: the themes are custom properties in theme.css. It fills the same contexts
// that Fluent's components read.
import {
  Provider_unstable as FluentContext,
  ThemeClassNameProvider_unstable as PortalClass,
} from '@fluentui/react-shared-contexts'
import { createDOMRenderer, RendererProvider } from '@fluentui/react-components'
import type { GriffelRenderer } from '@fluentui/react-components'
import { useEffect, useMemo } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { localeOf } from '../../messages/languages.ts'
import type { Language } from '../../messages/languages.ts'
import type { Messages } from '../../messages/Messages.ts'
import { useCatalogue } from '../../messages/useCatalogue.ts'
import { LanguageContext } from '../../messages/useMessages.ts'
import type { Appearance, Density } from '../../theme/appearance.ts'
import type { NalamTheme } from '../../theme/createNalamTheme.ts'
import { focusPath } from '../../theme/focusPath.ts'
import { ProductContext } from '../../theme/product.ts'
import { useTargetDocument } from '../../theme/targetDocument.ts'
import { useKeyboardFocusMark } from '../../theme/useKeyboardFocusMark.ts'
import { useThemeClass } from '../../theme/useThemeClass.ts'
import { LinkContext } from '../TextLink/LinkContext.ts'
import type { LinkComponent } from '../TextLink/LinkContext.ts'
import { ToastProvider } from '../Toasts/ToastProvider.tsx'
import { ClockContext, useClock } from './useClock.ts'

export interface NalamProviderProps extends ComponentProps<'div'> {
  children?: ReactNode
  appearance?: Appearance | undefined
  density?: Density | undefined
  language?: Language | undefined
  /**
   * The message catalogue of `language`, if the host loaded it (`loadMessages`) before the first
   * paint.
   */
  messages?: Messages | undefined
  /** Another brand's theme (`createNalamTheme`). Create it once, outside of rendering. */
  theme?: NalamTheme | undefined
  /**
   * Returns the current time by the server's clock, in milliseconds since 1970: `api.now` of
   * `@nalam/sdk`. Without it the device's clock decides what is past (D6).
   */
  now?: (() => number) | undefined
  /** The host's link component (a router's, for example). Without it links are plain `<a href>`. */
  linkComponent?: LinkComponent | undefined
  /**
   * The document that the provider is rendered into, if it is that of an iframe or of another
   * window: styles, toasts, focus and media queries belong to it. Defaults to that of an outer
   * provider, else to the page.
   */
  targetDocument?: Document | undefined
  /**
   * Griffel renderer for a nonce or an insertion point. The default is Griffel's own, which a
   * hash-based CSP allows.
   */
  renderer?: GriffelRenderer | undefined
  /** Called when a message catalogue could not be fetched; the previous language stays. */
  onMessagesError?: ((error: unknown) => void) | undefined
}

/**
 * Keeps the focus inside the page. The code loads after the first paint; until then the focused
 * element is recorded, in case it is removed.
 */
function useLazyFocusKeeping(page: Document | undefined): void {
  useEffect(() => {
    if (!page) return undefined
    let focused = focusPath(page.activeElement)
    const remember = ({ target }: FocusEvent) => {
      focused = focusPath(target)
    }
    page.addEventListener('focusin', remember)
    let stop = () => page.removeEventListener('focusin', remember)
    let isOver = false
    const start = async () => {
      try {
        const { keepFocus } = await import('../../theme/keepFocus.ts')
        if (isOver) return
        stop()
        stop = keepFocus(page, focused)
      } catch {
        // Without the chunk the browser's default focus behaviour remains. A page that needs
        // further chunks reports the error.
      }
    }
    void start()
    return () => {
      isOver = true
      stop()
    }
  }, [page])
}

/**
 * Provides theme, language, density, links and toasts to its children. `PageTheme` applies theme
 * and language to `<html>`.
 */
export function NalamProvider({
  children,
  className,
  appearance = 'system',
  density = 'comfortable',
  language = 'en',
  messages,
  theme: own,
  now,
  linkComponent,
  targetDocument,
  renderer: given,
  onMessagesError,
  ...rest
}: NalamProviderProps) {
  const outerClock = useClock()
  const outerDocument = useTargetDocument()
  const page = targetDocument ?? outerDocument
  const theme = useThemeClass(appearance, density, own?.className, page)
  const catalogue = useCatalogue(language, messages, onMessagesError)
  useKeyboardFocusMark(page)
  useLazyFocusKeeping(page)

  const fluent = useMemo(() => ({ dir: 'ltr' as const, ...(page && { targetDocument: page }) }), [page])
  // The styles of another document are of no use in this one.
  const renderer = useMemo(
    () => given ?? (targetDocument && targetDocument !== document ? createDOMRenderer(targetDocument) : undefined),
    [given, targetDocument],
  )
  const inside = (
    <FluentContext value={fluent}>
      <PortalClass value={theme}>
        <LanguageContext value={catalogue}>
          <LinkContext value={linkComponent}>
            <ClockContext value={now ?? outerClock}>
              <div
                {...rest}
                lang={localeOf(catalogue.language)}
                className={className ? `${theme} ${className}` : theme}
              >
                {own?.styles}
                <ToastProvider>
                  {own ? <ProductContext value={own.product}>{children}</ProductContext> : children}
                </ToastProvider>
              </div>
            </ClockContext>
          </LinkContext>
        </LanguageContext>
      </PortalClass>
    </FluentContext>
  )
  return renderer ? (
    <RendererProvider renderer={renderer} {...(page && { targetDocument: page })}>
      {inside}
    </RendererProvider>
  ) : (
    inside
  )
}
