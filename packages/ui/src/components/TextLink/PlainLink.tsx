import { createElement, useContext } from 'react'
import { LinkContext } from './LinkContext.ts'
import type { LinkProps } from './LinkContext.ts'

/** A link without looks of its own, through the host's router where there is one. */
export function PlainLink(props: LinkProps) {
  return createElement(useContext(LinkContext) ?? 'a', props)
}
