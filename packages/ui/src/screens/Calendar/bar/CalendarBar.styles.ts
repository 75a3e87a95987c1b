import { makeStyles } from '@fluentui/react-components'
import { media, nalamTokens, textSizes, tokens, visuallyHidden } from '../../../theme/tokens.ts'

export const useCalendarBarStyles = makeStyles({
  root: {
    display: 'flex',
    [media.phone]: { flexWrap: 'wrap' },
    alignItems: 'center',
    gap: '8px',
    marginBlockEnd: '12px',
    '@media print': { display: 'none' },
  },
  title: {
    ...textSizes.pageTitle,
    marginInlineEnd: '12px',
    ':focus': { outline: 'none' },
    [media.phone]: { flexGrow: 1, marginInlineEnd: 0 },
    // One row has no space for it; the days below the bar show what the page is.
    '@media (min-width: 640px) and (max-width: 767.98px)': visuallyHidden,
    '@media (min-width: 900px) and (max-width: 1159.98px)': visuallyHidden,
  },
  // If the line is too short, the buttons wrap together.
  steps: { display: 'flex', columnGap: '8px' },
  compact: { minWidth: 'auto' },
  range: { flexGrow: 1, flexShrink: 0, [media.phone]: { order: 1, width: '100%' } },
  rangeButton: {
    minWidth: 'auto',
    paddingInline: '8px',
    border: 'none',
    color: tokens.colorNeutralForeground1,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
    whiteSpace: 'normal',
    [media.phone]: { paddingInline: 0 },
  },
  views: { [media.tabletDown]: { display: 'none' } },
  wide: { [media.phone]: { display: 'none' } },
  bottom: {
    display: 'none',
    [media.phone]: {
      zIndex: 6,
      display: 'flex',
      columnGap: '8px',
      margin: '12px -16px -24px',
      padding: '10px 16px',
      backgroundColor: nalamTokens.card,
      borderTop: `1px solid ${nalamTokens.cardLine}`,
    },
    '@media print': { display: 'none' },
  },
  grow: { flexGrow: 1 },
})
