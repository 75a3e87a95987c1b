import { mergeClasses } from '@fluentui/react-components'
import type { ComponentProps, ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { Kolam } from '../Kolam/Kolam.tsx'
import { signInKolam } from '../Kolam/kolamPaths.ts'
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
  const { signInPicture } = useMessages()
  return (
    <div {...rest} className={mergeClasses(styles.root, className)}>
      <header className={styles.picture}>
        <Logo ground="picture" />
        <p className={styles.headline}>{signInPicture.headline}</p>
        <p className={styles.sentence}>{signInPicture.sentence}</p>
        <Kolam
          drawing={signInKolam}
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
