import { layout, nalamTokens, textSizes } from '../../../theme/internal.ts'
import { makeStyles, tokens } from '@fluentui/react-components'

export const useSlotPopoverStyles = makeStyles({
  when: { margin: '-14px 0 4px', color: nalamTokens.ink2 },
  part: {
    ...layout.column,
    rowGap: '10px',
    paddingBlockStart: '16px',
    marginBlockStart: '8px',
    borderTop: `1px solid ${nalamTokens.cardLine}`,
    '& p': { margin: 0 },
  },
  switchRow: { ...layout.row, columnGap: '4px', marginInlineStart: '-8px' },
  effect: { color: nalamTokens.ink2 },
  strong: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  heading: { ...textSizes.title, ...textSizes.body },
  form: layout.column,
  facts: {
    margin: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(88px, auto) 1fr',
    columnGap: '16px',
    rowGap: '10px',
    alignItems: 'center',
    '& dt': { color: nalamTokens.ink3 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
  call: { color: nalamTokens.brandInk, textDecorationLine: 'none', ':hover': { textDecorationLine: 'underline' } },
  answers: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '8px',
    // With three buttons, the main one has a line of its own.
    '& > :first-child:nth-last-child(3)': { gridColumn: '1 / 3' },
    '& > :only-child': { gridColumn: '1 / 3' },
  },
  error: { marginBlockEnd: '12px', '& p': { margin: '0 0 8px' } },
  delete: { alignSelf: 'flex-start', ...layout.inline, columnGap: '8px', color: nalamTokens.declinedInk },
})
