import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { LanguageChoice } from './LanguageChoice.tsx'

/** The language names, each in its own language and script. */
const meta = {
  title: 'Choices/LanguageChoice',
  component: LanguageChoice,
  args: { value: 'en', onValueChange: fn() },
} satisfies Meta<typeof LanguageChoice>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'English',
      'தமிழ்',
      'हिन्दी',
    ])
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('English')
    await userEvent.click(canvas.getByRole('button', { name: 'தமிழ்' }))
    await expect(args.onValueChange).toHaveBeenCalledWith('ta')
  },
}
