import { tokens, nalamTokens } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'

export const useOneTimeCodeFieldStyles = makeStyles({
  frame: { position: 'relative', display: 'block', maxWidth: '420px' },
  // Invisible and above the boxes: receives clicks, keys and autofill. Opacity, because a
  // transparent colour would be overridden in forced-colors mode.
  input: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    padding: 0,
    border: 'none',
    opacity: 0,
    fontSize: '1rem',
    cursor: 'text',
    zIndex: 1,
  },
  boxes: { display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', columnGap: '8px' },
  box: {
    display: 'grid',
    placeItems: 'center',
    height: '52px',
    boxSizing: 'border-box',
    border: `1px solid ${nalamTokens.fieldLine}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: nalamTokens.card,
    color: tokens.colorNeutralForeground1,
    fontSize: '1.375rem',
    lineHeight: '1.75rem',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  invalid: { border: `1px solid ${nalamTokens.declinedInk}` },
  active: {
    border: `1px solid ${tokens.colorCompoundBrandStroke}`,
    outline: `2px solid ${tokens.colorStrokeFocus2}`,
    outlineOffset: '1px',
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
  caret: { width: '2px', height: '24px', backgroundColor: tokens.colorNeutralForeground1 },
})
