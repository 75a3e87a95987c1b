import { nalamTokens } from '../../theme/internal.ts'
import { Avatar as FluentAvatar, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Person20Regular } from '@fluentui/react-icons/headless/svg/person'
import { useState, type ComponentProps, type Ref } from 'react'
import { initialsOf } from './initialsOf.ts'

const useAvatarStyles = makeStyles({
  root: { fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightBold },
  initials: { backgroundColor: nalamTokens.avatarTint, color: nalamTokens.avatarInk },
  text: { '::before': { content: 'attr(data-initials)' } },
  large: { width: '88px', height: '88px', fontSize: '1.875rem' },
})

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'color'> {
  /**
   * Name of the person. The picture is decorative: show the name beside it, or use it as the name
   * of the button around it.
   */
  name?: string | undefined
  /** URL of the picture. If it is missing or fails to load, the initials are shown. */
  src?: string | undefined
  size?: 'medium' | 'large'
}

/** A doctor's picture, or the initials in its place: Fluent's avatar, hidden from a screen reader. */
export function Avatar({ name = '', src, size = 'medium', className, ref, ...rest }: AvatarProps) {
  const styles = useAvatarStyles()
  const [loaded, setLoaded] = useState<string>()
  const initials = initialsOf(name)
  return (
    <FluentAvatar
      aria-hidden
      {...rest}
      // Fluent's type allows no element at all.
      ref={ref as Ref<never>}
      className={mergeClasses(styles.root, size === 'large' && styles.large, className)}
      color="neutral"
      size={size === 'large' ? 96 : 36}
      // A picture may be transparent.
      initials={
        src !== undefined && loaded === src
          ? null
          : {
              className: styles.initials,
              // Written by CSS, so that the name of a button around them is not compared with them.
              children:
                initials === '' ? <Person20Regular /> : <span data-initials={initials} className={styles.text} />,
            }
      }
      image={src === undefined ? null : { src, onLoad: () => setLoaded(src) }}
    />
  )
}
