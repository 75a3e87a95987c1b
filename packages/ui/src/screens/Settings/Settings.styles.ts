import { detailText, layout, line, media, nalamTokens, textSizes } from '../../theme/internal.ts'
import { makeStyles, tokens } from '@fluentui/react-components'

/** Without room for the index beside the sections. */
const NARROW = '@media (max-width: 68.7488em)'

export const useSettingsStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: '188px minmax(0, 784px)',
    columnGap: '24px',
    // Not a grid: the index would stick only inside its own row.
    [NARROW]: { display: 'block', maxWidth: '784px' },
  },
  index: {
    alignSelf: 'start',
    position: 'sticky',
    insetBlockStart: 'calc(var(--nalam-bars-start, 0px) + 20px)',
    // A row of chips that scrolls sideways.
    [NARROW]: {
      // Above the switches of the sections.
      zIndex: 2,
      insetBlockStart: 'var(--nalam-bars-start, 0px)',
      marginInline: `calc(-1 * ${nalamTokens.pagePaddingInline})`,
      marginBlock: '-8px 8px',
      paddingInline: nalamTokens.pagePaddingInline,
      paddingBlock: '8px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      backgroundColor: nalamTokens.canvas,
    },
    [media.low]: { position: 'static' },
  },
  indexLinks: {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [NARROW]: { display: 'flex', columnGap: '8px', width: 'max-content' },
  },
  indexLink: {
    display: 'block',
    paddingBlock: '8px',
    paddingInline: '12px',
    overflowWrap: 'anywhere',
    borderRadius: tokens.borderRadiusMedium,
    [NARROW]: {
      ...layout.row,
      minHeight: '36px',
      paddingBlock: 0,
      paddingInline: '14px',
      border: `1px solid ${nalamTokens.fieldLine}`,
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: nalamTokens.card,
      whiteSpace: 'nowrap',
    },
    '@media (pointer: coarse)': { minHeight: '2.75rem' },
    ...detailText,
    fontWeight: tokens.fontWeightMedium,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: nalamTokens.tint, color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  // No other weight: a longer text would wrap, and move the links below.
  currentLink: {
    backgroundColor: nalamTokens.tint,
    color: nalamTokens.brandInk,
    ':hover': { color: nalamTokens.brandInk },
    [NARROW]: { border: `1px solid ${nalamTokens.brandInk}`, backgroundColor: nalamTokens.tintStrong },
    [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  cards: {
    ...layout.column,
    rowGap: '20px',
    minWidth: 0,
    // A long text of a language wraps, also at twice its size.
    '& button': { maxWidth: '100%', whiteSpace: 'normal' },
    // What takes the focus is not scrolled under the chips.
    '& :is(a, button, input)': { [NARROW]: { scrollMarginBlockStart: '68px' } },
  },
  head: {
    ...layout.between,
    flexWrap: 'wrap',
    columnGap: '16px',
    rowGap: '8px',
    // As high as a title with a hint, so that all cards begin alike.
    minHeight: 'max(3rem, var(--nalam-control-height))',
    marginBlockEnd: '12px',
  },
  title: {
    ...textSizes.sectionTitle,
    // The padding of the card stays in sight, below the chips.
    scrollMarginBlockStart: '28px',
    [NARROW]: { scrollMarginBlockStart: '80px' },
    [media.low]: { scrollMarginBlockStart: '28px' },
  },
  hint: { margin: 0, color: nalamTokens.ink3 },
  rows: { margin: 0, padding: 0, listStyle: 'none' },
  row: {
    ...layout.row,
    columnGap: '12px',
    rowGap: '8px',
    minHeight: '60px',
    paddingBlock: '8px',
    ...line('BlockStart'),
    flexWrap: 'wrap',
  },
  icon: { flexShrink: 0, color: nalamTokens.ink3 },
  words: { flex: '1 1 0', minWidth: 'min(12.5rem, 70%)', overflowWrap: 'anywhere' },
  name: { ...layout.row, flexWrap: 'wrap', columnGap: '8px', fontWeight: tokens.fontWeightMedium },
  emptyName: { color: nalamTokens.ink3, fontWeight: tokens.fontWeightRegular },
  detail: {
    color: nalamTokens.ink3,
    fontSize: nalamTokens.labelSize,
    lineHeight: '1.375rem',
    fontVariantNumeric: 'tabular-nums',
  },
  actions: { ...layout.wrap, columnGap: '8px', rowGap: '8px' },
  badge: {
    paddingInline: '8px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: nalamTokens.canvas,
    color: nalamTokens.ink3,
    fontSize: nalamTokens.labelSize,
    lineHeight: '1.375rem',
  },
  // A device on a phone has its button below its words.
  loadingRow: { width: '60%', height: '40px', [media.phone]: { height: '104px' } },
  all: { marginBlockStart: '8px' },
})
