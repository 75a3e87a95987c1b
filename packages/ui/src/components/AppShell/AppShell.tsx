import {
  layout,
  line,
  media,
  nalamTokens,
  onBrand,
  ProductContext,
  textSizes,
  useMediaQuery,
  useStickyBar,
} from '../../theme/internal.ts'
import { frameMessages, MixedText, shellMessages, useMessages } from '../../messages/internal.ts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Navigation20Regular } from '@fluentui/react-icons/headless/svg/navigation'
import { Person20Regular } from '@fluentui/react-icons/headless/svg/person'
import { Settings20Regular } from '@fluentui/react-icons/headless/svg/settings'
import { SignOut20Regular } from '@fluentui/react-icons/headless/svg/sign-out'
import { useContext, useId, type ComponentProps, type ReactNode } from 'react'
import { Avatar } from '../Avatar/Avatar.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Kolam } from '../Kolam/Kolam.tsx'
import { markKolam } from '../Kolam/markKolam.ts'
import { MenuButton } from '../MenuButton/MenuButton.tsx'
import { PlainLink } from '../TextLink/PlainLink.tsx'
import { useOpenPart } from '../useOpenPart.ts'
import type { NavigationDrawerProps } from './NavigationDrawer.tsx'
import { Sidebar, type SidebarState } from './Sidebar.tsx'

const useAppShellStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: `${nalamTokens.sidebarWidth} minmax(0, 1fr)`,
    gridTemplateRows: 'auto 1fr',
    minHeight: '100dvh',
    backgroundColor: nalamTokens.canvas,
    [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  skip: {
    position: 'absolute',
    insetBlockStart: '8px',
    insetInlineStart: '8px',
    zIndex: 40,
    paddingBlock: '8px',
    paddingInline: '14px',
    borderRadius: tokens.borderRadiusMedium,
    ...onBrand,
    fontWeight: tokens.fontWeightSemibold,
    ':not(:focus)': { width: '1px', height: '1px', padding: 0, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  aside: {
    gridRowStart: 1,
    gridRowEnd: 3,
    position: 'sticky',
    insetBlockStart: 0,
    height: '100dvh',
    overflowY: 'auto',
    backgroundColor: nalamTokens.card,
    ...line('InlineEnd'),
    [media.tabletDown]: { display: 'none' },
  },
  header: {
    zIndex: 20,
    ...layout.row,
    columnGap: '12px',
    minHeight: '65px',
    paddingInline: '32px',
    backgroundColor: nalamTokens.card,
    ...line('BlockEnd'),
    [media.tabletDown]: { minHeight: '57px' },
    [media.tablet]: { paddingInline: '16px', columnGap: '8px' },
    // Keeps a name of fifteen letters on one line at 320 px.
    [media.phone]: { paddingInline: '12px', columnGap: '4px' },
  },
  small: { display: 'none', [media.tabletDown]: { display: 'inline-flex' } },
  toggle: { marginInlineStart: '-8px' },
  homeMark: {
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  mark: { width: '30px', height: '30px' },
  greeting: {
    ...layout.rest,
    margin: 0,
    overflowWrap: 'anywhere',
    [media.phone]: { ...textSizes.label, paddingBlock: '6px' },
  },
  name: { fontWeight: tokens.fontWeightSemibold, [media.phone]: { display: 'block' } },
  main: {
    minWidth: 0,
    width: '100%',
    maxWidth: `calc(${nalamTokens.contentWidth} + 2 * ${nalamTokens.pagePaddingInline})`,
    paddingBlock: nalamTokens.pagePaddingBlock,
    paddingInline: nalamTokens.pagePaddingInline,
    ':focus': { outline: 'none' },
  },
})

// With Fluent's drawer; a wide window needs none.
const fetchDrawer = () => import('./NavigationDrawer.tsx').then(({ NavigationDrawer }) => NavigationDrawer)

export interface AppShellProps extends ComponentProps<'div'>, SidebarState {
  /** The doctor's name; undefined while unknown ("Loading..."). */
  doctorName?: string | undefined
  /** URL of the profile picture; the initials are shown if it is missing or fails to load. */
  avatarSrc?: string | undefined
  /** Called when "Logout" is chosen. Open a LogoutDialog then. */
  onLogout?: (() => void) | undefined
  /** Further tools in the top bar, before the picture (for example language and appearance). */
  tools?: ReactNode
}

/** The layout of every signed-in screen: top bar, sidebar (a drawer on small screens), content. */
export function AppShell({
  children,
  doctorName,
  avatarSrc,
  current,
  hrefs,
  pendingCount,
  pendingHref,
  queueCount,
  isActive,
  isActivePending = false,
  onActiveChange,
  onLogout,
  tools,
  className,
  ...rest
}: AppShellProps) {
  const styles = useAppShellStyles()
  const messages = useMessages(frameMessages)
  const shell = useMessages(shellMessages)
  const { name, logo } = useContext(ProductContext)
  const contentId = useId()
  const [barRef, barClass] = useStickyBar('start')
  const isNarrow = useMediaQuery(media.tabletDown)
  const drawer = useOpenPart<NavigationDrawerProps>(fetchDrawer, isNarrow)
  const sidebar = {
    current,
    hrefs,
    pendingCount,
    pendingHref,
    queueCount,
    isActive,
    isActivePending,
    onActiveChange,
  }
  const { settings: href } = hrefs
  const settings = href !== undefined && {
    key: 'settings',
    label: messages.settings,
    icon: <Settings20Regular aria-hidden />,
    href,
  }
  return (
    <div {...rest} className={mergeClasses(styles.root, className)}>
      <a href={`#${contentId}`} className={styles.skip} data-print="hide">
        {messages.skipToContent}
      </a>
      <aside className={styles.aside} data-print="hide">
        <Sidebar {...sidebar} />
      </aside>
      <header ref={barRef} className={mergeClasses(barClass, styles.header)} data-print="hide">
        <IconButton
          className={mergeClasses(styles.small, styles.toggle)}
          icon={<Navigation20Regular />}
          label={messages.openNavigation}
          hasTooltip={false}
          aria-expanded={drawer.isOpen}
          aria-haspopup="dialog"
          onClick={drawer.open}
        />
        <PlainLink
          href={hrefs.dashboard}
          aria-label={messages.home(name)}
          className={mergeClasses(styles.small, styles.homeMark)}
        >
          {logo ?? <Kolam drawing={markKolam} lineWidth={2} dotRadius={2.5} className={styles.mark} />}
        </PlainLink>
        <p className={styles.greeting}>
          {shell.hello}{' '}
          <span className={styles.name}>
            <MixedText text={doctorName ?? shell.loadingName} />
          </span>
        </p>
        {tools}
        <MenuButton
          label={messages.accountMenu}
          items={[
            { key: 'profile', label: messages.myProfile, icon: <Person20Regular aria-hidden />, href: hrefs.profile },
            ...(settings ? [settings] : []),
            { key: 'logout', label: messages.logout, icon: <SignOut20Regular aria-hidden />, onSelect: onLogout },
          ]}
        >
          <Avatar name={doctorName} src={avatarSrc} />
        </MenuButton>
      </header>
      <main id={contentId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {drawer.Part && <drawer.Part {...sidebar} onClose={drawer.close} />}
    </div>
  )
}
