import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { lostKolam } from '../../components/Kolam/kolamPaths.ts'
import { StateView } from '../../components/StateView/StateView.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { useFullPageStyles } from '../../theme/useFullPageStyles.ts'

export interface NotFoundProps {
  /** The way home. */
  homePath?: string
  /** It stands inside the frame and not alone on the page. */
  inFrame?: boolean
}

/** "Page not found" with a way home (decision D20). */
export function NotFound({ homePath = '/', inFrame = false }: NotFoundProps) {
  const styles = useFullPageStyles()
  const messages = useMessages().notFound
  const Landmark = inFrame ? 'div' : 'main'
  return (
    <Landmark className={inFrame ? styles.framed : styles.alone}>
      <StateView
        drawing={lostKolam}
        headingLevel={1}
        title={messages.title}
        text={messages.text}
        actions={
          <ButtonLink look="primary" href={homePath}>
            {messages.home}
          </ButtonLink>
        }
      />
    </Landmark>
  )
}
