import { makeStyles } from '@fluentui/react-components'
import { nalamTokens } from '../../theme/nalamTokens.ts'
import { tokens } from '../../theme/tokens.ts'

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
