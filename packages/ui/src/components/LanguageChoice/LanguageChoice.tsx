import { appearanceMessages } from '../../messages/en/appearance.ts'
import { mergeClasses } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../messages/languages.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useLanguageChoiceStyles } from './LanguageChoice.styles.ts'

export interface LanguageChoiceProps extends Omit<ComponentProps<'div'>, 'children'> {
  value: Language
  onValueChange: (language: Language) => void
}

/**
 * The languages, each in its own language and script, for a page in a language that the user may
 * not read. A choice applies at once.
 */
export function LanguageChoice({ value, onValueChange, className, ...rest }: LanguageChoiceProps) {
  const styles = useLanguageChoiceStyles()
  const { language: label } = useMessages(appearanceMessages)
  return (
    <div role="group" aria-label={label} {...rest} className={mergeClasses(styles.root, className)}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === value}
          className={mergeClasses(
            styles.button,
            language === value ? styles.chosen : language !== 'en' && styles.otherScript,
          )}
          onClick={() => onValueChange(language)}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </div>
  )
}
