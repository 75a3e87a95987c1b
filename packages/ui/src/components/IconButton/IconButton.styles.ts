import { tokens } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'
import { nalamTokens } from '../../theme/nalamTokens.ts'

export const useIconButtonStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'inline-grid',
    flexShrink: 0,
    placeItems: 'center',
    width: nalamTokens.controlHeight,
    height: nalamTokens.controlHeight,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontSize: '1.25rem',
    cursor: 'pointer',
    transitionProperty: 'background-color',
    transitionDuration: nalamTokens.motionFast,
    ':hover': { backgroundColor: nalamTokens.tint },
    ':active': { backgroundColor: nalamTokens.tintStrong },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '[aria-disabled=true]': {
      color: tokens.colorNeutralForegroundDisabled,
      backgroundColor: 'transparent',
      cursor: 'not-allowed',
    },
    '& svg': { display: 'block' },
  },
  outlined: { backgroundColor: nalamTokens.card, border: `1px solid ${nalamTokens.cardLine}` },
  brand: { color: nalamTokens.brandInk },
  // Fixed size with containment: the content is not measured for the width of its column.
  small: { width: '34px', height: '34px', contain: 'size layout' },
  tooltip: {
    position: 'absolute',
    insetBlockEnd: 'calc(100% + 6px)',
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    zIndex: 10,
    paddingBlock: '4px',
    paddingInline: '8px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralForeground1,
    color: tokens.colorNeutralBackground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'nowrap',
    border: '1px solid transparent',
    cursor: 'default',
    // Bridges the gap to the button, so that the pointer can move onto the tooltip.
    '::after': { content: '""', position: 'absolute', insetInline: 0, insetBlockStart: '100%', height: '8px' },
  },
  tooltipEnd: { insetInlineStart: 'auto', insetInlineEnd: 0, transform: 'none' },
})
