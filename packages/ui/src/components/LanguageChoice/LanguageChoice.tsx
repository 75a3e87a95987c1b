import { layout, nalamTokens, plainButton, textSizes } from '../../theme/internal.ts'
import { appearanceMessages, type Language, LANGUAGE_NAMES, LANGUAGES, useMessages } from '../../messages/internal.ts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ComponentProps } from 'react'

export const useLanguageChoiceStyles = makeStyles({
  root: { ...layout.row, flexWrap: 'wrap', columnGap: '4px' },
  button: {
    minHeight: nalamTokens.controlHeight,
    paddingInline: '10px',
    ...plainButton,
    borderRadius: tokens.borderRadiusMedium,
    color: nalamTokens.brandInk,
    ...textSizes.label,
    ':hover': { backgroundColor: nalamTokens.tint },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  // With the whole fonts these two words would add 130 kB to the first page.
  otherScript: { fontFamily: "'Nalam Languages', system-ui, sans-serif" },
  chosen: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'underline',
    textUnderlineOffset: '6px',
    textDecorationThickness: '2px',
  },
})

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
