import { layout, nalamTokens } from '../../theme/internal.ts'
import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import type { ActionForm } from '../../forms/useActionForm.ts'

export const useRecoveryStyles = makeStyles({
  form: layout.column,
  text: { marginBlock: '0 16px', color: nalamTokens.ink2, overflowWrap: 'anywhere' },
  back: { alignSelf: 'center', marginBlockStart: '16px' },
})

interface RecoveryDialogProps extends Pick<ActionForm<never>, 'submit' | 'isPending'> {
  words: Record<'title' | 'text' | 'submit' | 'submitting' | 'back', string>
  onBack: () => void
  children: ReactNode
  /** Below the way back. */
  foot?: ReactNode
}

/** A step of a recovery: a form, and the way back. Neither a click outside nor Escape closes it (AUTH-16). */
export function RecoveryDialog({ words, submit, isPending, onBack, children, foot }: RecoveryDialogProps) {
  const styles = useRecoveryStyles()
  return (
    <Dialog open title={words.title}>
      <form noValidate onSubmit={submit} className={styles.form}>
        <div className={styles.text}>{words.text}</div>
        {children}
        <Button type="submit" isWide isPending={isPending} pendingText={words.submitting}>
          {words.submit}
        </Button>
        <TextLink className={styles.back} onClick={onBack}>
          {words.back}
        </TextLink>
        {foot}
      </form>
    </Dialog>
  )
}
