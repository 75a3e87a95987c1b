import { layout, nalamTokens } from '../../theme/internal.ts'
import { makeStyles, tokens } from '@fluentui/react-components'

const TOUCH = '@media (pointer: coarse)'

export const useUndoLineStyles = makeStyles({
  // As high as its button, so that nothing moves when the button appears.
  line: {
    ...layout.row,
    position: 'relative',
    minHeight: '32px',
    [TOUCH]: { minHeight: '2.75rem' },
    marginInlineStart: 'auto',
    ':empty': { marginInlineStart: '-12px' },
    '@media print': { display: 'none' },
  },
  opener: {
    minWidth: 'auto',
    minHeight: '32px',
    padding: '0 12px',
    borderRadius: tokens.borderRadiusCircular,
    color: nalamTokens.brandInk,
    fontSize: tokens.fontSizeBase200,
  },
})
