import { tokens, nalamTokens, textSizes } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'

export const useSlotGridStyles = makeStyles({
  root: { containerType: 'inline-size' },
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '16px',
    minHeight: nalamTokens.controlHeight,
    marginInlineStart: '-8px',
  },
  counts: {
    margin: 0,
    color: nalamTokens.ink3,
    ...textSizes.label,
    marginInlineStart: '8px',
  },
  bulk: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginInlineStart: 'auto' },
  part: { ':not(:last-child)': { marginBlockEnd: '24px' } },
  heading: {
    marginBlock: '8px 10px',
    marginInline: 0,
    color: nalamTokens.ink2,
    ...textSizes.label,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    gap: '10px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '@container (max-width: 479.98px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8px' },
  },
  // The width of a checkbox, the longest time and a switch in one row.
  listWithBoxes: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
    '@container (max-width: 479.98px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))' },
  },
  item: { display: 'grid', minWidth: 0 },
  skeletonCard: {
    height: '48px',
    borderRadius: tokens.borderRadiusXLarge,
    '@container (max-width: 479.98px)': { height: '60px' },
  },
  skeletonHeading: { width: '72px', height: '14px', marginBlock: '11px 13px' },
  skeletonTools: { width: '108px', height: '16px', marginInlineStart: '8px' },
})
