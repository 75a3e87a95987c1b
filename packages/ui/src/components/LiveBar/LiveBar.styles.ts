import { makeStyles } from '@fluentui/react-components'
import { nalamTokens, tokens, textSizes } from '../../theme/tokens.ts'

export const useLiveBarStyles = makeStyles({
  // As high as the button, so that nothing moves when the button appears.
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    minHeight: '32px',
    color: nalamTokens.ink3,
    ...textSizes.small,
  },
  // The margin belongs to the button: without the button the text starts at the edge.
  show: {
    marginInlineEnd: '12px',
    minWidth: 'auto',
    minHeight: '32px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: nalamTokens.tint,
    color: nalamTokens.brandInk,
    fontSize: tokens.fontSizeBase200,
  },
})
