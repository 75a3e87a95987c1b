import { Person20Regular } from '@fluentui/react-icons/headless/svg/person'
import { mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { useAvatarStyles } from './Avatar.styles.ts'
import { initialsOf } from './initialsOf.ts'

export interface AvatarProps extends ComponentProps<'span'> {
  /**
   * Name of the person. The picture is decorative: show the name beside it, or use it as the name
   * of the button around it.
   */
  name?: string | undefined
  /** URL of the picture. If it is missing or fails to load, the initials are shown. */
  src?: string | undefined
  size?: 'medium' | 'large'
}

/** A doctor's picture, or the initials in its place. */
export function Avatar({ name, src, size = 'medium', className, ...rest }: AvatarProps) {
  const styles = useAvatarStyles()
  const [broken, setBroken] = useState<string>()
  const initials = name === undefined ? '' : initialsOf(name)
  const pictured = src !== undefined && src !== broken
  return (
    <span
      aria-hidden
      // Rendered by CSS: the initials are decorative and must not become part of an accessible
      // name.
      data-initials={pictured ? undefined : initials}
      {...rest}
      className={mergeClasses(styles.root, size === 'large' && styles.large, className)}
    >
      {pictured ? (
        <img className={styles.image} src={src} alt="" onError={() => setBroken(src)} />
      ) : (
        initials === '' && <Person20Regular />
      )}
    </span>
  )
}
