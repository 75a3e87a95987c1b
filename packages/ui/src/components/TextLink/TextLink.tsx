import {
  createCustomFocusIndicatorStyle,
  makeStyles,
  Link,
  mergeClasses,
  useMergedRefs,
  useLink_unstable as useFluentLink,
  useLinkStyles_unstable as useFluentLinkStyles,
  tokens,
} from '@fluentui/react-components'
import type { ComponentProps, RefCallback } from 'react'
import { type LinkProps, PlainLink } from './PlainLink.tsx'

const useTextLinkStyles = makeStyles({
  root: {
    fontSize: 'inherit',
    lineHeight: 'inherit',
    fontWeight: tokens.fontWeightMedium,
    borderRadius: tokens.borderRadiusSmall,
    // The ring of all other controls, instead of a double line below the text.
    ...createCustomFocusIndicatorStyle({
      textDecorationLine: 'none',
      outlineStyle: 'solid',
      outlineWidth: '2px',
      outlineColor: tokens.colorStrokeFocus2,
      outlineOffset: '2px',
    }),
  },
})

interface ActionProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  href?: undefined
  /** The action is not possible now: it keeps the focus and its place in the tab order. */
  disabledFocusable?: boolean
}

export type TextLinkProps = ActionProps | LinkProps

/** A link in running text or beside a title. Without `href` it is a button: a secondary action. */
export function TextLink(props: TextLinkProps) {
  return props.href === undefined ? <Action {...props} /> : <Target {...props} />
}

function Action({ className, ref, ...rest }: ActionProps) {
  const styles = useTextLinkStyles()
  // Fluent's type of the ref fits no element.
  const setRef: RefCallback<HTMLButtonElement> = useMergedRefs(ref)
  return <Link {...rest} ref={setRef} as="button" className={mergeClasses(styles.root, className)} />
}

/** The host's link with the classes of Fluent's, which renders no other element than an anchor. */
function Target({ className, ...rest }: LinkProps) {
  const styles = useTextLinkStyles()
  const state = useFluentLink({ href: rest.href }, null)
  useFluentLinkStyles(state)
  return <PlainLink {...rest} className={mergeClasses(state.root.className, styles.root, className)} />
}
