import { useFullPageStyles } from '../../theme/internal.ts'
import { notFoundMessages, pagesMessages, useMessages } from '../../messages/internal.ts'
import { mergeClasses } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { lostKolam } from '../../components/Kolam/kolamPaths.ts'
import { StateView } from '../../components/StateView/StateView.tsx'

export interface NotFoundProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Target of the link to the home page. */
  homeHref?: string
  /** Whether it is shown inside the application frame instead of as a whole page. */
  isInFrame?: boolean
}

/** "Page not found" with a link to the home page (decision D20). */
export function NotFound({ homeHref = '/', isInFrame = false, className, ...rest }: NotFoundProps) {
  const styles = useFullPageStyles()
  const messages = useMessages(notFoundMessages)
  const pages = useMessages(pagesMessages)
  const Landmark = isInFrame ? 'div' : 'main'
  return (
    <Landmark {...rest} className={mergeClasses(isInFrame ? styles.framed : styles.alone, className)}>
      <StateView
        drawing={lostKolam}
        headingLevel={1}
        title={pages.notFound}
        text={messages.text}
        actions={
          <Button appearance="primary" href={homeHref}>
            {messages.home}
          </Button>
        }
      />
    </Landmark>
  )
}
