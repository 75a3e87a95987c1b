import { pagesMessages } from '../../messages/en/pages.ts'
import { frameMessages } from '../../messages/en/frame.ts'
import { Switch, mergeClasses } from '@fluentui/react-components'
import { useContext, useId } from 'react'
import { useFormats } from '../../messages/useFormats.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ProductContext } from '../../theme/product.ts'
import { Logo } from '../Kolam/Logo.tsx'
import { PlainLink } from '../TextLink/PlainLink.tsx'
import { DESTINATION_ICONS, DESTINATIONS, type Destination, type DestinationHrefs } from './navigation.ts'
import { useSidebarStyles } from './Sidebar.styles.ts'

export interface SidebarState {
  /** The destination whose link is highlighted. */
  current?: Destination | undefined
  hrefs: DestinationHrefs
  /** Number of bookings that wait for an answer, shown beside Appointments. */
  pendingCount?: number | undefined
  /** Target of that number if it is a link of its own. */
  pendingHref?: string | undefined
  /** The Active Status; undefined while unknown. */
  isActive?: boolean | undefined
  /** The status is being changed. */
  isActivePending?: boolean
  onActiveChange?: ((isActive: boolean) => void) | undefined
}

interface SidebarProps extends SidebarState {
  /** Called when a link is followed (a drawer closes then). */
  onNavigate?: () => void
}

/** Logo, links, and the doctor's Active Status with a sentence that describes its effect. */
export function Sidebar({
  current,
  hrefs,
  pendingCount = 0,
  pendingHref,
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
              onChange={(_, data) => !isActivePending && onActiveChange?.(data.checked)}
            />
          </div>
          <p id={`${id}-effect`} className={styles.activeNote}>
            {effect}
          </p>
        </div>
      </div>
    </div>
  )
}
