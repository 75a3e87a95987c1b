import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { LanguageAndAppearance } from './LanguageAndAppearance.tsx'

/**
 * Language, appearance and density behind one button. Keys: Enter opens, Escape closes and returns
 * the focus, Tab moves through the fields.
 */
const meta = {
  title: 'Choices/LanguageAndAppearance',
  component: LanguageAndAppearance,
  args: {
    language: 'en',
    onLanguageChange: fn(),
    appearance: 'system',
    onAppearanceChange: fn(),
    density: 'comfortable',
    onDensityChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LanguageAndAppearance>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.selectOptions(await canvas.findByLabelText('Language'), 'ta')
    await expect(args.onLanguageChange).toHaveBeenCalledWith('ta')
    await userEvent.selectOptions(canvas.getByLabelText('Appearance'), 'dark')
    await expect(args.onAppearanceChange).toHaveBeenCalledWith('dark')
    await userEvent.selectOptions(canvas.getByLabelText('Density'), 'compact')
    await expect(args.onDensityChange).toHaveBeenCalledWith('compact')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByLabelText('Language')).toBeNull())
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}
const open: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'))
  await expect(await canvas.findAllByRole('combobox')).toHaveLength(3)
}
export const Open: Story = { play: open }
export const AtTheBottom: Story = {
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'flex-end', justifyContent: 'flex-end', minHeight: '90vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    await open(context)
    const panel = context.canvas.getByRole('group')
    await expect(panel.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
    await expect(panel.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}
