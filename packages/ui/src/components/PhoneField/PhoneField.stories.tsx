import type { Meta, StoryObj } from '@storybook/react-vite'
import { patientSchema, type PatientValues } from '@nalam/sdk/validation'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { writtenTypes } from '../../fixtures/writtenTypes.ts'
import { field } from '../../../test/storyQueries.ts'
import type { ActionResult } from '../../forms/ActionResult.ts'
import { useActionForm } from '../../forms/useActionForm.ts'
import { PhoneField } from './PhoneField.tsx'

const meta: Meta<typeof PhoneField> = {
  title: 'Fields/PhoneField',
  component: PhoneField,
  parameters: {
    docs: {
      description: {
        component:
          'For an Indian mobile number of ten digits. The prefix is shown, not typed; a number typed or pasted with it loses it. Digits of every script become 0 to 9. A pasted text that is not one such number stays, and the form refuses it.',
      },
    },
  },
  argTypes: writtenTypes({ onValueChange: '(value: string) => void' }),
  args: { label: 'Mobile number', onValueChange: fn() },
}
export default meta
type Story = StoryObj<typeof PhoneField>

export const Typical: Story = { args: { defaultValue: '9841207756' } }
export const Empty: Story = {}
export const Failed: Story = { args: { defaultValue: '1234567890', error: 'validation.mobile.firstDigit' } }

export const DigitsOnly: Story = {
  name: '[AUTH-10] digits only, at most ten, typed or pasted',
  play: async ({ args, canvas }) => {
    const input = field(canvas, 'Mobile number')
    await userEvent.type(input, '98a4 1-2077 56123')
    await expect(input).toHaveValue('9841207756')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('9841207756')
    await userEvent.clear(input)
    await userEvent.paste('+91 98412-07756')
    await expect(input).toHaveValue('9841207756')
    await userEvent.clear(input)
    await userEvent.paste('௯௮௪௧௨௦௭௭௫௬')
    await expect(input).toHaveValue('9841207756')
    await userEvent.clear(input)
    await userEvent.type(input, '+91 98412 07756')
    await expect(input).toHaveValue('9841207756')
    input.setSelectionRange(3, 3)
    await userEvent.keyboard('5')
    await expect(input).toHaveValue('9841207756')
    await expect(input.selectionStart).toBe(3)
  },
}

export const NoNumberIsChosen: Story = {
  name: '[AUTH-10] of more than ten digits none is chosen: the text stays and is refused',
  render: function Form() {
    const [schema] = useState(() => patientSchema({ messages: (id) => id }))
    const { field: fieldOf } = useActionForm<PatientValues, ActionResult<keyof PatientValues>>({
      schema,
      defaultValues: { patientName: '', patientPhone: '' },
      onSubmit: async () => ({ ok: true }),
    })
    return <PhoneField {...fieldOf('patientPhone')} label="Mobile number" />
  },
  play: async ({ canvas }) => {
    const input = field(canvas, 'Mobile number')
    await userEvent.click(input)
    await userEvent.paste('98412 07756, 98400 12345')
    await expect(input).toHaveValue('98412077569840012345')
    await userEvent.keyboard('1')
    await expect(input).toHaveValue('98412077569840012345')
    await userEvent.tab()
    await expect(await canvas.findByText('Mobile number must be 10 digits')).toBeVisible()
    await userEvent.clear(input)
    await userEvent.paste('⁨+91 98412 07756⁩')
    await expect(input).toHaveValue('9841207756')
    await waitFor(() => expect(canvas.queryByText('Mobile number must be 10 digits')).toBeNull())
  },
}
