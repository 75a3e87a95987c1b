import { makeStyles } from '@fluentui/react-components'
import { media, nalamTokens } from '../../theme/nalamTokens.ts'
import { tokens } from '../../theme/tokens.ts'

// The two ranges must not overlap: the order of container queries in the style sheet differs from
// the order of these rules.
const MIDDLE = '@container (min-width: 360px) and (max-width: 639.98px)'
const NARROW = '@container (max-width: 359.98px)'

export const useHoursFieldsStyles = makeStyles({
  root: {
    display: 'grid',
    // The pause has the longest texts; the other columns shrink for it.
    gridTemplateColumns:
      'minmax(94px, 106px) 8px minmax(94px, 106px) minmax(86px, 98px) minmax(max-content, 1fr) 92px auto',
    gap: '0 8px',
    alignItems: 'center',
    minWidth: 0,
    // Beside the exceptions and in a dialog there is less space.
    [MIDDLE]: {
      gridTemplateColumns: 'minmax(0, 1fr) 12px minmax(0, 1fr) 40px',
      rowGap: '8px',
    },
    // Only the two times fit side by side.
    [NARROW]: {
      gridTemplateColumns: 'minmax(0, 1fr) 8px minmax(0, 1fr)',
      columnGap: '4px',
      rowGap: '8px',
    },
  },
  frame: { minWidth: 0 },
  select: {
    height: '36px',
    paddingLeft: '10px',
    paddingRight: '28px',
    fontSize: nalamTokens.labelSize,
    [media.phone]: { fontSize: 'max(16px, 1rem)', height: '44px' },
    [NARROW]: { paddingLeft: '8px', paddingRight: '26px' },
    '@media (pointer: coarse)': { height: '44px' },
  },
  slotLength: { [NARROW]: { gridColumnStart: 1, gridColumnEnd: -1 } },
  pause: {
    [MIDDLE]: { gridColumnStart: 3 },
    [NARROW]: { gridColumnStart: 1, gridColumnEnd: -1 },
  },
  dash: { textAlign: 'center', color: nalamTokens.ink3 },
  count: {
    color: nalamTokens.ink2,
    fontSize: nalamTokens.labelSize,
    lineHeight: nalamTokens.labelLine,
    whiteSpace: 'nowrap',
    [MIDDLE]: { gridColumnStart: 1, gridColumnEnd: 4, gridRowStart: 3 },
    [NARROW]: { gridColumnStart: 1, gridColumnEnd: 3, gridRowStart: 4 },
  },
  remove: {
    [MIDDLE]: { gridColumnStart: 4, gridRowStart: 1 },
    [NARROW]: { gridColumnStart: 3, gridRowStart: 4, justifySelf: 'end' },
  },
  below: { gridColumnStart: 1, gridColumnEnd: -1 },
  leftOver: {
    margin: '4px 0 0',
    color: nalamTokens.ink2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  problem: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '6px',
    margin: '4px 0 0',
    color: nalamTokens.declinedInk,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    '& svg': { flexShrink: 0, marginBlockStart: '1px' },
  },
})
