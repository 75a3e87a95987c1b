import { nalamTokens } from '../../theme/internal.ts'
import { makeStyles, tokens } from '@fluentui/react-components'

/** The name of a key on the keyboard. */
export const useKeyStyles = makeStyles({
  kbd: {
    minWidth: '20px',
    paddingInline: '5px',
    border: `1px solid ${nalamTokens.cardLine}`,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: nalamTokens.card,
    color: nalamTokens.ink2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase100,
    textAlign: 'center',
  },
})
