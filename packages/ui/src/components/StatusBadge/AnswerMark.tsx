import type { Booking } from '@nalam/sdk'
import { layout, nalamTokens, textSizes } from '../../theme/internal.ts'
import { attendanceMessages, useMessages } from '../../messages/internal.ts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { PersonAvailable16Regular } from '@fluentui/react-icons/headless/svg/person-available'
import { PersonProhibited16Regular } from '@fluentui/react-icons/headless/svg/person-prohibited'

const useAnswerMarkStyles = makeStyles({
  root: {
    ...layout.row,
    display: 'inline-flex',
    columnGap: '6px',
    marginInlineStart: '8px',
    color: nalamTokens.confirmedInk,
    ...textSizes.small,
    fontWeight: tokens.fontWeightMedium,
    whiteSpace: 'nowrap',
    '& svg': { flexShrink: 0 },
  },
  cannot: { color: nalamTokens.rescheduleInk },
})

/** Says beside a status what the patient has answered to a reminder (MSG-06). */
export function AnswerMark({ answer }: { answer: NonNullable<Booking['reminderAnswer']> }) {
  const styles = useAnswerMarkStyles()
  const messages = useMessages(attendanceMessages)
  const isComing = answer === 'comes'
  const Icon = isComing ? PersonAvailable16Regular : PersonProhibited16Regular
  return (
    <span className={mergeClasses(styles.root, !isComing && styles.cannot)}>
      <Icon aria-hidden />
      {messages[answer]}
    </span>
  )
}
