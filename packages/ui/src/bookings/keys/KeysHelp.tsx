import { layout } from '../../theme/internal.ts'
import { appointmentsMessages, useMessages } from '../../messages/internal.ts'
import { Keyboard20Regular } from '@fluentui/react-icons/headless/svg/keyboard'
import { makeStyles } from '@fluentui/react-components'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { LateKeysDialog } from '../dialogs/lateDialogs.tsx'
import type { KeysDialogProps } from './KeysDialog.tsx'
import { useKeyStyles } from './useKeyStyles.ts'

interface KeysHelpProps extends KeysDialogProps {
  open: boolean
  onOpen: () => void
}

const useStyles = makeStyles({
  button: {
    ...layout.inline,
    columnGap: '8px',
    marginBlockStart: '10px',
    '@media (max-width: 74.9988em)': { display: 'none' },
    '@media (pointer: coarse)': { display: 'none' },
    '@media print': { display: 'none' },
  },
})

/**
 * Help on the keys of a page: a button on devices with a keyboard, and a dialog that opens from it
 * and from "?" (`usePageKeys`).
 */
export function KeysHelp({ open, onOpen, ...dialog }: KeysHelpProps) {
  const styles = useStyles()
  const { kbd } = useKeyStyles()
  const messages = useMessages(appointmentsMessages)
  return (
    <>
      <TextLink className={styles.button} aria-keyshortcuts="?" onClick={onOpen}>
        <Keyboard20Regular aria-hidden />
        {messages.keys}
        <kbd aria-hidden className={kbd}>
          ?
        </kbd>
      </TextLink>
      <LateKeysDialog dialog={open ? dialog : undefined} />
    </>
  )
}
