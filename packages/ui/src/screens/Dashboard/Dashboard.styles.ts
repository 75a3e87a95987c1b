import { tokens, media, nalamTokens, textSizes } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'

export const useDashboardStyles = makeStyles({
  summary: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '12px',
    [media.phone]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :last-child': { gridColumnStart: 1, gridColumnEnd: 3 },
    },
    marginBlockEnd: '24px',
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 236px',
    gap: '20px',
    alignItems: 'start',
    '@media (max-width: 1239.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  sectionHead: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '12px',
    marginBlockEnd: '10px',
  },
  sectionTitle: {
    ...textSizes.sectionTitle,
  },
  month: { margin: 0, color: nalamTokens.ink3 },
  revenueList: { margin: '8px 0 0', display: 'flex', flexDirection: 'column', rowGap: '12px' },
  revenueRow: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'baseline',
    gap: '4px 12px',
    '& dt': { color: nalamTokens.ink2 },
    '& dd': { margin: 0, fontWeight: tokens.fontWeightSemibold },
  },
  bar: {
    height: '6px',
    borderRadius: '3px',
    backgroundColor: nalamTokens.skeleton,
    overflow: 'hidden',
    gridColumnStart: 1,
    gridColumnEnd: 3,
    '& > span': { display: 'block', height: '100%', backgroundColor: nalamTokens.brandInk },
    '@media (forced-colors: active)': { display: 'none' },
  },
})
