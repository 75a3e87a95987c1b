import type { Meta, StoryObj } from '@storybook/react-vite'
import { Kolam } from './Kolam.tsx'
import { emptyKolam, failedKolam, lostKolam } from './kolamPaths.ts'
import { signInKolam } from './signInKolam.ts'
import { Logo } from './Logo.tsx'

/**
 * The line that loops around dots and closes. It is decorative, and only for empty and error states
 * and the sign-in page.
 */
const meta = {
  title: 'Frame/Kolam',
  component: Kolam,
  args: { drawing: signInKolam },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Kolam>
export default meta
type Story = StoryObj<typeof meta>

export const Mark: Story = { render: () => <Logo /> }
export const SignIn: Story = {}
export const Empty: Story = { args: { drawing: emptyKolam } }
export const Failed: Story = { args: { drawing: failedKolam } }
export const Lost: Story = { args: { drawing: lostKolam } }
