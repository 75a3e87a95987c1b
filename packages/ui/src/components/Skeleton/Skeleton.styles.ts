import { tokens, media, nalamTokens } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'

export const useSkeletonStyles = makeStyles({
  root: {
    display: 'block',
    height: '12px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: nalamTokens.skeleton,
  },
  breathing: {
    animationName: { '50%': { opacity: 0.5 } },
    animationDuration: '1.6s',
    animationDelay: '400ms',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'ease-in-out',
    [media.reducedMotion]: { animationName: 'none' },
  },
})
