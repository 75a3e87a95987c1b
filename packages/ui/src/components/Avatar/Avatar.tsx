import { nalamTokens } from '../../theme/nalamTokens.ts'
import { tokens } from '../../theme/tokens.ts'
import {
  makeStyles,
  mergeClasses,
  renderAvatar_unstable,
  slot,
  useAvatarStyles_unstable,
} from '@fluentui/react-components'
import { Person20Regular } from '@fluentui/react-icons/headless/svg/person'
import type { AvatarState } from '@fluentui/react-components'
import { useState, type ComponentProps } from 'react'
import { initialsOf } from './initialsOf.ts'

const useAvatarStyles = makeStyles({
  root: { fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightBold },
  initials: { backgroundColor: nalamTokens.avatarTint, color: nalamTokens.avatarInk },
  text: { '::before': { content: 'attr(data-initials)' } },
  large: { width: '88px', height: '88px', fontSize: '1.875rem' },
})

const SPAN = { elementType: 'span' } as const
const APPEARANCE = {
  shape: 'circular',
  color: 'neutral',
  active: 'unset',
  activeAppearance: 'ring',
  icon: undefined,
  badge: undefined,
  components: { root: 'span', initials: 'span', icon: 'span', image: 'img', badge: 'span' },
} as const

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

/**
 * A doctor's picture, or the initials in its place: Fluent's avatar. Its state is written here,
 * because Fluent’s hook brings the badge of a person’s presence with nine icons to every page.
 */
export function Avatar({ name = '', src, size = 'medium', className, ...rest }: AvatarProps) {
  const styles = useAvatarStyles()
  const [ended, setEnded] = useState<{ src: string; isLoaded: boolean }>()
  const picture = ended?.src === src ? ended : undefined
  const initials = initialsOf(name)
  // The initials are written by CSS, so that the name of a button around them is not compared with them.
  const text = initials === '' ? <Person20Regular /> : <span data-initials={initials} className={styles.text} />
  const classes = mergeClasses(styles.root, size === 'large' && styles.large, className)
  const end = (isLoaded: boolean) => () => setEnded(src === undefined ? undefined : { src, isLoaded })
  const image = { src, alt: '', hidden: picture?.isLoaded === false, onLoad: end(true), onError: end(false) }
  const state: AvatarState = {
    ...APPEARANCE,
    size: size === 'large' ? 96 : 36,
    root: slot.always({ 'aria-hidden': true, ...rest, className: classes }, SPAN),
    initials: picture?.isLoaded ? undefined : slot.always({ children: text, className: styles.initials }, SPAN),
    image:
      src === undefined
        ? undefined
        : slot.always<Omit<ComponentProps<'img'>, 'children'>>(image, { elementType: 'img' }),
  }
  useAvatarStyles_unstable(state)
  return renderAvatar_unstable(state)
}
