import { cardLook } from '../../theme/internal.ts'
import { makeStyles } from '@fluentui/react-components'

const useStyles = makeStyles({
  root: cardLook,
})

/**
 * Returns the class that shows a state as a card on the page background. In a separate file because
 * the first page loads the states but not this class.
 */
export const useStateCard = (): string => useStyles().root
