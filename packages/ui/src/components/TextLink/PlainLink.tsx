import { createElement, useContext } from 'react'
import { LinkContext, type LinkProps } from './LinkContext.ts'

/** An unstyled link that uses the host's router, if there is one. */
export function PlainLink(props: LinkProps) {
  return createElement(useContext(LinkContext) ?? 'a', props)
}
