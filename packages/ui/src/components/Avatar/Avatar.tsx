import { Person20Regular } from '@fluentui/react-icons/headless/svg/person'
import { Avatar as FluentAvatar, mergeClasses, useMergedRefs } from '@fluentui/react-components'
import { useState } from 'react'
import type { ComponentProps, RefCallback } from 'react'
import { useAvatarStyles } from './Avatar.styles.ts'
import { initialsOf } from './initialsOf.ts'

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

/** A doctor's picture, or the initials in its place: Fluent's avatar. */
export function Avatar({ name = '', src, size = 'medium', className, ref, ...rest }: AvatarProps) {
  const styles = useAvatarStyles()
  const [loaded, setLoaded] = useState<string>()
  const initials = initialsOf(name)
  const isPictured = src !== undefined && loaded === src
  // Fluent's type of the ref fits no element.
  const setRef: RefCallback<HTMLElement> = useMergedRefs(ref)
  return (
    <FluentAvatar
      aria-hidden
      {...rest}
      ref={setRef}
      size={size === 'large' ? 96 : 36}
      // Written by CSS, so that the name of a button around it is not compared with them. Fluent
      // takes "Dr." for a name, and has none for names in Tamil and Hindi.
      initials={
        initials === '' || isPictured ? null : { children: <Initials text={initials} />, className: styles.initials }
      }
      icon={{ children: <Person20Regular />, className: styles.initials }}
      image={src === undefined ? null : { src, onLoad: () => setLoaded(src), onError: () => setLoaded(undefined) }}
      className={mergeClasses(styles.root, size === 'large' && styles.large, className)}
    />
  )
}

function Initials({ text }: { text: string }) {
  const styles = useAvatarStyles()
  return <span data-initials={text} className={styles.text} />
}
