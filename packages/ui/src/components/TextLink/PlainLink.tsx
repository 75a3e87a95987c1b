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

/** An unstyled link that uses the host's router, if there is one. */
export function PlainLink(props: LinkProps) {
  return createElement(useContext(LinkContext) ?? 'a', props)
}
