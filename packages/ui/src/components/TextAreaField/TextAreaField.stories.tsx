import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { writtenTypes } from '../../fixtures/writtenTypes.ts'
import { TextAreaField } from './TextAreaField.tsx'

const meta: Meta<typeof TextAreaField> = {
  title: 'Fields/TextAreaField',
  component: TextAreaField,
  parameters: {
    docs: {
      description: {
        component: 'Several lines. Grows with what is typed where the browser can; can be drawn larger by its corner.',
      },
    },
  },
  argTypes: writtenTypes({ rows: 'number' }),
  args: { label: 'About' },
}
export default meta
type Story = StoryObj<typeof TextAreaField>

export const Typical: Story = { args: { defaultValue: 'Family medicine for three generations of Mylapore.' } }
export const Empty: Story = {}
export const Failed: Story = {
  args: { error: 'validation.profile.about.required' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'About' })
    await expect(area).toHaveAccessibleDescription('About section is required')
    await userEvent.type(area, 'One{Enter}two')
    await expect(area).toHaveValue('One\ntwo')
  },
}
export const LongText: Story = {
  args: { defaultValue: 'Family medicine for three generations of Mylapore. '.repeat(20) },
}
export const ReadOnly: Story = {
  name: 'A read-only value is shown in full',
  args: {
    label: 'Email',
    rows: 1,
    readOnly: true,
    defaultValue: 'venkatanarasimharajuvaripeta.subramaniya@medicine.annauniversity.ac.in',
  },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Email' })
    await expect(area).toHaveAttribute('readonly')
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight)
    await expect(area.scrollWidth).toBeLessThanOrEqual(area.clientWidth)
  },
}
