import { useLayoutEffect } from 'react'
import { windowOf } from '../../theme/internal.ts'

/** Pixels between toasts and what is beside them. */
const GAP = 10

/** The custom property with the pixels from the top of the window, in a dialog. */
export const TOASTS_TOP = '--nalam-toasts-top'
/** Set where the toasts stand in the flow of their host. */
export const IN_FLOW = 'data-in-flow'

/**
 * Keeps toasts off the title, the close button and the actions of a dialog: they are above the
 * dialog if there is room, else directly above its actions. In a popover, which Fluent moves by a
 * transform, they are its last part.
 *
 * @param place the element around the toasts, a child of the host
 * @param host a dialog, or the body, which leaves the place to the style sheet
 */
export function useToastPlace(place: HTMLElement, host: HTMLElement): void {
  useLayoutEffect(() => {
    const view = windowOf(host)
    if (host === host.ownerDocument.body) return undefined
    place.toggleAttribute(IN_FLOW, host.matches('.fui-PopoverSurface'))
    const update = () => {
      const toasts = place.querySelector('[data-toaster-position]')
      if (!toasts) return
      // They grow while they come.
      sizes.observe(toasts)
      const { height } = toasts.getBoundingClientRect()
      const { top, bottom } = host.getBoundingClientRect()
      const end = host.querySelector('.fui-DialogActions')?.getBoundingClientRect().top ?? bottom
      const hasRoom = top >= height + 2 * GAP
      const above = Math.min(end, view.innerHeight) - height - GAP
      place.style.setProperty(TOASTS_TOP, `${Math.round(hasRoom ? GAP : above)}px`)
    }
    const sizes = new ResizeObserver(update)
    sizes.observe(host)
    const changes = new MutationObserver(update)
    changes.observe(place, { childList: true, subtree: true })
    host.addEventListener('scroll', update)
    update()
    return () => {
      sizes.disconnect()
      changes.disconnect()
      host.removeEventListener('scroll', update)
      place.style.removeProperty(TOASTS_TOP)
      place.removeAttribute(IN_FLOW)
    }
  }, [place, host])
}
