import { Choices } from '../../components/Choices/Choices.tsx'
import type { LanguageAndAppearanceProps } from '../../components/LanguageAndAppearance/LanguageAndAppearance.tsx'
import { useAppearanceOptions } from '../../components/LanguageAndAppearance/useAppearanceOptions.ts'
import { useLanguageChoiceStyles } from '../../components/LanguageChoice/LanguageChoice.tsx'
import { appearanceMessages } from '../../messages/en/appearance.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../../messages/languages.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Row, Section } from './settingsParts.tsx'
import { useSettingsStyles } from './Settings.styles.ts'

export type PreferenceActions = Pick<
  LanguageAndAppearanceProps,
  'language' | 'onLanguageChange' | 'appearance' | 'onAppearanceChange'
>

/** Language and appearance in this browser: the choices of the top bar. */
export function PreferenceSection({ language, onLanguageChange, appearance, onAppearanceChange }: PreferenceActions) {
  const styles = useSettingsStyles()
  const { otherScript } = useLanguageChoiceStyles()
  const messages = useMessages(appearanceMessages)
  const appearances = useAppearanceOptions()
  return (
    <Section name="preferences">
      <ul className={styles.rows}>
        <Row
          name={messages.language}
          action={
            <Choices
              label={messages.language}
              look="bar"
              value={language}
              onValueChange={onLanguageChange}
              options={LANGUAGES.map((value) => ({
                value,
                label: (
                  <span lang={value} className={value === language || value === 'en' ? undefined : otherScript}>
                    {LANGUAGE_NAMES[value]}
                  </span>
                ),
              }))}
            />
          }
        />
        <Row
          name={messages.appearance}
          action={
            <Choices
              label={messages.appearance}
              look="bar"
              value={appearance}
              onValueChange={onAppearanceChange}
              options={appearances.map(({ value, text }) => ({ value, label: text }))}
            />
          }
        />
      </ul>
    </Section>
  )
}
