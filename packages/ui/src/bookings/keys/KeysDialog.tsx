import { layout, nalamTokens } from '../../theme/internal.ts'
import { actionsMessages, appointmentsMessages, useMessages } from '../../messages/internal.ts'
import { makeStyles } from '@fluentui/react-components'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { useKeyStyles } from './useKeyStyles.ts'

/** The keys with the same effect, and what they do. */
export type KeyHelp = readonly [keys: readonly string[], action: string]

export interface KeysDialogProps {
  /** Where the keys work. */
  text: string
  keys: readonly KeyHelp[]
  onClose: () => void
}

const useStyles = makeStyles({
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
  names: { ...layout.wrap, gap: '6px' },
  does: { margin: 0 },
})

/** Lists the keys of a page. */
export function KeysDialog({ text, keys, onClose }: KeysDialogProps) {
  const styles = useStyles()
  const { kbd } = useKeyStyles()
  const messages = useMessages(appointmentsMessages)
  const actions = useMessages(actionsMessages)
  const all: readonly KeyHelp[] = [...keys, [['?'], messages.keys], [['Esc'], actions.close]]
  return (
    <Dialog open title={messages.keys} onClose={onClose}>
      <p className={styles.text}>{text}</p>
      <dl className={styles.list}>
        {all.map(([names, action]) => (
          <div key={action} className={styles.row}>
            <dt className={styles.names}>
              {names.map((name) => (
                <kbd key={name} className={kbd}>
                  {name}
                </kbd>
              ))}
            </dt>
            <dd className={styles.does}>{action}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
