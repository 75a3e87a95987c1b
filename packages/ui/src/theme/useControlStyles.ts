import { tokens } from './tokens.ts'
import { makeStyles } from '@fluentui/react-components'
import { nalamTokens } from './nalamTokens.ts'

/**
 * Styles of Fluent's controls, as classes for their root slot: a full border with a contrast of at
 * least 3:1, 8 px corners, at least 40 px high. On focus they have the 2 px ring of buttons instead
 * of Fluent's growing underline, also if the field is invalid.
 */
export const useControlStyles = makeStyles({
  /** Input, Textarea, and the wrapper of Select (root slot). */
  field: {
    minHeight: nalamTokens.controlHeight,
    backgroundColor: nalamTokens.card,
    border: `1px solid ${nalamTokens.fieldLine}`,
    borderRadius: tokens.borderRadiusMedium,
    '::after': { content: 'none' },
    ':hover': { border: `1px solid ${tokens.colorNeutralStrokeAccessiblePressed}` },
    ':focus-within': {
      border: `1px solid ${tokens.colorCompoundBrandStroke}`,
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '1px',
    },
    ':active': { border: `1px solid ${tokens.colorCompoundBrandStroke}` },
    '@media (forced-colors: active)': { ':focus-within': { outline: '2px solid Highlight' } },
  },
  invalid: {
    border: `1px solid ${nalamTokens.declinedInk}`,
    ':hover': { border: `1px solid ${nalamTokens.declinedInk}` },
    ':focus-within': { border: `1px solid ${nalamTokens.declinedInk}` },
  },
  /** Select's inner `select` slot. */
  select: {
    height: nalamTokens.controlHeight,
    border: `1px solid ${nalamTokens.fieldLine}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: nalamTokens.card,
    ':hover': { border: `1px solid ${tokens.colorNeutralStrokeAccessiblePressed}` },
    ':focus': {
      border: `1px solid ${tokens.colorCompoundBrandStroke}`,
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '1px',
    },
    '@media (forced-colors: active)': { ':focus': { outline: '2px solid Highlight' } },
  },
  selectInvalid: { border: `1px solid ${nalamTokens.declinedInk}` },
  /** Select's root slot: removes Fluent's underline. */
  selectRoot: { '::after': { content: 'none' } },
  /** Buttons: Fluent's `large` has the right text size; this sets the height of the density. */
  button: { minHeight: nalamTokens.controlHeight, borderRadius: tokens.borderRadiusMedium, whiteSpace: 'nowrap' },
  /** Labels of fields: 14/20, medium. */
  label: { fontSize: nalamTokens.labelSize, lineHeight: nalamTokens.labelLine, fontWeight: tokens.fontWeightMedium },
})
