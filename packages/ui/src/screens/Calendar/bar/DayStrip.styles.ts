import { makeStyles } from '@fluentui/react-components'
import { media, nalamTokens } from '../../../theme/nalamTokens.ts'
import { tokens } from '../../../theme/tokens.ts'
import { visuallyHidden } from '../../../theme/visuallyHidden.ts'

export const useDayStripStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: '4px',
    margin: '0 0 14px',
    padding: 0,
    listStyleType: 'none',
  },
  day: {
    boxSizing: 'border-box',
    position: 'relative',
    width: '100%',
    minHeight: '4rem',
    paddingBlock: '6px 2px',
    paddingInline: 0,
    border: `1px solid ${nalamTokens.cardLine}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: nalamTokens.card,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    cursor: 'pointer',
    overflow: 'hidden',
    fontVariantNumeric: 'tabular-nums',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  content: { display: 'flex', flexDirection: 'column', alignItems: 'center', width: '100%', minWidth: 0 },
  spoken: visuallyHidden,
  weekday: {
    fontSize: '0.75rem',
    lineHeight: '1rem',
    fontWeight: tokens.fontWeightMedium,
    textTransform: 'uppercase',
    color: nalamTokens.ink2,
  },
  date: { fontSize: tokens.fontSizeBase400, lineHeight: '1.5rem', fontWeight: tokens.fontWeightSemibold },
  mark: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '2px',
    minHeight: '0.875rem',
    fontSize: '0.75rem',
    lineHeight: '0.875rem',
    fontWeight: tokens.fontWeightSemibold,
    color: nalamTokens.pendingInk,
    maxWidth: '100%',
    whiteSpace: 'nowrap',
    '& svg': { width: '12px', height: '12px' },
  },
  closed: { backgroundColor: 'transparent', border: `1px dashed ${nalamTokens.fieldLine}` },
  closedMark: {
    color: nalamTokens.ink3,
    fontWeight: tokens.fontWeightRegular,
  },
  // A seventh of a phone's width is too narrow for the word in most languages.
  closedSign: { display: 'none', [media.phone]: { display: 'block' } },
  closedWord: { [media.phone]: { display: 'none' } },
  today: { border: `1px solid ${nalamTokens.brandInk}` },
  chosen: {
    backgroundColor: tokens.colorBrandBackground,
    border: '1px solid transparent',
    color: tokens.colorNeutralForegroundOnBrand,
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
  inherit: { color: 'inherit' },
})
