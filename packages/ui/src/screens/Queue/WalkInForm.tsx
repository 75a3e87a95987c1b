import { Checkbox } from '@fluentui/react-components'
import { walkInSchema, type WalkInValues } from '@nalam/sdk/validation'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { ErrorLines } from '../../components/FormField/FormField.tsx'
import { PhoneField } from '../../components/PhoneField/PhoneField.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { FormDialog, useDialogForm } from '../../forms/FormDialog.tsx'
import { useActionForm, type ActionForm } from '../../forms/useActionForm.ts'
import { useQueueStyles } from './Queue.styles.ts'
import type { QueueActions } from './QueueProps.ts'
import { useQueueTexts } from './useQueueTexts.ts'

type AddResult = Awaited<ReturnType<QueueActions['onAdd']>>

const BLANK: WalkInValues = { name: '', phone: '', isEmergency: false }

export interface WalkInProps extends Pick<QueueActions, 'onAdd'> {
  /** The number that the patient gets. */
  nextNumber: number
}

function Fields({ field, form }: Pick<ActionForm<WalkInValues>, 'field' | 'form'>) {
  const styles = useQueueStyles()
  const { messages, fields } = useQueueTexts()
  const isEmergency = form.watch('isEmergency')
  return (
    <div className={styles.fields}>
      <TextField {...field('name')} label={messages.name} required={!isEmergency} autoComplete="off" />
      <PhoneField {...field('phone')} label={fields.mobileNumber} required={!isEmergency} autoComplete="off" />
    </div>
  )
}

function EmergencyBox({ form }: Pick<ActionForm<WalkInValues>, 'form'>) {
  const styles = useQueueStyles()
  const { messages } = useQueueTexts()
  return (
    <Checkbox
      checked={form.watch('isEmergency')}
      label={
        <span className={styles.emergencyLabel}>
          {messages.emergency}
          <span className={styles.emergencyText}>{messages.emergencyText}</span>
        </span>
      }
      onChange={(_, { checked }) => {
        form.setValue('isEmergency', checked === true)
        // Fields that were required and empty are right now.
        void form.trigger(['name', 'phone'])
      }}
    />
  )
}

/** Gives a number to a patient without an appointment: two fields, none needed for an emergency. */
export function WalkInCard({ nextNumber, onAdd }: WalkInProps) {
  const styles = useQueueStyles()
  const { messages, formats } = useQueueTexts()
  const { field, form, submit, isPending } = useActionForm<WalkInValues, AddResult>({
    schema: walkInSchema,
    defaultValues: BLANK,
    onSubmit: onAdd,
    onResult: ({ ok }) => {
      if (!ok) return
      form.reset(BLANK)
      // The next one arrives: typed at once.
      form.setFocus('name')
    },
  })
  return (
    <Card as="section" isPadded={false} aria-label={messages.add} className={styles.walkIn}>
      <h2 className={styles.title}>{messages.add}</h2>
      <form noValidate onSubmit={submit}>
        <ErrorLines value={false}>
          <Fields {...{ field, form }} />
        </ErrorLines>
        <div className={styles.emergencyRow}>
          <EmergencyBox form={form} />
          <Button
            type="submit"
            appearance="secondary"
            className={styles.tonal}
            isPending={isPending}
            pendingText={messages.giving}
          >
            {messages.give(formats.number(nextNumber))}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** The same as a dialog, for phones. */
export function WalkInDialog({ nextNumber, onAdd, onClose }: WalkInProps & { onClose: () => void }) {
  const { messages, formats } = useQueueTexts()
  const { field, form, dialog } = useDialogForm<WalkInValues, AddResult>({
    schema: walkInSchema,
    defaultValues: BLANK,
    onSubmit: onAdd,
    onClose,
  })
  return (
    <FormDialog
      {...dialog}
      title={messages.add}
      submitText={messages.give(formats.number(nextNumber))}
      pendingText={messages.giving}
    >
      <Fields {...{ field, form }} />
      <EmergencyBox form={form} />
    </FormDialog>
  )
}
