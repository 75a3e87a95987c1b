import { shellMessages } from '../../messages/en/shell.ts'
import { mergeClasses } from '@fluentui/react-components'
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { Kolam } from '../Kolam/Kolam.tsx'
import type { KolamDrawing } from '../Kolam/kolamPaths.ts'
import { Logo } from '../Kolam/Logo.tsx'
import { useSignInLayoutStyles } from './SignInLayout.styles.ts'

export interface SignInLayoutProps extends ComponentProps<'div'> {
  /** Tools below the form, for example for language and appearance. */
  tools?: ReactNode
}

/**
 * Two halves: the picture with one sentence, and the form. Narrow screens do not show the picture.
 */
export function SignInLayout({ children, tools, className, ...rest }: SignInLayoutProps) {
  const styles = useSignInLayoutStyles()
  const signInPicture = useMessages(shellMessages)
  const drawing = useDrawing()
  return (
    <div {...rest} className={mergeClasses(styles.root, className)}>
      <header className={styles.picture}>
        <Logo ground="picture" />
        <p className={styles.headline}>{signInPicture.headline}</p>
        <p className={styles.sentence}>{signInPicture.sentence}</p>
        <Kolam
          drawing={drawing}
          ground="picture"
          lineWidth={1.1}
          dotRadius={1.25}
          preserveAspectRatio="xMinYMin"
          className={styles.kolam}
        />
      </header>
      <div className={styles.half}>
        {/* CSS shows one of the two headers. */}
        <header className={styles.logo}>
          <Logo />
        </header>
        <main className={styles.form}>{children}</main>
        {tools !== undefined && <footer className={styles.tools}>{tools}</footer>}
      </div>
    </div>
  )
}

const NOT_DRAWN: KolamDrawing = { width: 288, height: 288, line: '', dots: [] }

/** Returns the drawing of the picture, which is fetched after the form: it only decorates. */
function useDrawing(): KolamDrawing {
  const [drawing, setDrawing] = useState(NOT_DRAWN)
  useEffect(() => {
    const fetchDrawing = async () => {
      try {
        const { signInKolam } = await import('../Kolam/signInKolam.ts')
        setDrawing(signInKolam)
      } catch {
        // Without the chunk the picture is plain. A page that needs a chunk reports the error.
      }
    }
    void fetchDrawing()
  }, [])
  return drawing
}
