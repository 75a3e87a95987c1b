import {
  appearanceMessages,
  LANGUAGE_NAMES,
  LANGUAGES,
  settingsMessages,
  useMessages,
} from '../../messages/internal.ts'
import { Choices } from '../../components/Choices/Choices.tsx'
import {
  type LanguageAndAppearanceProps,
  useAppearanceOptions,
} from '../../components/LanguageAndAppearance/LanguageAndAppearance.tsx'
import { useLanguageChoiceStyles } from '../../components/LanguageChoice/LanguageChoice.tsx'
import { Row, Section } from './settingsParts.tsx'
import { useSettingsStyles } from './Settings.styles.ts'
import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { Button } from '../../components/Button/Button.tsx'
import { useProof, type SensitiveResult } from './useProof.tsx'

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

export interface DataActions {
  /** Downloads the file. */
  onExport: () => Promise<SensitiveResult>
}

/** The doctor's data in one file (ACC-05). */
export function DataSection({ onExport }: DataActions) {
  const styles = useSettingsStyles()
  const messages = useMessages(settingsMessages)
  const { run, isPending, dialog } = useProof()
  return (
    <Section
      name="data"
      hint={messages.dataHint}
      action={
        <Button
          icon={<ArrowDownload20Regular aria-hidden />}
          isPending={isPending}
          pendingText={messages.exporting}
          onClick={() => run(messages.data, onExport)}
        >
          {messages.exportData}
        </Button>
      }
    >
      {/* Both sentences keep their height, so that nothing below moves. */}
      <p className={styles.hint} role="status">
        {isPending ? messages.exportingNote : messages.dataNote}
      </p>
      {dialog}
    </Section>
  )
}
