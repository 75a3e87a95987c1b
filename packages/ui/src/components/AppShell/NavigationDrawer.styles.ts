import { makeStyles } from '@fluentui/react-components'
import { line, nalamTokens } from '../../theme/tokens.ts'

export const useNavigationDrawerStyles = makeStyles({
  root: {
    display: 'block',
    overflowY: 'auto',
    width: 'min(280px, calc(100vw - 56px))',
    ...line('InlineEnd'),
    animationName: { from: { transform: 'translateX(-24px)', opacity: 0 }, to: { transform: 'none', opacity: 1 } },
    animationDuration: nalamTokens.motionSlow,
    animationTimingFunction: nalamTokens.easing,
  },
  backdrop: { backgroundColor: nalamTokens.scrim },
  close: { position: 'absolute', insetBlockStart: '16px', insetInlineEnd: '12px' },
})
