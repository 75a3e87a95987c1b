import { makeStyles } from '@fluentui/react-components'
import { ChatWarning16Regular } from '@fluentui/react-icons/headless/svg/chat-warning'
import { notToldMessages } from '../../messages/en/notTold.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { layout } from '../../theme/layout.ts'
import { nalamTokens } from '../../theme/nalamTokens.ts'
import { textSizes } from '../../theme/textSizes.ts'
import { tokens } from '../../theme/tokens.ts'

const useNotToldMarkStyles = makeStyles({
  root: {
    ...layout.row,
    display: 'inline-flex',
    columnGap: '6px',
    marginInlineStart: '8px',
    color: nalamTokens.rescheduleInk,
    ...textSizes.small,
    fontWeight: tokens.fontWeightMedium,
    whiteSpace: 'nowrap',
    '& svg': { flexShrink: 0 },
  },
})

/** Says beside a status that the patient was not told of it (MSG-05). */
export function NotToldMark() {
  const styles = useNotToldMarkStyles()
  const { mark } = useMessages(notToldMessages)
  return (
    <span className={styles.root}>
      <ChatWarning16Regular aria-hidden />
      {mark}
    </span>
  )
}
