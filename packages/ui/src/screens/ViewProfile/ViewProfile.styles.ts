import { makeStyles } from '@fluentui/react-components'
import { line } from '../../theme/cardLook.ts'
import { layout, plainList } from '../../theme/layout.ts'
import { media, nalamTokens } from '../../theme/nalamTokens.ts'
import { textSizes } from '../../theme/textSizes.ts'
import { tokens } from '../../theme/tokens.ts'

export const useViewProfileStyles = makeStyles({
  cover: {
    position: 'relative',
    height: '152px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundImage: `linear-gradient(120deg, ${nalamTokens.pictureTop}, ${nalamTokens.pictureBottom})`,
    [media.phone]: { height: '104px' },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  coverKolam: {
    position: 'absolute',
    insetBlock: '-40%',
    insetInlineEnd: '-20px',
    width: 'min(480px, 90%)',
    height: '180%',
    opacity: 0.55,
  },
  head: {
    position: 'relative',
    ...layout.top,
    columnGap: '18px',
    marginBlockEnd: '24px',
    paddingInline: '24px',
    [media.phone]: { paddingInline: '12px', flexDirection: 'column' },
  },
  avatar: {
    marginBlockStart: '-44px',
    width: '96px',
    height: '96px',
    flexShrink: 0,
    fontSize: '2rem',
    boxShadow: `0 0 0 5px ${nalamTokens.canvas}`,
  },
  name: {
    ...textSizes.pageTitle,
    paddingBlockStart: '10px',
    overflowWrap: 'anywhere',
    ':focus': { outline: 'none' },
    [media.phone]: { fontSize: '1.375rem', lineHeight: '1.875rem' },
  },
  // Personal and Official are stacked, Address is beside them: both columns end at about the same
  // height.
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'auto 1fr',
    columnGap: '20px',
    rowGap: '20px',
    alignItems: 'start',
    '@media (min-width: 68.75em)': {
      '& > :nth-child(3)': { gridColumnStart: '2', gridRowStart: '1', gridRowEnd: 'span 2' },
    },
    '@media (max-width: 68.7488em)': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' },
  },
  cardHead: {
    ...layout.between,
    flexWrap: 'wrap',
    columnGap: '12px',
    rowGap: '4px',
    minHeight: nalamTokens.controlHeight,
    marginBlockEnd: '8px',
  },
  cardTitle: textSizes.sectionTitle,
  facts: { margin: 0 },
  fact: {
    display: 'grid',
    gridTemplateColumns: '132px minmax(0, 1fr)',
    columnGap: '16px',
    paddingBlock: '9px',
    ...line('BlockStart'),
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  label: { color: nalamTokens.ink3, fontSize: nalamTokens.labelSize, lineHeight: '1.375rem' },
  value: {
    ...layout.row,
    flexWrap: 'wrap',
    columnGap: '12px',
    rowGap: '2px',
    margin: 0,
    fontWeight: tokens.fontWeightMedium,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  missing: { color: nalamTokens.ink3, fontWeight: tokens.fontWeightRegular },
  breakable: { overflowWrap: 'anywhere', minWidth: 0 },
  prose: { fontWeight: tokens.fontWeightRegular, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  line: { display: 'block', width: '100%' },
  verified: {
    ...layout.inline,
    columnGap: '4px',
    color: nalamTokens.confirmedInk,
    fontSize: '0.8125rem',
    lineHeight: '1.125rem',
    fontWeight: tokens.fontWeightMedium,
  },
  badges: { ...layout.wrap, gap: '6px', ...plainList },
  badge: {
    paddingInline: '10px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: nalamTokens.tintStrong,
    color: nalamTokens.brandInk,
    fontSize: '0.8125rem',
    lineHeight: '1.5rem',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  dialogText: { color: nalamTokens.ink2 },
  form: { ...layout.column, rowGap: '12px' },
})
