import { Keyboard20Regular } from '@fluentui/react-icons/headless/svg/keyboard'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { useAppointmentsStyles } from './Appointments.styles.ts'
import { ROW_KEYS } from './bookingActions.ts'

interface KeysHelpProps {
  open: boolean
  onOpen: () => void
  onClose: () => void
}

/** The keys of the rows: a button where there is a keyboard, and the list that it and "?" on a row open (goal U2). */
export function KeysHelp({ open, onOpen, onClose }: KeysHelpProps) {
  const styles = useAppointmentsStyles()
  const { appointments: messages, actions } = useMessages()
  const deed = (name: keyof typeof ROW_KEYS) => ROW_KEYS[name].toUpperCase()
  const keys: readonly (readonly [keys: readonly string[], does: string])[] = [
    [['↓', '↑'], messages.keyMove],
    [['Home', 'End'], messages.keyEnds],
    [['Enter', deed('view')], messages.view],
    [[deed('edit')], messages.edit],
    [[deed('approve')], messages.approve],
    [[deed('reschedule')], messages.reschedule],
    [[deed('decline')], messages.decline],
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
          {keys.map(([names, does]) => (
            <div key={does} className={styles.keyRow}>
              <dt className={styles.keyNames}>
                {names.map((name) => (
                  <kbd key={name} className={styles.kbd}>
                    {name}
                  </kbd>
                ))}
              </dt>
              <dd className={styles.keyDoes}>{does}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}
