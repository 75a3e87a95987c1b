import { keyLook, layout, nalamTokens, textSizes } from '../theme/internal.ts'
import { makeStyles, tokens } from '@fluentui/react-components'

export const useDecisionsStyles = makeStyles({
  note: {
    ...layout.row,
    columnGap: '6px',
    color: nalamTokens.rescheduleInk,
    ...textSizes.small,
    fontWeight: tokens.fontWeightMedium,
    '& svg': { flexShrink: 0 },
  },
  box: {
    alignItems: 'flex-start',
    columnGap: '8px',
    marginBlock: '8px',
    padding: '10px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: nalamTokens.rescheduleTint,
    fontSize: 'inherit',
    lineHeight: 'inherit',
    fontWeight: 'inherit',
    '& svg': { marginBlockStart: '3px' },
  },
  offer: {
    margin: '12px 0',
    padding: '12px 16px',
    border: `1px solid ${nalamTokens.cardLine}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
  offerTitle: { margin: '0 0 2px' },
  offerHint: { margin: 0, color: nalamTokens.ink2 },
  offerTimes: {
    margin: '8px 0',
    padding: 0,
    listStyleType: 'none',
    '& li': {
      display: 'flex',
      justifyContent: 'space-between',
      columnGap: '12px',
      paddingBlock: '6px',
      borderBottom: `1px solid ${nalamTokens.cardLine}`,
    },
  },
  offerNote: {
    display: 'block',
    color: nalamTokens.rescheduleInk,
    ...textSizes.small,
    fontWeight: tokens.fontWeightMedium,
    overflowWrap: 'anywhere',
  },
  withdraw: { marginInlineStart: '-12px' },
  // Three of them fit side by side in a dialog, also in Tamil.
  buttonWithKey: { padding: '8px 12px' },
  // Without a letter the text is a sentence, which needs two lines on a phone in Tamil.
  wrappingButton: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  smallButton: { minWidth: 'auto', minHeight: '32px', padding: '0 10px' },
  buttonKey: { ...keyLook, marginInlineStart: '8px', paddingInline: '4px' },
  visits: { ...layout.wrap, columnGap: '8px', rowGap: '8px', marginBlockStart: '12px' },
  facts: { margin: 0, ...layout.column },
  fact: {
    display: 'grid',
    gridTemplateColumns: 'minmax(110px, 40%) 1fr',
    columnGap: '12px',
    paddingBlock: '7px',
    '& dt': { color: nalamTokens.ink3 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
  decided: { color: nalamTokens.ink3 },
})
