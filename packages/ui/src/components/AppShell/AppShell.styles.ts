import { line } from '../../theme/cardLook.ts'
import { tokens } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'
import { media, nalamTokens } from '../../theme/nalamTokens.ts'
import { textSizes } from '../../theme/textSizes.ts'

export const useAppShellStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: `${nalamTokens.sidebarWidth} minmax(0, 1fr)`,
    gridTemplateRows: 'auto 1fr',
    minHeight: '100dvh',
    backgroundColor: nalamTokens.canvas,
    [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  skip: {
    position: 'absolute',
    insetBlockStart: '8px',
    insetInlineStart: '8px',
    zIndex: 40,
    paddingBlock: '8px',
    paddingInline: '14px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
    ':not(:focus)': { width: '1px', height: '1px', padding: 0, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  aside: {
    gridRowStart: 1,
    gridRowEnd: 3,
    position: 'sticky',
    insetBlockStart: 0,
    height: '100dvh',
    overflowY: 'auto',
    backgroundColor: nalamTokens.card,
    ...line('InlineEnd'),
    [media.tabletDown]: { display: 'none' },
  },
  header: {
    zIndex: 20,
    display: 'flex',
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '65px',
    paddingInline: '32px',
    backgroundColor: nalamTokens.card,
    ...line('BlockEnd'),
    [media.tabletDown]: { minHeight: '57px' },
    [media.tablet]: { paddingInline: '16px', columnGap: '8px' },
    // Keeps a name of fifteen letters on one line at 320 px.
    [media.phone]: { paddingInline: '12px', columnGap: '4px' },
  },
  small: { display: 'none', [media.tabletDown]: { display: 'inline-flex' } },
  toggle: { marginInlineStart: '-8px' },
  homeMark: {
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  mark: { width: '30px', height: '30px' },
  greeting: {
    flexGrow: 1,
    minWidth: 0,
    margin: 0,
    overflowWrap: 'anywhere',
    [media.phone]: { ...textSizes.label, paddingBlock: '6px' },
  },
  name: { fontWeight: tokens.fontWeightSemibold, [media.phone]: { display: 'block' } },
  main: {
    minWidth: 0,
    width: '100%',
    maxWidth: `calc(${nalamTokens.contentWidth} + 2 * ${nalamTokens.pagePaddingInline})`,
    paddingBlock: nalamTokens.pagePaddingBlock,
    paddingInline: nalamTokens.pagePaddingInline,
    ':focus': { outline: 'none' },
  },
})
