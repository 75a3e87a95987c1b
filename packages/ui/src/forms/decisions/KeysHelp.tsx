import { actionsMessages } from '../../messages/en/actions.ts'
import { appointmentsMessages } from '../../messages/en/appointments.ts'
import { Keyboard20Regular } from '@fluentui/react-icons/headless/svg/keyboard'
import { makeStyles } from '@fluentui/react-components'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { nalamTokens } from '../../theme/nalamTokens.ts'
import { tokens } from '../../theme/tokens.ts'

/** The keys with the same effect, and what they do. */
export type KeyHelp = readonly [keys: readonly string[], action: string]

interface KeysHelpProps {
  /** Where the keys work. */
  text: string
  keys: readonly KeyHelp[]
  open: boolean
  onOpen: () => void
  onClose: () => void
}

const useStyles = makeStyles({
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '8px',
    marginBlockStart: '10px',
    '@media (max-width: 1199.98px)': { display: 'none' },
    '@media (pointer: coarse)': { display: 'none' },
    '@media print': { display: 'none' },
  },
  text: { margin: '0 0 12px', color: nalamTokens.ink2 },
  list: { margin: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: '112px 1fr',
    alignItems: 'center',
    columnGap: '16px',
    paddingBlock: '7px',
    borderTop: `1px solid ${nalamTokens.cardLine}`,
  },
  names: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  does: { margin: 0 },
  kbd: {
    minWidth: '20px',
    paddingInline: '5px',
    border: `1px solid ${nalamTokens.cardLine}`,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: nalamTokens.card,
    color: nalamTokens.ink2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase100,
    textAlign: 'center',
  },
})

/**
 * Help on the keys of a page: a button on devices with a keyboard, and a dialog that opens from it
 * and from "?" (`usePageKeys`).
 */
export function KeysHelp({ text, keys, open, onOpen, onClose }: KeysHelpProps) {
  const styles = useStyles()
  const messages = useMessages(appointmentsMessages)
  const actions = useMessages(actionsMessages)
  const all: readonly KeyHelp[] = [...keys, [['?'], messages.keys], [['Esc'], actions.close]]
  return (
    <>
      <TextLink className={styles.button} aria-keyshortcuts="?" onClick={onOpen}>
        <Keyboard20Regular aria-hidden />
        {messages.keys}
        <kbd aria-hidden className={styles.kbd}>
          ?
        </kbd>
      </TextLink>
      <Dialog open={open} title={messages.keys} onClose={onClose}>
        <p className={styles.text}>{text}</p>
        <dl className={styles.list}>
          {all.map(([names, action]) => (
            <div key={action} className={styles.row}>
              <dt className={styles.names}>
                {names.map((name) => (
                  <kbd key={name} className={styles.kbd}>
                    {name}
                  </kbd>
                ))}
              </dt>
              <dd className={styles.does}>{action}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}
