import {
  type Appearance,
  type Density,
  type NalamTheme,
  ProductContext,
  useNalamTheme,
  useTargetDocument,
} from '../../theme/internal.ts'
import { keepFocus } from '../../theme/keepFocus.ts'
import {
  type Language,
  LanguageContext,
  localeOf,
  type Messages,
  useCatalogue,
  ClockContext,
  useClock,
} from '../../messages/internal.ts'
import {
  createDOMRenderer,
  FluentProvider,
  IdPrefixProvider,
  mergeClasses,
  PortalMountNodeProvider,
  RendererProvider,
  useMergedRefs,
} from '@fluentui/react-components'
import type { GriffelRenderer } from '@fluentui/react-components'
import { useEffect, useMemo, useRef, type ComponentProps, type ReactNode, type Ref } from 'react'
import { LinkContext, type LinkComponent } from '../TextLink/PlainLink.tsx'
import { ToastProvider } from '../Toasts/ToastProvider.tsx'
import { useIdPrefix } from './useIdPrefix.ts'
import { LayerContext, useLayer } from './useLayer.ts'

export interface NalamProviderProps extends Omit<ComponentProps<'div'>, 'dir'> {
  children?: ReactNode
  /** Direction of the text of a part, if it is not that of the outer provider (or `ltr`). */
  dir?: 'ltr' | 'rtl' | undefined
  appearance?: Appearance | undefined
  density?: Density | undefined
  language?: Language | undefined
  /**
   * The message catalogue of `language`, if the host loaded it (`loadMessages`) before the first
   * paint.
   */
  messages?: Messages | undefined
  /** Another brand's themes (`createNalamTheme`). Create them once, outside of rendering. */
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
  /**
   * Where dialogs, menus and toasts are rendered: an element of a layer of the host that lies above
   * the page. A modal `dialog` and a popover around the provider are found without it. Default: the
   * end of the page's body.
   */
  mountNode?: HTMLElement | undefined
  /** Called when a message catalogue could not be fetched; the previous language stays. */
  onMessagesError?: ((error: unknown) => void) | undefined
}

/**
 * Fluent's provider with our themes, language, density, links and toasts. `PageTheme` applies theme
 * and language to `<html>`.
 */
export function NalamProvider({
  children,
  ref,
  className,
  dir,
  appearance = 'system',
  density = 'comfortable',
  language = 'en',
  messages,
  theme: own,
  now,
  linkComponent,
  targetDocument,
  renderer: given,
  mountNode,
  onMessagesError,
  ...rest
}: NalamProviderProps) {
  const outerClock = useClock()
  const outerDocument = useTargetDocument()
  const page = targetDocument ?? outerDocument
  const { theme, name } = useNalamTheme(appearance, own, page)
  const catalogue = useCatalogue(language, messages, onMessagesError)
  useEffect(() => (page ? keepFocus(page) : undefined), [page])
  const idPrefix = useIdPrefix()
  const rootRef = useRef<HTMLDivElement>(null)
  const layer = useLayer(rootRef, mountNode)

  // The styles of another document are of no use in this one.
  const renderer = useMemo(
    () => given ?? (targetDocument && targetDocument !== document ? createDOMRenderer(targetDocument) : undefined),
    [given, targetDocument],
  )
  const inside = (
    <LanguageContext value={catalogue}>
      <LinkContext value={linkComponent}>
        <ClockContext value={now ?? outerClock}>
          <FluentProvider
            {...rest}
            // Fluent's type allows no element at all.
            ref={useMergedRefs(ref, rootRef) as Ref<never>}
            theme={theme}
            {...(page && { targetDocument: page })}
            {...(dir && { dir })}
            lang={localeOf(catalogue.language)}
            className={mergeClasses('nalam-theme', `nalam-${name}`, `nalam-${density}`, className)}
          >
            <PortalMountNodeProvider value={layer ?? undefined}>
              <ToastProvider>
                {own ? <ProductContext value={own.product}>{children}</ProductContext> : children}
              </ToastProvider>
            </PortalMountNodeProvider>
          </FluentProvider>
        </ClockContext>
      </LinkContext>
    </LanguageContext>
  )
  const named = (
    <LayerContext value={layer}>
      {idPrefix === undefined ? inside : <IdPrefixProvider value={idPrefix}>{inside}</IdPrefixProvider>}
    </LayerContext>
  )
  return renderer ? (
    <RendererProvider renderer={renderer} {...(page && { targetDocument: page })}>
      {named}
    </RendererProvider>
  ) : (
    named
  )
}
