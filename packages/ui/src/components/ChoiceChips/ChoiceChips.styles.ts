import { makeStyles } from '@fluentui/react-components'
import { nalamTokens, tokens, textSizes } from '../../theme/tokens.ts'

export const useChoiceChipsStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  option: {
    minWidth: 'auto',
    columnGap: '6px',
    paddingBlock: 0,
    border: `1px solid ${nalamTokens.fieldLine}`,
    backgroundColor: nalamTokens.card,
    ...textSizes.label,
    fontWeight: tokens.fontWeightMedium,
    ':hover': { backgroundColor: nalamTokens.tint },
  },
  chip: {
    minHeight: '36px',
    '@media (pointer: coarse)': { minHeight: '2.75rem' },
    paddingInline: '14px',
    borderRadius: tokens.borderRadiusCircular,
  },
  icon: { width: '16px', height: '16px', margin: 0 },
  chosenChip: {
    border: `1px solid ${nalamTokens.brandInk}`,
    backgroundColor: nalamTokens.tintStrong,
    color: nalamTokens.brandInk,
    ':hover': { backgroundColor: nalamTokens.tintStrong, color: nalamTokens.brandInk },
    '@media (forced-colors: active)': { border: '2px solid Highlight' },
  },
  button: { minWidth: '56px', minHeight: nalamTokens.controlHeight, paddingInline: '10px' },
  chosenButton: {
    border: `1px solid ${tokens.colorBrandBackground}`,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover, color: tokens.colorNeutralForegroundOnBrand },
    '@media (forced-colors: active)': {
      backgroundColor: 'Highlight',
      color: 'HighlightText',
      forcedColorAdjust: 'none',
    },
  },
})
