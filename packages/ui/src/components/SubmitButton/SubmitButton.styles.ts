import { makeStyles } from '@fluentui/react-components'
import { media, nalamTokens } from '../../theme/nalamTokens.ts'
import { tokens } from '../../theme/tokens.ts'

export const useSubmitButtonStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '96px',
    minHeight: nalamTokens.controlHeight,
    boxSizing: 'border-box',
    paddingBlock: '6px',
    paddingInline: '20px',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    [media.phone]: { minHeight: '44px' },
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    ':active': { backgroundColor: tokens.colorBrandBackgroundPressed },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  // The margin separates the button from the error of the field above it.
  wide: { width: '100%', minHeight: '44px', marginBlockStart: '10px' },
  // Keeps its colour while working: it is busy, not unavailable.
  working: {
    cursor: 'progress',
    ':hover': { backgroundColor: tokens.colorBrandBackground },
    ':active': { backgroundColor: tokens.colorBrandBackground },
  },
})
