import { createContext } from 'react'
import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react'

/** What a host's link must take: an anchor's attributes with a path of the application as `href`. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement>
}
export type LinkComponent = ComponentType<LinkProps>

/** The host's link; none means a plain anchor. */
export const LinkContext = createContext<LinkComponent | undefined>(undefined)
