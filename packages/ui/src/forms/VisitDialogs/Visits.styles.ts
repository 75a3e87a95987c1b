import { makeStyles } from '@fluentui/react-components'
import { media, nalamTokens, tokens, textSizes } from '../../theme/tokens.ts'

export const useVisitsStyles = makeStyles({
  about: { margin: '0 0 12px' },
  when: { color: nalamTokens.ink2 },
  hint: { margin: '8px 0 0', color: nalamTokens.ink2 },
  radio: { alignItems: 'center', minHeight: '36px' },
  row: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: '12px',
    [media.phone]: { gridTemplateColumns: '1fr' },
  },
  switch: { marginInlineStart: '-8px' },
  full: { minHeight: tokens.lineHeightBase300, margin: '0 0 12px', color: nalamTokens.ink2 },
  plain: { marginBlockStart: '8px', marginInlineStart: '-12px' },
  empty: { display: 'flex', flexDirection: 'column', rowGap: '4px', paddingBlock: '8px' },
  emptyTitle: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  emptyText: { margin: 0, color: nalamTokens.ink2 },
  skeletons: { display: 'flex', flexDirection: 'column', rowGap: '10px', paddingBlock: '8px' },
  section: { marginBlockEnd: '16px' },
  heading: {
    margin: '0 0 6px',
    ...textSizes.label,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    border: `1px solid ${nalamTokens.cardLine}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  item: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '12px',
    padding: '8px 12px',
    '&:not(:last-child)': { borderBottom: `1px solid ${nalamTokens.cardLine}` },
    [media.phone]: { gridTemplateColumns: '1fr' },
  },
  patient: { gridColumn: '1 / -1', marginInlineStart: '-8px' },
  given: {
    gridColumn: '1 / -1',
    margin: 0,
    paddingInlineStart: '28px',
    listStyleType: 'none',
    color: nalamTokens.ink2,
  },
  reason: { gridColumn: '1 / -1', color: nalamTokens.ink2 },
  name: { fontWeight: tokens.fontWeightMedium, overflowWrap: 'anywhere' },
})
