import {
  createContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type Ref,
  createElement,
  useContext,
} from 'react'

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

/** An address with a scheme is no path of the application: a router would append it to the current path. */
const SCHEME = /^[a-z][a-z\d+.-]*:/i

/** An unstyled link that uses the host's router, if there is one and the target is a path of the application. */
export function PlainLink(props: LinkProps) {
  const link = useContext(LinkContext)
  return createElement(link === undefined || SCHEME.test(props.href) ? 'a' : link, props)
}
