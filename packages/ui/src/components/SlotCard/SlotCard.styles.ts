import { tokens } from '../../theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { nalamTokens } from '../../theme/nalamTokens.ts'

export const useSlotCardStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '8px',
    minHeight: '48px',
    paddingBlock: '6px',
    paddingInline: '15px 14px',
    backgroundColor: nalamTokens.card,
    border: `1px solid ${nalamTokens.cardLine}`,
    borderRadius: tokens.borderRadiusXLarge,
    '@container (max-width: 479.98px)': { minHeight: '60px', paddingInline: '11px 10px' },
  },
  muted: {
    backgroundColor: nalamTokens.mutedCard,
    border: `1px solid ${nalamTokens.mutedCard}`,
    color: nalamTokens.ink3,
  },
  mutedForced: { '@media (forced-colors: active)': { border: '1px dashed GrayText', color: 'GrayText' } },
  selected: {
    border: `1px solid ${tokens.colorCompoundBrandStroke}`,
    boxShadow: `inset 0 0 0 1px ${tokens.colorCompoundBrandStroke}`,
    backgroundColor: nalamTokens.tint,
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
  time: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '6px',
    minWidth: 0,
    '@container (max-width: 479.98px)': { flexDirection: 'column' },
  },
  tick: {
    display: 'inline-flex',
    alignSelf: 'center',
    color: nalamTokens.brandInk,
    '@container (max-width: 479.98px)': { display: 'none' },
  },
  box: { alignSelf: 'center', margin: '-8px 0 -8px -10px' },
  from: { fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
  fromMuted: { fontWeight: tokens.fontWeightMedium },
  until: {
    color: nalamTokens.ink3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'nowrap',
  },
  word: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, fontWeight: tokens.fontWeightMedium },
  switch: { flexShrink: 0, marginInlineEnd: '-2px' },
  indicator: { margin: '4px 0' },
})
