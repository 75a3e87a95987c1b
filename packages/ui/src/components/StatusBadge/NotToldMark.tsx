import { layout, nalamTokens, textSizes } from '../../theme/internal.ts'
import { notToldMessages, useMessages } from '../../messages/internal.ts'
import { makeStyles, tokens } from '@fluentui/react-components'
import { ChatWarning16Regular } from '@fluentui/react-icons/headless/svg/chat-warning'

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
