import { makeStyles, tokens } from '@fluentui/react-components'
import { cardLook } from './cardLook.ts'
import { nalamTokens } from './nalamTokens.ts'

/** The look of the surfaces of Fluent's Menu and Popover: a card with a line and a shadow. */
export const useSurfaceStyles = makeStyles({
  root: {
    maxWidth: 'calc(100vw - 16px)',
    ...cardLook,
    boxShadow: tokens.shadow16,
    filter: 'none',
    textAlign: 'start',
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: nalamTokens.motionFast,
    animationTimingFunction: nalamTokens.easing,
  },
})
