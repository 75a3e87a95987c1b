import { tokens } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'
import { media, nalamTokens } from '../../theme/nalamTokens.ts'
import { visuallyHidden } from '../../theme/visuallyHidden.ts'

export const useToastRegionStyles = makeStyles({
  region: {
    position: 'fixed',
    insetInlineEnd: '24px',
    // base.css moves the toasts to the top of pages with tools at the bottom.
    insetBlockStart: 'var(--nalam-toasts-start, auto)',
    insetBlockEnd: 'var(--nalam-toasts-end, 24px)',
    zIndex: 1_000_001,
    width: 'min(360px, calc(100vw - 32px))',
    pointerEvents: 'none',
    // On phones the bottom edge holds the buttons of forms: a toast there would cover the next
    // click.
    [media.phone]: { insetInlineEnd: '16px', insetBlockEnd: 'auto', insetBlockStart: '16px' },
  },
  list: { display: 'flex', flexDirection: 'column', rowGap: '8px' },
  toast: {
    pointerEvents: 'auto',
    display: 'grid',
    gridTemplateColumns: '20px 1fr auto',
    columnGap: '10px',
    alignItems: 'start',
    paddingBlock: '11px',
    paddingInline: '14px 8px',
    backgroundColor: nalamTokens.card,
    color: tokens.colorNeutralForeground1,
    border: `1px solid ${nalamTokens.cardLine}`,
    borderInlineStartWidth: '4px',
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow16,
    animationName: { from: { opacity: 0, transform: 'translateY(8px)' }, to: { opacity: 1, transform: 'none' } },
    animationDuration: nalamTokens.motionSlow,
    animationTimingFunction: nalamTokens.easing,
  },
  // Below the text: beside it, a button would leave a phone no space for a long word.
  withAction: { [media.phone]: { gridTemplateColumns: '20px 1fr' } },
  success: { borderInlineStartColor: nalamTokens.confirmedInk },
  error: { borderInlineStartColor: nalamTokens.declinedInk },
  info: { borderInlineStartColor: nalamTokens.brandInk },
  icon: { display: 'flex', fontSize: '1.25rem', paddingBlockStart: '1px' },
  successIcon: { color: nalamTokens.confirmedInk },
  errorIcon: { color: nalamTokens.declinedInk },
  infoIcon: { color: nalamTokens.brandInk },
  text: { overflowWrap: 'break-word', minWidth: 0, fontWeight: tokens.fontWeightMedium },
  buttons: { display: 'flex', columnGap: '4px', marginBlock: '-5px' },
  below: { [media.phone]: { gridColumnStart: 2, justifyContent: 'flex-end', marginBlock: '4px -5px' } },
  button: {
    minHeight: '32px',
    minWidth: '32px',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '8px',
    border: 'none',
    backgroundColor: 'transparent',
    borderRadius: tokens.borderRadiusMedium,
    color: nalamTokens.brandInk,
    fontFamily: 'inherit',
    fontSize: nalamTokens.labelSize,
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    ':hover': { backgroundColor: nalamTokens.tint },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  key: {
    minWidth: '18px',
    border: '1px solid currentColor',
    borderRadius: tokens.borderRadiusSmall,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase100,
    '@media (pointer: coarse)': { display: 'none' },
  },
  hidden: visuallyHidden,
})
