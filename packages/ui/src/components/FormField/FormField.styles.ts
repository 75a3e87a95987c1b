import { tokens } from '../../theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { nalamTokens } from '../../theme/nalamTokens.ts'

export const useFormFieldStyles = makeStyles({
  root: { position: 'relative', display: 'flex', flexDirection: 'column', minWidth: 0 },
  label: {
    fontSize: nalamTokens.labelSize,
    lineHeight: nalamTokens.labelLine,
    fontWeight: tokens.fontWeightMedium,
    marginBlockEnd: '6px',
    alignSelf: 'flex-start',
  },
  action: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    fontSize: nalamTokens.labelSize,
    lineHeight: nalamTokens.labelLine,
  },
  // 4 px, one line of 18, 4 px: the room of an error of one line.
  below: { minHeight: '26px', paddingBlock: '4px', boxSizing: 'border-box' },
  hint: { fontSize: '13px', lineHeight: '18px', color: nalamTokens.ink3 },
  error: {
    display: 'flex',
    columnGap: '6px',
    fontSize: '13px',
    lineHeight: '18px',
    color: nalamTokens.declinedInk,
    overflowWrap: 'anywhere',
  },
  icon: { flexShrink: 0, marginBlockStart: '1px' },
})
