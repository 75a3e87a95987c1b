import { tokens, media, nalamTokens, textSizes } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'

export const useSummaryCardStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '6px 12px',
    alignItems: 'start',
    minHeight: '112px',
    [media.phone]: { padding: '14px' },
  },
  label: {
    color: nalamTokens.ink2,
    ...textSizes.label,
    fontWeight: tokens.fontWeightMedium,
    overflowWrap: 'anywhere',
  },
  // Decorative: on phones two cards are side by side and the text needs the space.
  icon: {
    display: 'grid',
    justifySelf: 'end',
    color: nalamTokens.brandInk,
    fontSize: '1.25rem',
    [media.phone]: { display: 'none' },
  },
  figure: {
    gridColumnStart: 1,
    gridColumnEnd: 3,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    columnGap: '12px',
  },
  value: {
    fontSize: '2rem',
    lineHeight: '2.5rem',
    fontWeight: tokens.fontWeightSemibold,
    display: 'block',
  },
  badge: { marginBlockEnd: '8px' },
  skeleton: { width: '72px', height: '40px' },
})
