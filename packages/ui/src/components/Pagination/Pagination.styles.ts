import { tokens, nalamTokens } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'

export const usePaginationStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' },
  range: { color: nalamTokens.ink3, margin: 0, paddingInlineStart: '1px' },
  list: { display: 'flex', alignItems: 'center', gap: '4px', listStyleType: 'none', margin: 0, padding: 0 },
  button: {
    minWidth: '36px',
    height: '36px',
    paddingInline: '6px',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: nalamTokens.labelSize,
    fontWeight: tokens.fontWeightMedium,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    ':hover': { backgroundColor: nalamTokens.tintStrong },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '[aria-disabled=true]': {
      color: tokens.colorNeutralForegroundDisabled,
      backgroundColor: 'transparent',
      cursor: 'not-allowed',
    },
  },
  step: { paddingInline: '10px' },
  current: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackground },
    '@media (forced-colors: active)': { border: '1px solid Highlight', color: 'Highlight' },
  },
  gap: { minWidth: '24px', textAlign: 'center', color: nalamTokens.ink3 },
})
