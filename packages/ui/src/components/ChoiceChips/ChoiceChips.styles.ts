import { makeStyles } from '@fluentui/react-components'
import { nalamTokens } from '../../theme/nalamTokens.ts'
import { tokens } from '../../theme/tokens.ts'

export const useChoiceChipsStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  chip: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '6px',
    minHeight: '36px',
    '@media (pointer: coarse)': { minHeight: '2.75rem' },
    paddingInline: '14px',
    boxSizing: 'border-box',
    border: `1px solid ${nalamTokens.fieldLine}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: nalamTokens.card,
    fontSize: nalamTokens.labelSize,
    fontWeight: tokens.fontWeightMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: nalamTokens.tint },
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  chosen: {
    border: `1px solid ${nalamTokens.brandInk}`,
    backgroundColor: nalamTokens.tintStrong,
    color: nalamTokens.brandInk,
    '@media (forced-colors: active)': { border: '2px solid Highlight' },
  },
  // Invisible and as large as the chip: a click anywhere on the chip is a click on the checkbox.
  box: { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
})
