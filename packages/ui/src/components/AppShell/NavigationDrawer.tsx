import { line, nalamTokens } from '../../theme/internal.ts'
import { frameMessages, useMessages } from '../../messages/internal.ts'
import { makeStyles, OverlayDrawer } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { useDialogSurface } from '../Dialog/Dialog.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Sidebar, type SidebarState } from './Sidebar.tsx'

const useNavigationDrawerStyles = makeStyles({
  root: {
    display: 'block',
    overflowY: 'auto',
    width: 'min(280px, calc(100vw - 56px))',
    ...line('InlineEnd'),
    animationName: { from: { transform: 'translateX(-24px)', opacity: 0 }, to: { transform: 'none', opacity: 1 } },
    animationDuration: nalamTokens.motionSlow,
    animationTimingFunction: nalamTokens.easing,
  },
  backdrop: { backgroundColor: nalamTokens.scrim },
  close: { position: 'absolute', insetBlockStart: '16px', insetInlineEnd: '12px' },
})

export interface NavigationDrawerProps extends SidebarState {
  onClose: () => void
}

/** The sidebar on small screens: Fluent's drawer above the page. Following a link closes it. */
export function NavigationDrawer({ onClose, ...sidebar }: NavigationDrawerProps) {
  const styles = useNavigationDrawerStyles()
  const messages = useMessages(frameMessages)
  const surface = useDialogSurface({})
  return (
    <OverlayDrawer
      {...surface}
      open
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
