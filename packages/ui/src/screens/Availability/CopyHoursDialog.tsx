import { Button } from '@fluentui/react-button'
import { WEEKDAYS } from '@nalam/sdk'
import type { WeekdayCode } from '@nalam/sdk'
import { useState } from 'react'
import { ChoiceChips } from '../../components/ChoiceChips/ChoiceChips.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { useAvailabilityMessages } from '../../messages/useAvailabilityMessages.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useControlStyles } from '../../theme/useControlStyles.ts'
import { useHoursText } from './useHoursText.ts'

interface CopyHoursDialogProps {
  weekday: WeekdayCode
  onCopy: (days: WeekdayCode[]) => void
  onClose: () => void
}

/** Asks which days the hours of a day are copied to. */
export function CopyHoursDialog({ weekday, onCopy, onClose }: CopyHoursDialogProps) {
  const controls = useControlStyles()
  const { actions } = useMessages()
  const { hours: messages } = useAvailabilityMessages()
  const text = useHoursText()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isChecked, setChecked] = useState(false)
  const days = WEEKDAYS.filter((day) => chosen.includes(day))
  return (
    <Dialog
      open
      title={messages.copyTitle(text.weekday(weekday))}
      onClose={onClose}
      actions={
        <>
          <Button size="large" className={controls.button} onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button
            size="large"
            appearance="primary"
            className={controls.button}
            onClick={() => (days.length === 0 ? setChecked(true) : onCopy(days))}
          >
            {messages.copySubmit}
          </Button>
        </>
      }
    >
      <ChoiceChips
        label={messages.copyTo}
        options={WEEKDAYS.filter((day) => day !== weekday).map((day) => ({ value: day, label: text.weekday(day) }))}
        value={chosen}
        onValueChange={setChosen}
        error={isChecked && days.length === 0 ? messages.copyNone : undefined}
      />
    </Dialog>
  )
}
