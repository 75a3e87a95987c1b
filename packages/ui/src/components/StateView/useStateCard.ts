import { makeStyles } from '@fluentui/react-components'
import { nalamTokens } from '../../theme/nalamTokens.ts'
import { tokens } from '../../theme/tokens.ts'

const useStyles = makeStyles({
  root: {
    backgroundColor: nalamTokens.card,
    border: `1px solid ${nalamTokens.cardLine}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
})

/**
 * Returns the class that shows a state as a card on the page background. In a separate file because
 * the first page loads the states but not this class.
 */
export const useStateCard = (): string => useStyles().root
