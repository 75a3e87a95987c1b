import { cardLook, layout, nalamTokens, textSizes } from '../../theme/internal.ts'
import { statusMessages, ticketsMessages, useMessages } from '../../messages/internal.ts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowSync16Regular } from '@fluentui/react-icons/headless/svg/arrow-sync'
import { Checkmark16Regular } from '@fluentui/react-icons/headless/svg/checkmark'
import { ChevronDown16Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { Clock16Regular } from '@fluentui/react-icons/headless/svg/clock'
import type { Ticket, TicketStatusCode } from '@nalam/sdk'
import type { KeyboardEvent } from 'react'

const useTicketStatusSelectStyles = makeStyles({
  root: {
    position: 'relative',
    ...layout.inline,
    maxWidth: '100%',
    borderRadius: '999px',
    '& > svg': { position: 'absolute', pointerEvents: 'none', width: '16px', height: '16px' },
    '& > svg:first-child': { insetInlineStart: '10px' },
    '& > svg:last-child': { insetInlineEnd: '9px' },
  },
  select: {
    appearance: 'none',
    maxWidth: '100%',
    minHeight: '32px',
    ...textSizes.title,
    paddingBlock: '4px',
    paddingInline: '32px 30px',
    border: '1px solid transparent',
    borderRadius: '999px',
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    ...textSizes.small,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    ':hover': { border: '1px solid currentColor' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '& option': { backgroundColor: nalamTokens.card, color: tokens.colorNeutralForeground1 },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
    '@media (pointer: coarse)': { minHeight: '40px' },
    // styles.css chooses this list.
    '@supports (appearance: base-select)': {
      alignItems: 'center',
      '::picker-icon': { display: 'none' },
      '::picker(select)': {
        marginBlock: '4px',
        padding: '4px',
        ...cardLook,
        boxShadow: tokens.shadow16,
      },
      '& option': { minHeight: '36px', paddingInline: '8px 16px', borderRadius: tokens.borderRadiusMedium },
      '& option:is(:hover, :focus)': { backgroundColor: nalamTokens.tint },
    },
  },
  working: { cursor: 'progress' },
  blue: { color: nalamTokens.pendingInk, backgroundColor: nalamTokens.pendingTint },
  amber: { color: nalamTokens.rescheduleInk, backgroundColor: nalamTokens.rescheduleTint },
  green: { color: nalamTokens.confirmedInk, backgroundColor: nalamTokens.confirmedTint },
})

const STATUSES = [
  { code: 1, name: 'open', tone: 'blue', Icon: Clock16Regular },
  { code: 2, name: 'inProgress', tone: 'amber', Icon: ArrowSync16Regular },
  { code: 3, name: 'resolved', tone: 'green', Icon: Checkmark16Regular },
] as const

export interface TicketStatusSelectProps {
  ticket: Ticket
  /** A change is in progress: a further one is ignored. */
  isPending?: boolean
  onStatusChange: (ticket: Ticket, status: TicketStatusCode) => void
}

/** A ticket's status as icon, word and colour (D10), with a select to change it. */
export function TicketStatusSelect({ ticket, isPending = false, onStatusChange }: TicketStatusSelectProps) {
  const styles = useTicketStatusSelectStyles()
  const tickets = useMessages(ticketsMessages)
  const status = useMessages(statusMessages)
  const { tone, Icon } = STATUSES.find(({ code }) => code === ticket.status) ?? STATUSES[0]
  return (
    <span className={mergeClasses(styles.root, styles[tone])} aria-busy={isPending || undefined}>
      <Icon aria-hidden />
      <select
        aria-label={tickets.statusOf(ticket.subject)}
        value={ticket.status}
        className={mergeClasses(styles.select, isPending && styles.working)}
        data-styled-list=""
        onKeyDown={openInsteadOfStepping}
        onChange={({ target }) => {
          const chosen = STATUSES.find(({ code }) => String(code) === target.value)
          if (chosen && !isPending) onStatusChange(ticket, chosen.code)
        }}
      >
        {ticket.status === 'unknown' && <option value="unknown">{ticket.rawStatus}</option>}
        {STATUSES.map(({ code, name }) => (
          <option key={code} value={code}>
            {status[name]}
          </option>
        ))}
      </select>
      <ChevronDown16Regular aria-hidden />
    </span>
  )
}

/**
 * Opens the list of a closed select on arrow keys and letters, which would otherwise change the
 * ticket at once.
 */
function openInsteadOfStepping(event: KeyboardEvent<HTMLSelectElement>): void {
  // Keys on an entry of the open list belong to the list.
  if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
  const chooses = /^(Arrow\w+|Home|End|Page\w+|[^ ])$/.test(event.key)
  // Browsers without `showPicker` open the list by themselves.
  if (!chooses || !('showPicker' in HTMLSelectElement.prototype)) return
  event.preventDefault()
  event.currentTarget.showPicker()
}
