import { makeStyles } from '@fluentui/react-components'
import { nalamTokens } from '../../theme/nalamTokens.ts'
import { tokens } from '../../theme/tokens.ts'

export const useLiveBarStyles = makeStyles({
  // As high as the button, so that nothing moves when the button appears.
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    minHeight: '32px',
    color: nalamTokens.ink3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  // The margin belongs to the button: without the button the text starts at the edge.
  show: {
    marginInlineEnd: '12px',
    minHeight: '32px',
    paddingInline: '12px',
    border: `1px solid ${nalamTokens.cardLine}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: nalamTokens.tint,
    color: nalamTokens.brandInk,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    ':hover': { backgroundColor: nalamTokens.card },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})
