import { makeStyles } from '@griffel/react'
import { media, nalamTokens } from '../../theme/nalamTokens.ts'
import { tokens } from '../../theme/tokens.ts'

export const useHoursFieldsStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '106px 8px 106px 98px minmax(120px, 1fr) 92px auto',
    gap: '0 8px',
    alignItems: 'center',
    minWidth: 0,
    // Beside the exceptions there is less room, in a dialog too.
    '@container (max-width: 639.98px)': {
      gridTemplateColumns: 'minmax(0, 1fr) 12px minmax(0, 1fr) 40px',
      rowGap: '8px',
    },
  },
  frame: {
    position: 'relative',
    display: 'block',
    minWidth: 0,
  },
  select: {
    width: '100%',
    minHeight: '36px',
    height: '36px',
    boxSizing: 'border-box',
    appearance: 'none',
    paddingInline: '10px 28px',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: nalamTokens.labelSize,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    [media.phone]: { fontSize: 'max(16px, 1rem)', height: '44px' },
    '@media (pointer: coarse)': { height: '44px' },
    '& option': { backgroundColor: nalamTokens.card, color: tokens.colorNeutralForeground1 },
  },
  chevron: {
    position: 'absolute',
    insetInlineEnd: '9px',
    insetBlockStart: 'calc(50% - 8px)',
    pointerEvents: 'none',
    color: nalamTokens.ink2,
  },
  pause: { '@container (max-width: 639.98px)': { gridColumnStart: 3 } },
  dash: { textAlign: 'center', color: nalamTokens.ink3 },
  count: {
    color: nalamTokens.ink2,
    fontSize: nalamTokens.labelSize,
    lineHeight: nalamTokens.labelLine,
    whiteSpace: 'nowrap',
    '@container (max-width: 639.98px)': { gridColumnStart: 1, gridColumnEnd: 4, gridRowStart: 3 },
  },
  remove: {
    '@container (max-width: 639.98px)': { gridColumnStart: 4, gridRowStart: 1 },
  },
  below: { gridColumnStart: 1, gridColumnEnd: -1 },
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
