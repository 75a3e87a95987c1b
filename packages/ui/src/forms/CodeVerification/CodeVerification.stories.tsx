import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { sees } from '../../../test/storyQueries.ts'
import { CodeVerification } from './CodeVerification.tsx'

const meta: Meta<typeof CodeVerification> = {
  title: 'Overlays/CodeVerification',
  component: CodeVerification,
  parameters: {
    docs: {
      description: {
        component:
          'The code view of the sign-in and registration cards: six digits, Verify, Resend with its wait of 30 seconds, and the way back.',
      },
    },
  },
  args: {
    email: 'meena.raghavan@nalam.example',
    onVerify: fn(async () => ({ ok: true as const, message: 'OTP verified successfully!' })),
    onResend: fn(async () => ({ ok: true as const })),
    onBack: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof CodeVerification>

export const Empty: Story = {}

export const Typical: Story = {
  name: 'Six digits and Enter',
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '6-digit code' })).toHaveFocus())
    await userEvent.keyboard('402917{Enter}')
    await waitFor(() => expect(args.onVerify).toHaveBeenCalledWith('402917'))
    await sees('OTP verified successfully!')
  },
}

export const Loading: Story = {
  args: { onVerify: fn(() => new Promise<never>(() => {})) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '6-digit code' }), '402917{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Verifying...' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(canvas.getByRole('textbox', { name: '6-digit code' }), '{Enter}')
    await expect(args.onVerify).toHaveBeenCalledTimes(1)
  },
}

export const Failed: Story = {
  name: 'The server’s message about the code is shown at the code and disappears when the code changes',
  args: {
    onVerify: fn(async () => ({ ok: false as const, fieldErrors: { confirmationCode: 'This code has expired.' } })),
  },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: '6-digit code' })
    await userEvent.type(code, '402917{Enter}')
    await sees('This code has expired.')
    await userEvent.type(code, '{Backspace}')
    await waitFor(() => expect(canvas.queryByText('This code has expired.')).toBeNull())
  },
}

export const LongText: Story = {
  args: { email: 'venkatanarasimharajuvaripeta.subramaniya.thiruvenkatam@medicine.annauniversity.ac.in' },
}
