import { makeStyles } from '@fluentui/react-components'
import { nalamTokens } from '../../theme/tokens.ts'

export const useFormFieldStyles = makeStyles({
  root: { position: 'relative', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', minWidth: 0 },
  head: { display: 'flex', columnGap: '4px', marginBlockEnd: '6px', justifySelf: 'start' },
  label: { padding: 0, marginBottom: 0 },
  // Outside the label, whose text is the control's accessible name; the control announces itself
  // that it is required.
  mark: { color: nalamTokens.declinedInk },
  action: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    // Moves the 44 px touch target up, so that it ends at the top of the control.
    '@media (pointer: coarse)': { insetBlockStart: '-1.125rem' },
    fontSize: nalamTokens.labelSize,
    lineHeight: nalamTokens.labelLine,
  },
  hint: { order: 1, marginTop: 0 },
  error: {
    order: 2,
    marginTop: 0,
    display: 'flex',
    columnGap: '6px',
    color: nalamTokens.declinedInk,
    overflowWrap: 'anywhere',
    '& svg': { flexShrink: 0, marginBlockStart: '1px' },
  },
  // Reserves one line for an error; the space to the next label is larger than to its own control.
  reserved: {
    minHeight: `calc(4px + 1.125rem + ${nalamTokens.fieldGap})`,
    paddingTop: '4px',
    paddingBottom: nalamTokens.fieldGap,
    boxSizing: 'border-box',
  },
  hintAbove: { paddingTop: '4px' },
  belowHint: { minHeight: nalamTokens.fieldGap, paddingTop: 0 },
})
