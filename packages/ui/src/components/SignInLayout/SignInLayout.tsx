import { mergeClasses } from '@griffel/react'
import type { ComponentProps, ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { Kolam } from '../Kolam/Kolam.tsx'
import { signInKolam } from '../Kolam/kolamPaths.ts'
import { Logo } from '../Kolam/Logo.tsx'
import { useSignInLayoutStyles } from './SignInLayout.styles.ts'

export interface SignInLayoutProps extends ComponentProps<'div'> {
  /** Language and appearance switches, say; at the foot of the form's half. */
  tools?: ReactNode
}

/** Two halves: the picture with one sentence, and the form. On narrow screens the picture is gone. */
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
        {/* One of the two headers is shown. */}
        <header className={styles.logo}>
          <Logo />
        </header>
        <main className={styles.form}>{children}</main>
        {tools !== undefined && (
          <footer className={styles.tools} data-foot-tools="">
            {tools}
          </footer>
        )}
      </div>
    </div>
  )
}
