import { Radio, RadioGroup, Switch } from '@fluentui/react-components'
import { CANCELLATION_REASONS, type CancellationValues } from '@nalam/sdk/validation'
import type { Cancelling } from '@nalam/sdk'
import { useController } from 'react-hook-form'
import { FormField } from '../../components/FormField/FormField.tsx'
import { TextAreaField } from '../../components/TextAreaField/TextAreaField.tsx'
import { decisionsMessages } from '../../messages/en/decisions.ts'
import { visitsMessages } from '../../messages/en/visits.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { ActionForm } from '../useActionForm.ts'
import { useVisitsStyles } from './Visits.styles.ts'

/** Default values of the form. The slot is off, because the doctor is not there at that time. */
export const NO_CANCELLATION: CancellationValues = { reason: '', note: '', slot: 'off' }

/** Returns a valid form as the API takes it; undefined as long as no reason is chosen. */
export function cancellingOf({ reason, note, slot }: CancellationValues): Cancelling | undefined {
  return reason === '' ? undefined : { reason, ...(note !== '' && { note }), slot }
}

interface CancellationFieldsProps extends Pick<ActionForm<CancellationValues>, 'form' | 'field' | 'error'> {
  /** The slots of several bookings become free. */
  isSeveral?: boolean
}

/** The reason, the note for the patient, and whether the time can be booked again (VISIT-01). */
export function CancellationFields({ form, field, error, isSeveral = false }: CancellationFieldsProps) {
  const styles = useVisitsStyles()
  const decisions = useMessages(decisionsMessages)
  const messages = useMessages(visitsMessages)
  const reason = useController({ control: form.control, name: 'reason' }).field
  const slot = useController({ control: form.control, name: 'slot' }).field
  return (
    <>
      <FormField label={decisions.cancelReason} required error={error('reason')}>
        <RadioGroup
          value={reason.value}
          onBlur={reason.onBlur}
          onChange={(_, { value }) => reason.onChange(value)}
          name={reason.name}
        >
          {CANCELLATION_REASONS.map((code, index) => (
            <Radio
              key={code}
              value={code}
              label={decisions.cancelReasons[code]}
              className={styles.radio}
              ref={index === 0 ? reason.ref : undefined}
            />
          ))}
        </RadioGroup>
      </FormField>
      <TextAreaField
        {...field('note')}
        rows={2}
        label={decisions.cancelNote}
        hint={messages.noteHint}
        required={reason.value === 'other'}
      />
      <Switch
        className={styles.switch}
        checked={slot.value === 'open'}
        label={isSeveral ? messages.slotsOpen : messages.slotOpen}
        onBlur={slot.onBlur}
        onChange={(_, { checked }) => slot.onChange(checked ? 'open' : 'off')}
      />
    </>
  )
}
