import { LocalLanguage20Regular } from '@fluentui/react-icons/headless/svg/local-language'
import { mergeClasses } from '@fluentui/react-components'
import { appearanceMessages } from '../../messages/en/appearance.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useOpenPart } from '../useOpenPart.ts'
import { useLanguageAndAppearanceStyles } from './LanguageAndAppearance.styles.ts'
import type { LanguageAndAppearanceProps } from './OpenChoices.tsx'

export type { LanguageAndAppearanceProps } from './OpenChoices.tsx'

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
  ...rest
}: LanguageAndAppearanceProps) {
  const styles = useLanguageAndAppearanceStyles()
  const messages = useMessages(appearanceMessages)
  const { Part: Choices, open, prepare } = useOpenPart<LanguageAndAppearanceProps>(fetchChoices)
  const choices = { language, onLanguageChange, appearance, onAppearanceChange, density, onDensityChange }
  if (Choices) return <Choices {...rest} {...choices} />
  return (
    <div {...rest} className={mergeClasses(styles.root, rest.className)}>
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
