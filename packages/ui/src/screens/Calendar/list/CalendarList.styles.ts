import { makeStyles } from '@fluentui/react-components'
import { nalamTokens } from '../../../theme/nalamTokens.ts'
import { tokens } from '../../../theme/tokens.ts'
import { visuallyHidden } from '../../../theme/visuallyHidden.ts'

export const useCalendarListStyles = makeStyles({
  grid: { ':focus': { outline: 'none' } },
  row: {
    display: 'grid',
    gridTemplateColumns: '4.25rem minmax(0, 1fr)',
    columnGap: '8px',
    marginBlockEnd: '4px',
  },
  at: {
    paddingBlockStart: '12px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '1.25rem',
    color: nalamTokens.ink3,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  now: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '8px',
    marginBlock: '2px 6px',
    color: nalamTokens.brandInk,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '1.125rem',
    fontWeight: tokens.fontWeightSemibold,
    '::after': { content: '""', flexGrow: 1, height: '2px', borderRadius: '1px', backgroundColor: 'currentColor' },
  },
  fold: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: '8px',
    width: '100%',
    minHeight: '44px',
    marginBlock: '4px 8px',
    paddingBlock: '6px',
    paddingInline: '12px',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: 'transparent',
    color: nalamTokens.ink2,
    fontFamily: 'inherit',
    fontSize: nalamTokens.labelSize,
    lineHeight: nalamTokens.labelLine,
    textAlign: 'start',
  },
  warning: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '6px',
    color: nalamTokens.rescheduleInk,
    fontWeight: tokens.fontWeightMedium,
  },
  foldSkeleton: { display: 'block', height: '44px', marginBlock: '4px 8px' },
  skeleton: { display: 'block', height: '44px', marginBlockEnd: '4px' },
  hidden: visuallyHidden,
})
