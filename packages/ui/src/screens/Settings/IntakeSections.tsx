import type { BookingSource, ReminderSettings } from '@nalam/sdk'
import { CalendarAdd20Regular } from '@fluentui/react-icons/headless/svg/calendar-add'
import { useState } from 'react'
import { MixedText, settingsMessages, useMessages } from '../../messages/internal.ts'
import type { ActionResult } from '../../forms/ActionResult.ts'
import { useAction } from '../../forms/useAction.ts'
import { Row, Rows, Section, SwitchRow, type List } from './settingsParts.tsx'

/** The platforms that may book for patients (INTAKE-04). */
export function SourcesSection({ sources }: { sources: List<BookingSource> }) {
  const messages = useMessages(settingsMessages)
  return (
    <Section name="sources" hint={messages.sourcesHint}>
      <Rows list={sources} stale={messages.staleSources} expected={2}>
        {(rows) =>
          rows.length === 0 ? (
            <Row
              icon={<CalendarAdd20Regular aria-hidden />}
              name={messages.noSources}
              detail={messages.noSourcesNote}
            />
          ) : (
            rows.map(({ name, bookings }) => (
              <Row
                key={name}
                icon={<CalendarAdd20Regular aria-hidden />}
                name={<MixedText text={name} />}
                detail={messages.bookingsOf30Days(bookings)}
              />
            ))
          )
        }
      </Rows>
    </Section>
  )
}

export interface ReminderActions {
  /** One row: what the doctor wants. */
  settings: List<ReminderSettings>
  onChange: (settings: ReminderSettings) => Promise<ActionResult>
}

/** What becomes of the answers to reminders (MSG-06). */
export function RemindersSection({ settings, onChange }: ReminderActions) {
  const messages = useMessages(settingsMessages)
  /** What the doctor has chosen, while it is sent. */
  const [wanted, setWanted] = useState<boolean>()
  const { run, isPending } = useAction(onChange)
  return (
    <Section name="reminders" hint={messages.remindersHint}>
      <Rows list={settings} stale={messages.staleReminders} expected={1}>
        {([current]) => (
          <SwitchRow
            name={messages.freesTime}
            note={messages.freesTimeNote}
            isStill={isPending}
            isOn={isPending && wanted !== undefined ? wanted : current?.freesTime === true}
            onChange={(freesTime) => {
              setWanted(freesTime)
              void run({ freesTime })
            }}
          />
        )}
      </Rows>
    </Section>
  )
}
