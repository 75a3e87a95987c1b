import { OverlayDrawer, useMergedRefs } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { useRef, type RefCallback } from 'react'
import { frameMessages } from '../../messages/en/frame.ts'
import { localeOf } from '../../messages/languages.ts'
import { useLanguage, useMessages } from '../../messages/useMessages.ts'
import { useDialogFocus } from '../Dialog/useDialogFocus.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useToastHost } from '../Toasts/ToastProvider.tsx'
import { useNavigationDrawerStyles } from './NavigationDrawer.styles.ts'
import { Sidebar, type SidebarState } from './Sidebar.tsx'

export interface NavigationDrawerProps extends SidebarState {
  onClose: () => void
}

/** The sidebar on small screens: Fluent's drawer above the page. Following a link closes it. */
export function NavigationDrawer({ onClose, ...sidebar }: NavigationDrawerProps) {
  const styles = useNavigationDrawerStyles()
  const messages = useMessages(frameMessages)
  const lang = localeOf(useLanguage())
  const surface = useRef<HTMLDivElement>(null)
  // Fluent's type of the ref fits no element.
  const setRef: RefCallback<HTMLDivElement> = useMergedRefs(surface)
  useDialogFocus(surface)
  useToastHost(surface)
  return (
    <OverlayDrawer
      open
      ref={setRef}
      lang={lang}
      aria-label={messages.navigation}
      className={styles.root}
      backdrop={{ className: styles.backdrop }}
      // Fluent's motion leaves a transform behind, in which the toasts inside would be placed.
      surfaceMotion={null}
      onOpenChange={onClose}
    >
      <Sidebar {...sidebar} onNavigate={onClose} />
      <IconButton
        className={styles.close}
        icon={<Dismiss20Regular />}
        label={messages.closeNavigation}
        hasTooltip={false}
        onClick={onClose}
      />
    </OverlayDrawer>
  )
}
