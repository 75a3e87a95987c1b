import { media, nalamTokens } from '../../theme/internal.ts'
import {
  makeStyles,
  Button as FluentButton,
  mergeClasses,
  useMergedRefs,
  useButton_unstable as useFluentButton,
  useButtonStyles_unstable as useFluentButtonStyles,
} from '@fluentui/react-components'
import type { ButtonProps as FluentButtonProps } from '@fluentui/react-components'
import type { ComponentProps, ReactElement, ReactNode, RefCallback } from 'react'
import { type LinkProps, PlainLink } from '../TextLink/PlainLink.tsx'

const useButtonStyles = makeStyles({
  root: { flexShrink: 0, maxWidth: '100%', whiteSpace: 'nowrap' },
  /** As high as the density says. */
  large: { minHeight: nalamTokens.controlHeight, paddingTop: '5px', paddingBottom: '5px' },
  wide: { width: '100%', minHeight: '44px', whiteSpace: 'normal' },
  // The margin separates the button from the error of the field above it.
  wideSubmit: { marginBlockStart: '10px' },
  link: { minWidth: 'auto', whiteSpace: 'normal', textAlign: 'center' },
  // Keeps its colours while working: it is busy, not unavailable.
  pending: { cursor: 'progress', ':hover': { cursor: 'progress' } },
  submit: { [media.phone]: { minHeight: '44px' } },
  danger: { color: nalamTokens.declinedInk, ':hover': { color: nalamTokens.declinedInk } },
  dangerFilled: {
    backgroundColor: nalamTokens.danger,
    color: nalamTokens.onDanger,
    ':hover': {
      backgroundColor: `color-mix(in srgb, ${nalamTokens.danger}, black 12%)`,
      color: nalamTokens.onDanger,
    },
    ':hover:active': { backgroundColor: `color-mix(in srgb, ${nalamTokens.danger}, black 24%)` },
  },
})

interface Look {
  appearance?: NonNullable<FluentButtonProps['appearance']>
  iconPosition?: 'before' | 'after'
  icon?: ReactElement | null | undefined
  /** `medium` is for a row whose height the button must not change. */
  size?: 'medium' | 'large'
  /** As wide as the form. */
  isWide?: boolean
}

interface ActionProps extends Look, Omit<ComponentProps<'button'>, 'disabled'> {
  href?: undefined
  /**
   * Destroys something: with `primary` the last step of it, in red; else the red text opens that
   * step.
   */
  isDestructive?: boolean
  /** The action runs: the button keeps the focus and its colours, and does nothing. */
  isPending?: boolean
  /** The text of the button meanwhile. */
  pendingText?: ReactNode
  /** The action is not possible: the button keeps the focus and its place in the tab order. */
  disabledFocusable?: boolean
}

interface NextStepProps extends Look, LinkProps {}

export type ButtonProps = ActionProps | NextStepProps

/** Fluent's button in our sizes. With `href` it is a link: the next step. */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <Action {...props} /> : <NextStep {...props} />
}

function Action({
  children,
  icon = null,
  size = 'large',
  isWide = false,
  isDestructive = false,
  isPending = false,
  pendingText,
  className,
  ref,
  type = 'button',
  appearance = type === 'submit' ? 'primary' : 'secondary',
  ...rest
}: ActionProps) {
  const styles = useButtonStyles()
  const isSubmit = type === 'submit'
  // Fluent's type of the ref fits no element.
  const setRef: RefCallback<HTMLButtonElement> = useMergedRefs(ref)
  return (
    <FluentButton
      // A blur of the field on mouse down would show its error and could move the button away from
      // the pointer.
      onMouseDown={isSubmit ? (event) => event.preventDefault() : undefined}
      {...rest}
      ref={setRef}
      {...{ appearance, icon, size, type }}
      // With `aria-disabled` Fluent's button keeps the focus and neither acts nor submits.
      {...(isPending && { 'aria-disabled': true })}
      className={mergeClasses(
        styles.root,
        size === 'large' && styles.large,
        isSubmit && styles.submit,
        isWide && styles.wide,
        isWide && isSubmit && styles.wideSubmit,
        isDestructive && (appearance === 'primary' ? styles.dangerFilled : styles.danger),
        isPending && styles.pending,
        className,
      )}
    >
      {isPending && pendingText !== undefined ? pendingText : children}
    </FluentButton>
  )
}

/**
 * The host's link with the classes of Fluent's button. Fluent's own `as="a"` knows no other element
 * than an anchor, and follows the link itself on Enter, so that Ctrl and Enter would not open a tab.
 */
function NextStep({
  children,
  appearance = 'secondary',
  icon = null,
  iconPosition = 'before',
  size = 'large',
  isWide = false,
  className,
  ...rest
}: NextStepProps) {
  const styles = useButtonStyles()
  const state = useFluentButton({ appearance, icon, iconPosition, size, children }, null)
  useFluentButtonStyles(state)
  const sign = state.icon && <span className={state.icon.className}>{icon}</span>
  return (
    <PlainLink
      {...rest}
      className={mergeClasses(
        state.root.className,
        styles.root,
        size === 'large' && styles.large,
        styles.link,
        isWide && styles.wide,
        className,
      )}
    >
      {iconPosition === 'before' && sign}
      {children}
      {iconPosition === 'after' && sign}
    </PlainLink>
  )
}
