import { appearanceMessages, useMessages } from '../../messages/internal.ts'
import { LocalLanguage20Regular } from '@fluentui/react-icons/headless/svg/local-language'
import { mergeClasses } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useOpenPart } from '../useOpenPart.ts'
import { useLanguageAndAppearanceStyles } from './LanguageAndAppearance.styles.ts'
import type { Choices, OpenChoicesProps } from './OpenChoices.tsx'

export interface LanguageAndAppearanceProps extends Choices, Omit<ComponentProps<'div'>, 'children'> {}

const fetchChoices = () => import('./OpenChoices.tsx').then(({ OpenChoices }) => OpenChoices)

/**
 * One button for language, appearance and density. A choice applies at once, without a reload. The
 * choices are fetched when the pointer or the focus enters the button.
 */
export function LanguageAndAppearance({
  language,
  onLanguageChange,
  appearance,
  onAppearanceChange,
  density,
  onDensityChange,
  className,
  ...rest
}: LanguageAndAppearanceProps) {
  const styles = useLanguageAndAppearanceStyles()
  const messages = useMessages(appearanceMessages)
  const { Part: OpenChoices, open, prepare } = useOpenPart<OpenChoicesProps>(fetchChoices)
  const choices = { language, onLanguageChange, appearance, onAppearanceChange, density, onDensityChange }
  const frame = { ...rest, className: mergeClasses(styles.root, className) }
  if (OpenChoices) return <OpenChoices {...choices} frame={frame} />
  return (
    <div {...frame}>
      <IconButton
        icon={<LocalLanguage20Regular />}
        label={`${messages.language}, ${messages.appearance}`}
        hasTooltip={false}
        aria-expanded={false}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      />
    </div>
  )
}
