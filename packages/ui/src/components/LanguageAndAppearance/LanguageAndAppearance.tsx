import { appearanceMessages, useMessages } from '../../messages/internal.ts'
import { LocalLanguage20Regular } from '@fluentui/react-icons/headless/svg/local-language'
import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useOpenPart } from '../useOpenPart.ts'
import type { AppearanceOption, Choices, OpenChoicesProps } from './OpenChoices.tsx'

const useLanguageAndAppearanceStyles = makeStyles({ root: { position: 'relative', display: 'inline-flex' } })

export interface LanguageAndAppearanceProps extends Choices, Omit<ComponentProps<'div'>, 'children'> {}

const APPEARANCES = ['system', 'light', 'dark', 'high-contrast'] as const

/** Returns the appearances with their names, in the order in which they are offered. */
export function useAppearanceOptions(): AppearanceOption[] {
  const messages = useMessages(appearanceMessages)
  return APPEARANCES.map((value) => ({
    value,
    text: value === 'high-contrast' ? messages.highContrast : messages[value],
  }))
}

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
  const appearances = useAppearanceOptions()
  const { Part: OpenChoices, open, prepare } = useOpenPart<OpenChoicesProps>(fetchChoices)
  const choices = { language, onLanguageChange, appearance, onAppearanceChange, density, onDensityChange }
  const frame = { ...rest, className: mergeClasses(styles.root, className) }
  if (OpenChoices) return <OpenChoices {...choices} {...{ appearances, frame }} />
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
