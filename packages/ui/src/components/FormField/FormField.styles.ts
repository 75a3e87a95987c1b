import { tokens } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'
import { nalamTokens } from '../../theme/nalamTokens.ts'

export const useFormFieldStyles = makeStyles({
  root: { position: 'relative', display: 'flex', flexDirection: 'column', minWidth: 0 },
  head: { display: 'flex', columnGap: '4px', marginBlockEnd: '6px', alignSelf: 'flex-start' },
  // Outside the label, whose text is the control's accessible name; the control announces itself
  // that it is required.
  mark: { color: nalamTokens.declinedInk },
  label: {
    fontSize: nalamTokens.labelSize,
    lineHeight: nalamTokens.labelLine,
    fontWeight: tokens.fontWeightMedium,
  },
  action: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    // Moves the 44 px touch target up, so that it ends at the top of the control.
    '@media (pointer: coarse)': { insetBlockStart: '-1.125rem' },
    fontSize: nalamTokens.labelSize,
    lineHeight: nalamTokens.labelLine,
  },
  // Reserves one line for an error; the space to the next label is larger than to its own control.
  below: {
    minHeight: `calc(4px + 1.125rem + ${nalamTokens.fieldGap})`,
    paddingBlock: `4px ${nalamTokens.fieldGap}`,
    boxSizing: 'border-box',
  },
  hint: { fontSize: '0.8125rem', lineHeight: '1.125rem', color: nalamTokens.ink3 },
  error: {
    display: 'flex',
    columnGap: '6px',
    fontSize: '0.8125rem',
    lineHeight: '1.125rem',
    color: nalamTokens.declinedInk,
    overflowWrap: 'anywhere',
  },
  icon: { flexShrink: 0, marginBlockStart: '1px' },
})
