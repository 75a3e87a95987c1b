import type { Booking } from '@nalam/sdk'
import { layout, nalamTokens, textSizes } from '../../theme/internal.ts'
import { attendanceMessages, useFormats, useMessages } from '../../messages/internal.ts'
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
  number: { color: nalamTokens.ink2, fontVariantNumeric: 'tabular-nums' },
})

/** Says beside a status which number the patient got on arrival (QUEUE-01). */
export function QueueNumberMark({ number }: { number: number }) {
  const styles = useAnswerMarkStyles()
  const messages = useMessages(attendanceMessages)
  return (
    <span className={mergeClasses(styles.root, styles.number)}>{messages.number(useFormats().number(number))}</span>
  )
}

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
