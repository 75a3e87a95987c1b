import { makeStyles } from '@fluentui/react-components'
import { line, media, nalamTokens, tokens, textSizes } from '../../theme/tokens.ts'

const NARROW = '@media (max-width: 1099.98px)'

export const useTodayPanelStyles = makeStyles({
  // The same height while loading, after a failure and with all content, so that nothing below
  // moves.
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
    alignItems: 'start',
    columnGap: '20px',
    rowGap: '14px',
    minHeight: '126px',
    marginBlockEnd: '12px',
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', minHeight: '266px' },
    [media.phone]: { padding: '16px', minHeight: '306px' },
  },
  failed: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    minHeight: '126px',
    marginBlockEnd: '12px',
    [NARROW]: { minHeight: '266px' },
  },
  failedText: { margin: 0, overflowWrap: 'anywhere' },
  failedTitle: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  next: { minWidth: 0, [NARROW]: { gridColumnStart: 1, gridColumnEnd: 3 } },
  label: {
    margin: 0,
    color: nalamTokens.ink2,
    ...textSizes.label,
    fontWeight: tokens.fontWeightMedium,
  },
  name: {
    margin: 0,
    fontSize: '26px',
    lineHeight: '40px',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  when: {
    margin: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    minHeight: '24px',
    fontWeight: tokens.fontWeightMedium,
    fontVariantNumeric: 'tabular-nums',
  },
  figure: {
    minWidth: '112px',
    paddingInlineStart: '20px',
    ...line('InlineStart'),
    [NARROW]: { minWidth: 0, paddingInlineStart: '12px' },
  },
  // If the next patient has a separate line, no other figure comes before this one.
  firstFigure: { [NARROW]: { paddingInlineStart: 0, borderInlineStartStyle: 'none' } },
  value: { margin: 0, fontSize: '32px', lineHeight: '40px', fontWeight: tokens.fontWeightSemibold },
  figureLink: {
    color: 'inherit',
    fontWeight: 'inherit',
    '@media (pointer: coarse)': { display: 'inline-block', minWidth: '2.75rem', minHeight: '2.75rem' },
  },
  second: { margin: 0, minHeight: '22px', color: nalamTokens.ink3, overflowWrap: 'anywhere' },
  button: {
    columnGap: '8px',
    whiteSpace: 'nowrap',
    [NARROW]: { gridColumnStart: 1, gridColumnEnd: 3, justifySelf: 'start' },
    [media.phone]: { justifySelf: 'stretch', justifyContent: 'center' },
  },
  wideSkeleton: { height: '84px', [NARROW]: { gridColumnStart: 1, gridColumnEnd: 3 } },
  skeleton: { height: '84px', width: '130px' },
})
