import { makeStyles } from '@griffel/react'
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
  // It follows a field, whose error must not seem to belong to the button.
  wide: { width: '100%', minHeight: '44px', marginBlockStart: '10px' },
  // While working it stays in its colour: it is busy, not unavailable.
  working: {
    cursor: 'progress',
    ':hover': { backgroundColor: tokens.colorBrandBackground },
    ':active': { backgroundColor: tokens.colorBrandBackground },
  },
})
