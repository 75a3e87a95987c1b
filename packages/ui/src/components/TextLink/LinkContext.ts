import { createContext, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react'

/**
 * The props of a host's link component: an anchor's attributes with a path of the application as
 * `href`.
 */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement>
}
export type LinkComponent = ComponentType<LinkProps>

/** The host's link component; undefined means a plain anchor. */
export const LinkContext = createContext<LinkComponent | undefined>(undefined)
