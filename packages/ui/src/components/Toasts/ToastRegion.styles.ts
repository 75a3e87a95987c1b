import { tokens, media, nalamTokens, visuallyHidden, textSizes } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'

export const useToastRegionStyles = makeStyles({
  toaster: {
    // In the page or a dialog, and above both.
    position: 'fixed',
    zIndex: 1_000_001,
    width: 'max-content',
    maxWidth: 'min(440px, calc(100vw - 32px))',
    display: 'flex',
    flexDirection: 'column',
    rowGap: '8px',
    [media.tablet]: { maxWidth: '360px' },
    // The empty middle of the top bar, on pages without one the empty top. The bottom edge holds
    // the buttons of forms and dialogs, and the language choice of the sign-in pages. On phones the
    // bar is full of controls, so the toasts are below it.
    [media.phone]: { top: 'calc(var(--nalam-bars-start, 0px) + 8px) !important' },
  },
  item: { marginTop: 0 },
  toast: {
    gridTemplateColumns: '20px 1fr auto',
    columnGap: '10px',
    alignItems: 'start',
    padding: '11px 8px 11px 14px',
    border: `1px solid ${nalamTokens.cardLine}`,
    borderInlineStartWidth: '4px',
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow16,
  },
  // Below the text: beside it, a button would leave a phone no space for a long word.
  withAction: { [media.phone]: { gridTemplateColumns: '20px 1fr' } },
  success: { borderInlineStartColor: nalamTokens.confirmedInk },
  error: { borderInlineStartColor: nalamTokens.declinedInk },
  info: { borderInlineStartColor: nalamTokens.brandInk },
  icon: { fontSize: '1.25rem', paddingTop: '1px', paddingRight: 0 },
  successIcon: { color: nalamTokens.confirmedInk },
  errorIcon: { color: nalamTokens.declinedInk },
  infoIcon: { color: nalamTokens.brandInk },
  text: {
    overflowWrap: 'break-word',
    minWidth: 0,
    fontWeight: tokens.fontWeightMedium,
    gridColumnEnd: 'auto',
    display: 'block',
  },
  buttons: { display: 'flex', columnGap: '4px', marginBlock: '-5px', paddingLeft: 0 },
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
    ...textSizes.tiny,
    '@media (pointer: coarse)': { display: 'none' },
  },
  hidden: visuallyHidden,
})
