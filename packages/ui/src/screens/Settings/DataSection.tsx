import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { Button } from '../../components/Button/Button.tsx'
import { settingsMessages } from '../../messages/en/settings.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Section } from './settingsParts.tsx'
import { useSettingsStyles } from './Settings.styles.ts'
import { useProof, type SensitiveResult } from './useProof.tsx'

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
          onClick={() => run(onExport)}
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
