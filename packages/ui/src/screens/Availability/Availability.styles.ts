import { makeStyles } from '@fluentui/react-components'
import { line } from '../../theme/cardLook.ts'
import { layout } from '../../theme/layout.ts'
import { media, nalamTokens } from '../../theme/nalamTokens.ts'
import { detailText, textSizes } from '../../theme/textSizes.ts'
import { tokens } from '../../theme/tokens.ts'
import { stickyCard } from '../../theme/useStickyBar.ts'

export const useAvailabilityStyles = makeStyles({
  layout: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 304px',
    gap: '16px 20px',
    alignItems: 'start',
    // The picture of the week needs some 560 px.
    '@media (max-width: 72.4988em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  side: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
    gap: '16px',
    alignItems: 'start',
    minWidth: 0,
  },
  // No layout box: the element only listens for focus events.
  part: { display: 'contents' },
  proposal: {
    ...layout.top,
    gap: '8px',
    margin: '0 0 16px',
    padding: '10px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: nalamTokens.tintStrong,
    ...textSizes.label,
    '& svg': { flexShrink: 0, marginBlockStart: '2px' },
  },
  cardHead: { ...layout.row, gap: '8px', minHeight: '54px', padding: '7px 12px 7px 16px' },
  sectionTitle: {
    flexGrow: 1,
    ...textSizes.sectionTitle,
    overflowWrap: 'anywhere',
  },
  headCount: { paddingInlineEnd: '4px', color: nalamTokens.ink3, fontSize: nalamTokens.labelSize },
  panel: {
    padding: '14px 16px 16px',
    ...line('BlockStart'),
    borderRadius: '0 0 12px 12px',
  },
  day: { ...layout.column, alignItems: 'stretch', gap: '8px', containerType: 'inline-size' },
  dayHead: { ...layout.row, flexWrap: 'wrap', gap: '4px 8px' },
  dayTitle: { flexGrow: 1, ...textSizes.title, fontSize: tokens.fontSizeBase300 },
  dayTools: { ...layout.wrap, marginInline: '-8px' },
  quiet: {
    alignSelf: 'flex-start',
    minWidth: 0,
    minHeight: '32px',
    '@media (pointer: coarse)': { minHeight: '44px' },
    paddingInline: '8px',
    color: nalamTokens.brandInk,
    fontWeight: tokens.fontWeightSemibold,
  },
  quietText: { margin: 0, ...detailText },
  closedNote: { paddingBlockEnd: '4px' },
  keep: { ...layout.column, alignItems: 'flex-start', gap: '10px', padding: '14px 16px 16px' },
  stepperRow: { ...layout.row, gap: '12px' },
  stepper: {
    ...layout.inline,
    border: `1px solid ${nalamTokens.fieldLine}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: nalamTokens.card,
  },
  stepValue: { minWidth: '36px', textAlign: 'center', fontWeight: tokens.fontWeightSemibold },
  bar: {
    zIndex: 5,
    ...stickyCard,
    gap: '8px 12px',
    minHeight: '68px',
  },
  barText: { flexGrow: 1, margin: 0, minWidth: 'min(100%, 150px)', [media.phone]: { fontSize: nalamTokens.labelSize } },
  barChange: { color: nalamTokens.ink2 },
  barButtons: { ...layout.wrap, gap: '12px', [media.phone]: { gap: '8px' } },
  strong: { fontWeight: tokens.fontWeightSemibold },
  problem: { color: nalamTokens.declinedInk },
  form: layout.column,
  two: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))', columnGap: '12px' },
  dialogText: { margin: '0 0 12px' },
  version: {
    minWidth: 0,
    padding: '10px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: nalamTokens.mutedCard,
    marginBlockEnd: '8px',
  },
  versionDays: { margin: '8px 0 0', ...textSizes.label },
  versionDay: { fontWeight: tokens.fontWeightMedium },
  versionHours: { margin: '0 0 4px', color: nalamTokens.ink2 },
  sections: { marginBlockEnd: '12px' },
  skeleton: { display: 'grid', gap: '16px', padding: '16px', alignContent: 'start' },
  skeletonWeek: { height: '480px' },
  skeletonSide: { height: '220px' },
})
