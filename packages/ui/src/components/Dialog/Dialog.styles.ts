import { makeStyles } from '@fluentui/react-components'
import { cardLook, media, nalamTokens } from '../../theme/tokens.ts'

const PHONE_480 = '@media screen and (max-width: 480px)'

export const useDialogStyles = makeStyles({
  root: {
    padding: 0,
    ...cardLook,
    width: 'min(440px, calc(100vw - 32px))',
    maxHeight: 'calc(100dvh - 32px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: nalamTokens.motionSlow,
    animationTimingFunction: nalamTokens.easing,
  },
  wide: { width: 'min(560px, calc(100vw - 32px))' },
  backdrop: { backgroundColor: nalamTokens.scrim },
  panel: {
    maxHeight: 'none',
    padding: '24px',
    columnGap: '12px',
    rowGap: '20px',
    gridTemplateColumns: '1fr 0 auto',
    [media.phone]: { padding: '20px 16px' },
  },
  title: { overflowWrap: 'anywhere', minWidth: 0, ':focus-visible': { outline: 'none' } },
  close: { marginBlock: '-7px', marginInlineEnd: '-8px' },
  body: {
    gridColumn: '1 / 4',
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    rowGap: '8px',
    '& p': { margin: 0 },
  },
  actions: {
    // In the order of the page at every width.
    gridRowStart: 3,
    justifyContent: 'flex-end',
    justifySelf: 'stretch',
    flexWrap: 'wrap',
    [PHONE_480]: { gridRowStart: 3, flexDirection: 'row' },
    [media.phone]: {
      flexDirection: 'column-reverse',
      // A long text of a language wraps.
      '& > *': { width: '100%', flexShrink: 0, whiteSpace: 'normal' },
    },
  },
})
