import { countLook, layout, nalamTokens, plainList, ProductContext, visuallyHidden } from '../../theme/internal.ts'
import { frameMessages, pagesMessages, useFormats, useMessages } from '../../messages/internal.ts'
import { makeStyles, Switch, mergeClasses, tokens } from '@fluentui/react-components'
import { useContext, useId } from 'react'
import { Logo } from '../Kolam/Logo.tsx'
import { PlainLink } from '../TextLink/PlainLink.tsx'
import { DESTINATION_ICONS, DESTINATIONS, type Destination, type DestinationHrefs } from './navigation.ts'

const useSidebarStyles = makeStyles({
  root: { ...layout.column, minHeight: '100%', padding: '20px 14px' },
  logo: {
    alignSelf: 'flex-start',
    marginInlineStart: '9px',
    marginBlockEnd: '24px',
    '@media (pointer: coarse)': { ...layout.row, minHeight: '2.75rem' },
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  list: { ...layout.column, rowGap: '2px', ...plainList },
  link: {
    position: 'relative',
    ...layout.row,
    columnGap: '12px',
    minHeight: '40px',
    '@media (pointer: coarse)': { minHeight: '2.75rem' },
    paddingInline: '12px',
    paddingBlock: '6px',
    borderRadius: tokens.borderRadiusMedium,
    color: nalamTokens.ink2,
    fontWeight: tokens.fontWeightMedium,
    textDecorationLine: 'none',
    transitionProperty: 'background-color',
    transitionDuration: nalamTokens.motionFast,
    ':hover': { backgroundColor: nalamTokens.tint, color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '& svg': { flexShrink: 0 },
  },
  /** Second level: the text lines up with the text of the destination above it. */
  under: { minHeight: '36px', paddingInlineStart: '44px', paddingBlock: '4px' },
  current: {
    backgroundColor: nalamTokens.tint,
    // No other weight: a longer text would wrap, and move the entries below.
    color: nalamTokens.brandInk,
    ':hover': { color: nalamTokens.brandInk },
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: '9px',
      width: '3px',
      borderRadius: '2px',
      backgroundColor: 'currentColor',
    },
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  text: { ...layout.rest, overflowWrap: 'anywhere' },
  count: countLook,
  quietCount: { color: nalamTokens.ink2, backgroundColor: nalamTokens.mutedCard },
  spoken: visuallyHidden,
  item: { position: 'relative' },
  /** Leaves space for the number, which is a separate link beside this one. */
  beforeCount: { paddingInlineEnd: '46px' },
  countLink: {
    position: 'absolute',
    insetInlineEnd: '10px',
    insetBlockStart: '8px',
    minWidth: '24px',
    lineHeight: '24px',
    textDecorationLine: 'none',
    // Touch targets need 44 px; the visible number keeps its size.
    '@media (pointer: coarse)': {
      insetInlineEnd: 0,
      insetBlockStart: 0,
      minWidth: '44px',
      paddingBlock: '10px',
      paddingInline: '10px',
      backgroundClip: 'content-box',
    },
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  foot: { marginBlockStart: 'auto', paddingBlockStart: '24px' },
  active: {
    padding: '14px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${nalamTokens.cardLine}`,
  },
  activeHead: { ...layout.between, columnGap: '8px' },
  activeLabel: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere', cursor: 'pointer' },
  activeNote: {
    margin: '4px 0 0',
    color: nalamTokens.ink3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '1.1875rem',
    minHeight: '38px',
  },
  switch: { margin: '-8px' },
})

export interface SidebarState {
  /** The destination whose link is highlighted. */
  current?: Destination | undefined
  hrefs: DestinationHrefs
  /** Number of bookings that wait for an answer, shown beside Appointments. */
  pendingCount?: number | undefined
  /** Target of that number if it is a link of its own. */
  pendingHref?: string | undefined
  /** Number of patients who wait in the queue of now, shown in grey beside Queue. */
  queueCount?: number | undefined
  /** The Active Status; undefined while unknown. */
  isActive?: boolean | undefined
  /** The status is being changed. */
  isActivePending?: boolean
  /** Without it there is no Active Status: the platform has none. */
  onActiveChange?: ((isActive: boolean) => void) | undefined
}

interface SidebarProps extends SidebarState {
  /** Called when a link is followed (a drawer closes then). */
  onNavigate?: () => void
}

/** Logo, links, and the doctor's Active Status, if it can be changed, with a sentence that describes its effect. */
export function Sidebar({
  current,
  hrefs,
  pendingCount = 0,
  pendingHref,
  queueCount = 0,
  isActive,
  isActivePending = false,
  onActiveChange,
  onNavigate,
}: SidebarProps) {
  const styles = useSidebarStyles()
  const messages = useMessages(frameMessages)
  const pages = useMessages(pagesMessages)
  const { name } = useContext(ProductContext)
  const formats = useFormats()
  const id = useId()
  const effect = isActive === undefined ? messages.activeUnknown : isActive ? messages.activeOn : messages.activeOff
  return (
    <div className={styles.root}>
      <PlainLink
        href={hrefs.dashboard}
        aria-label={messages.home(name)}
        // The first of a drawer has the focus.
        data-autofocus={onNavigate && ''}
        className={styles.logo}
        onClick={onNavigate}
      >
        <Logo />
      </PlainLink>
      <nav aria-label={messages.navigation}>
        <ul className={styles.list}>
          {DESTINATIONS.map((destination) => {
            const href = hrefs[destination]
            if (href === undefined) return null
            const Icon = DESTINATION_ICONS[destination]
            const isCurrent = destination === current
            const counted = destination === 'appointments' && pendingCount > 0
            return (
              <li key={destination} className={styles.item}>
                <PlainLink
                  href={href}
                  aria-current={isCurrent ? 'page' : undefined}
                  className={mergeClasses(
                    styles.link,
                    !Icon && styles.under,
                    isCurrent && styles.current,
                    counted && pendingHref !== undefined && styles.beforeCount,
                  )}
                  onClick={onNavigate}
                >
                  {Icon && <Icon aria-hidden />}
                  <span className={styles.text}>{pages[destination]}</span>
                  {destination === 'queue' && queueCount > 0 && (
                    <span
                      className={mergeClasses(styles.count, styles.quietCount)}
                      title={messages.queueCount(queueCount)}
                    >
                      <span aria-hidden>{formats.number(queueCount)}</span>
                      <span className={styles.spoken}>, {messages.queueCount(queueCount)}</span>
                    </span>
                  )}
                  {counted && pendingHref === undefined && (
                    <span className={styles.count} title={messages.pendingCount(pendingCount)}>
                      <span aria-hidden>{formats.number(pendingCount)}</span>
                      <span className={styles.spoken}>, {messages.pendingCount(pendingCount)}</span>
                    </span>
                  )}
                </PlainLink>
                {counted && pendingHref !== undefined && (
                  <PlainLink
                    href={pendingHref}
                    aria-label={messages.pendingCount(pendingCount)}
                    title={messages.pendingCount(pendingCount)}
                    className={mergeClasses(styles.count, styles.countLink)}
                    onClick={onNavigate}
                  >
                    {formats.number(pendingCount)}
                  </PlainLink>
                )}
              </li>
            )
          })}
        </ul>
      </nav>
      {onActiveChange && (
        <div className={styles.foot}>
          <div className={styles.active}>
            <div className={styles.activeHead}>
              <label htmlFor={`${id}-active`} className={styles.activeLabel}>
                {messages.activeStatus}
              </label>
              <Switch
                id={`${id}-active`}
                className={styles.switch}
                checked={isActive ?? false}
                disabled={isActive === undefined}
                aria-disabled={isActivePending || undefined}
                aria-describedby={`${id}-effect`}
                onChange={(_, data) => !isActivePending && onActiveChange(data.checked)}
              />
            </div>
            <p id={`${id}-effect`} className={styles.activeNote}>
              {effect}
            </p>
          </div>
        </div>
      )}
    </div>
  )
}
