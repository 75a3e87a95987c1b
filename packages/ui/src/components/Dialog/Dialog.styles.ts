import { tokens } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'
import { media, nalamTokens } from '../../theme/nalamTokens.ts'

export const useDialogStyles = makeStyles({
  root: {
    padding: 0,
    border: `1px solid ${nalamTokens.cardLine}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: nalamTokens.card,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    width: 'min(440px, calc(100vw - 32px))',
    maxWidth: 'none',
    maxHeight: 'calc(100dvh - 32px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    boxShadow: tokens.shadow64,
    animationName: { from: { opacity: 0, transform: 'translateY(8px)' }, to: { opacity: 1, transform: 'none' } },
    animationDuration: nalamTokens.motionSlow,
    animationTimingFunction: nalamTokens.easing,
    '::backdrop': { backgroundColor: nalamTokens.scrim },
    ':focus-visible': { outline: 'none' },
  },
  wide: { width: 'min(560px, calc(100vw - 32px))' },
  panel: {
    padding: '24px',
    display: 'flex',
    flexDirection: 'column',
    rowGap: '20px',
    [media.phone]: { padding: '20px 16px' },
  },
  head: { display: 'flex', alignItems: 'flex-start', columnGap: '12px' },
  title: {
    margin: 0,
    flexGrow: 1,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    ':focus-visible': { outline: 'none' },
  },
  close: { marginBlock: '-7px', marginInlineEnd: '-8px' },
  body: { display: 'flex', flexDirection: 'column', rowGap: '8px', '& p': { margin: 0 } },
  actions: {
    display: 'flex',
    justifyContent: 'flex-end',
    flexWrap: 'wrap',
    gap: '8px',
    [media.phone]: { flexDirection: 'column-reverse', '& > *': { width: '100%', flexShrink: 0 } },
  },
})
