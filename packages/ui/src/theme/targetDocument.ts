import { useFluent } from '@fluentui/react-components'

/** Returns the document that the surrounding provider renders into; undefined on a server. */
export const useTargetDocument = (): Document | undefined => useFluent().targetDocument

/** Returns the window that shows a node. */
export const windowOf = (node: Node): Window => node.ownerDocument?.defaultView ?? window

/**
 * Returns whether an event target is an HTML element, of any window: `instanceof` knows only the
 * classes of the script's own.
 */
export const isElement = (target: EventTarget | null | undefined): target is HTMLElement =>
  Boolean(target && 'nodeType' in target && target.nodeType === 1)

/** Returns whether no element of the document has the focus. */
export const isFocusLost = ({ activeElement, body }: Document): boolean => (activeElement ?? body) === body
