import { layout, media, nalamTokens } from '../../theme/internal.ts'
import { shellMessages, useMessages } from '../../messages/internal.ts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ComponentProps, ReactNode } from 'react'
import { Kolam } from '../Kolam/Kolam.tsx'
import { Logo } from '../Kolam/Logo.tsx'
import { signInKolam } from '../Kolam/signInKolam.ts'

const useSignInLayoutStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '5fr 6fr',
    minHeight: '100dvh',
    backgroundColor: nalamTokens.card,
    [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  picture: {
    ...layout.column,
    alignItems: 'flex-start',
    overflow: 'hidden',
    paddingBlock: '48px',
    paddingInline: '56px',
    backgroundImage: `linear-gradient(165deg, ${nalamTokens.pictureTop}, ${nalamTokens.pictureBottom})`,
    color: nalamTokens.pictureInk,
    position: 'sticky',
    insetBlockStart: 0,
    height: '100dvh',
    [media.tabletDown]: { display: 'none' },
  },
  headline: {
    marginBlock: 'clamp(24px, 7vh, 60px) 10px',
    fontSize: '2.25rem',
    lineHeight: '2.875rem',
    fontWeight: tokens.fontWeightSemibold,
  },
  sentence: {
    margin: 0,
    maxWidth: '440px',
    fontSize: '1.0625rem',
    lineHeight: '1.6875rem',
    color: nalamTokens.pictureInk2,
    textWrap: 'pretty',
  },
  kolam: {
    flexGrow: 1,
    flexShrink: 1,
    minHeight: '120px',
    width: '100%',
    maxWidth: '460px',
    maxHeight: '460px',
    marginBlockStart: '40px',
    marginInlineStart: '-12px',
  },
  half: {
    ...layout.row,
    flexDirection: 'column',
    minWidth: 0,
    paddingBlock: '48px 32px',
    paddingInline: '24px',
    [media.phone]: { paddingInline: '16px', paddingBlock: '24px' },
  },
  logo: {
    alignSelf: 'center',
    width: '100%',
    maxWidth: '380px',
    marginBlockEnd: '40px',
    [media.tabletUp]: { display: 'none' },
    [media.phone]: { marginBlockEnd: '28px' },
  },
  form: { width: '100%', maxWidth: '380px', marginBlock: 'auto', [media.tabletDown]: { marginBlockStart: 0 } },
  // The space is reserved for tools that load late: the centred form above would move otherwise.
  tools: { ...layout.row, columnGap: '4px', marginBlockStart: '32px', minHeight: nalamTokens.controlHeight },
})

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
