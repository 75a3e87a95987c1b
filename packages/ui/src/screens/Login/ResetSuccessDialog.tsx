import { passwordRecoveryMessages } from '../../messages/en/passwordRecovery.ts'
import { useContext } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Kolam } from '../../components/Kolam/Kolam.tsx'
import { emptyKolam } from '../../components/Kolam/kolamPaths.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ProductContext } from '../../theme/product.ts'
import { usePasswordRecoveryStyles } from './PasswordRecovery.styles.ts'

/** Says that the password is changed; Continue returns to the sign-in page (AUTH-19). */
export function ResetSuccessDialog({ onContinue }: { onContinue: () => void }) {
  const styles = usePasswordRecoveryStyles()
  const messages = useMessages(passwordRecoveryMessages).resetSuccess
  const { name } = useContext(ProductContext)
  return (
    <Dialog open title={messages.title}>
      <Kolam drawing={emptyKolam} className={styles.kolam} />
      <div className={styles.success}>
        {messages.text} <strong translate="no">{name}</strong>
      </div>
      <Button appearance="primary" isWide onClick={onContinue}>
        {messages.continue}
      </Button>
    </Dialog>
  )
}
