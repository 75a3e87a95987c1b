import { layout, media, nalamTokens } from '../../theme/internal.ts'
import { settingsMessages, useMessages } from '../../messages/internal.ts'
import { makeStyles } from '@fluentui/react-components'
import type { ActionResult } from '../ActionResult.ts'
import { useAction } from '../useAction.ts'
import { Button } from '../../components/Button/Button.tsx'
import { ErrorLines } from '../../components/FormField/FormField.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'

const useStyles = makeStyles({
  root: { ...layout.wrap, alignItems: 'flex-start', gap: '8px', marginBlockEnd: nalamTokens.fieldGap },
  address: { flex: '1 1 240px' },
  // Beside the input, below its label.
  copy: { marginBlockStart: '28px', [media.phone]: { marginBlockStart: 0 } },
})

export interface CopyLinkProps {
  label: string
  hint?: string
  address: string
}

/** A link that is shown once, with a button that copies it. */
export function CopyLink({ label, hint, address }: CopyLinkProps) {
  const styles = useStyles()
  const messages = useMessages(settingsMessages)
  const { run, isPending } = useAction(async (): Promise<ActionResult> => {
    try {
      await navigator.clipboard.writeText(address)
      return { ok: true, message: messages.linkCopied }
    } catch {
      // Not allowed here, or not an HTTPS page: the field can be selected.
      return { ok: false, message: messages.linkNotCopied }
    }
  })
  return (
    <div className={styles.root}>
      {/* It cannot be wrong: no line is kept for an error. */}
      <ErrorLines value={false}>
        <TextField
          className={styles.address}
          label={label}
          hint={hint}
          value={address}
          readOnly
          dir="ltr"
          data-may-cut
          onFocus={(event) => event.currentTarget.select()}
        />
      </ErrorLines>
      <Button className={styles.copy} isPending={isPending} onClick={() => void run()}>
        {messages.copyLink}
      </Button>
    </div>
  )
}
