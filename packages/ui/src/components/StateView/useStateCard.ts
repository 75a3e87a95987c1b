import { makeStyles } from '@griffel/react'
import { nalamTokens } from '../../theme/nalamTokens.ts'
import { tokens } from '../../theme/tokens.ts'

const useStyles = makeStyles({
  root: {
    backgroundColor: nalamTokens.card,
    border: `1px solid ${nalamTokens.cardLine}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
})

/** The class of a state that stands on the page's ground as a card of its own. Apart from the states, which the first page needs. */
export const useStateCard = (): string => useStyles().root
