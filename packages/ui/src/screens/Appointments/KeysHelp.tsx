import { Keyboard20Regular } from '@fluentui/react-icons/headless/svg/keyboard'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx'
import { ROW_KEYS } from '../../forms/decisions/bookingDecisions.ts'
import { useDayMessages } from '../../messages/useDayMessages.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useAppointmentsStyles } from './Appointments.styles.ts'

interface KeysHelpProps {
  hasUndo: boolean
  open: boolean
  onOpen: () => void
  onClose: () => void
}

/**
 * Help on the keys of the rows: a button on devices with a keyboard, and a dialog that opens from
 * it and from "?" on a row.
 */
export function KeysHelp({ hasUndo, open, onOpen, onClose }: KeysHelpProps) {
  const styles = useAppointmentsStyles()
  const { appointments: messages, actions } = useMessages()
  const { undo } = useDayMessages()
  const keyOf = (name: keyof typeof ROW_KEYS) => ROW_KEYS[name].toUpperCase()
  const keys: readonly (readonly [keys: readonly string[], action: string])[] = [
    [['↓', '↑'], messages.keyMove],
    [['Home', 'End'], messages.keyEnds],
    [['Enter', keyOf('view')], messages.view],
    [[keyOf('edit')], messages.edit],
    [[keyOf('approve')], messages.approve],
    [[keyOf('reschedule')], messages.reschedule],
    [[keyOf('decline')], messages.decline],
    ...(hasUndo ? [[['U', 'Ctrl Z'], undo.key] as const] : []),
    [['?'], messages.keys],
    [['Esc'], actions.close],
  ]
  return (
    <>
      <LinkButton className={styles.keys} aria-keyshortcuts="?" onClick={onOpen}>
        <Keyboard20Regular aria-hidden />
        {messages.keys}
        <kbd aria-hidden className={styles.kbd}>
          ?
        </kbd>
      </LinkButton>
      <Dialog open={open} title={messages.keys} onClose={onClose}>
        <p className={styles.keysText}>{messages.keysText}</p>
        <dl className={styles.keyList}>
          {keys.map(([names, action]) => (
            <div key={action} className={styles.keyRow}>
              <dt className={styles.keyNames}>
                {names.map((name) => (
                  <kbd key={name} className={styles.kbd}>
                    {name}
                  </kbd>
                ))}
              </dt>
              <dd className={styles.keyDoes}>{action}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}
