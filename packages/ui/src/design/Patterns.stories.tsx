// Examples to follow and to avoid. The page Patterns.mdx explains them.
import { nalamTokens } from '../theme/internal.ts'
import { tokens } from '@fluentui/react-components'
import { BOOKING_STATUS } from '@nalam/sdk'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { Card } from '../components/Card/Card.tsx'
import { LiveBar } from '../components/LiveBar/LiveBar.tsx'
import { Skeleton } from '../components/Skeleton/Skeleton.tsx'
import { EmptyState, ErrorState } from '../components/StateView/StateView.tsx'
import { StatusBadge } from '../components/StatusBadge/StatusBadge.tsx'
import { TextField } from '../components/TextField/TextField.tsx'

interface Example {
  children: ReactNode
  /** What makes it right or wrong. */
  because: string
}

function Panel({ isGood, children, because }: Example & { isGood: boolean }) {
  const ink = isGood ? nalamTokens.confirmedInk : nalamTokens.declinedInk
  return (
    <section
      aria-label={isGood ? 'Do' : 'Don’t'}
      style={{
        flex: '1 1 280px',
        minWidth: 0,
        padding: 16,
        borderRadius: 12,
        border: `1px solid ${nalamTokens.cardLine}`,
        borderBlockStart: `4px solid ${ink}`,
        background: nalamTokens.card,
      }}
    >
      <p style={{ margin: '0 0 12px', color: ink, fontWeight: 600 }}>{isGood ? '✓ Do' : '✕ Don’t'}</p>
      {children}
      <p style={{ margin: '12px 0 0', color: nalamTokens.ink2, fontSize: tokens.fontSizeBase200 }}>{because}</p>
    </section>
  )
}

/** An example to follow beside one to avoid. */
function Pair({ good, bad }: { good: Example; bad: Example }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Panel isGood {...good} />
      <Panel isGood={false} {...bad} />
    </div>
  )
}

/** A picture of a dialog, in the flow of the page. */
function DialogPicture({ title, text, actions }: { title: string; text: string; actions: readonly string[] }) {
  return (
    <Card>
      <p style={{ margin: '0 0 8px', fontWeight: 600, fontSize: tokens.fontSizeBase500 }}>{title}</p>
      <p style={{ margin: '0 0 16px' }}>{text}</p>
      <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8 }}>
        {actions.map((action, index) => (
          <Button key={action} appearance={index === actions.length - 1 ? 'primary' : 'secondary'}>
            {action}
          </Button>
        ))}
      </div>
    </Card>
  )
}

const NAMES = ['Karthik Subramanian', 'Padma Venkatesan', 'Gopal Krishnan']
const rows = (
  <ul style={{ margin: 0, paddingInlineStart: 20, lineHeight: '28px' }}>
    {NAMES.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
)

const meta = {
  title: 'Design/Patterns',
  // Patterns.mdx is the page.
  tags: ['!autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Forms: Story = {
  render: () => (
    <Pair
      good={{
        children: (
          <form noValidate onSubmit={(event) => event.preventDefault()}>
            <TextField required label="Email" defaultValue="meena" error="Enter an address such as name@clinic.in" />
            <Button type="submit">Login</Button>
          </form>
        ),
        because: 'The message is at the field and says what to enter. The button works.',
      }}
      bad={{
        children: (
          <>
            <p style={{ margin: '0 0 12px', color: nalamTokens.declinedInk }}>Please correct the errors.</p>
            <TextField label="Email" defaultValue="meena" />
            <Button disabledFocusable>Login</Button>
          </>
        ),
        because: 'Nobody knows which field is wrong, or why the button does nothing.',
      }}
    />
  ),
  play: async ({ canvas }) => {
    const good = within(canvas.getByRole('region', { name: 'Do' }))
    await expect(good.getByLabelText(/Email/)).toHaveAccessibleDescription(/name@clinic/)
    await expect(canvas.getByRole('region', { name: 'Don’t' })).toBeVisible()
  },
}

export const Lists: Story = {
  render: () => (
    <Pair
      good={{
        children: (
          <>
            <LiveBar updatedAt={Date.now()} newBookings={1} onShow={() => undefined} />
            {rows}
          </>
        ),
        because: 'The rows stay. The new one is shown when the doctor asks for it.',
      }}
      bad={{
        children: (
          <div aria-hidden style={{ display: 'grid', gap: 8 }}>
            {NAMES.map((name) => (
              <Skeleton key={name} style={{ height: 20 }} />
            ))}
          </div>
        ),
        because: 'A list that is read again must not vanish: the row under the pointer is another one afterwards.',
      }}
    />
  ),
}

export const Dialogs: Story = {
  render: () => (
    <Pair
      good={{
        children: (
          <DialogPicture
            title="Decline Karthik Subramanian?"
            text="The booking on 20 Nov at 10:30 AM is declined, and the patient is told."
            actions={['Cancel', 'Decline']}
          />
        ),
        because: 'Title and button say what happens, to whom.',
      }}
      bad={{
        children: <DialogPicture title="Are you sure?" text="This cannot be undone." actions={['No', 'OK']} />,
        because: 'One has to remember what was clicked. And it can be undone, so it needs no question.',
      }}
    />
  ),
}

export const Errors: Story = {
  render: () => (
    <Pair
      good={{
        children: <ErrorState error="Could not load the bookings" onRetry={() => undefined} />,
        because: 'It says what happened, that nothing was lost, and what to do.',
      }}
      bad={{
        children: <p style={{ margin: 0 }}>Error 503: FETCH_FAILED</p>,
        because: 'A code helps the people who built it. It belongs in the report, not on the page.',
      }}
    />
  ),
}

export const EmptyStates: Story = {
  render: () => (
    <Pair
      good={{
        children: (
          <EmptyState title="No bookings yet" text="Patients can book you once you are live and have open slots." />
        ),
        because: 'It says what appears here and how to get it.',
      }}
      bad={{
        children: <p style={{ margin: 0 }}>No data</p>,
        because: 'Is it empty, still loading, or broken?',
      }}
    />
  ),
}

export const Status: Story = {
  render: () => (
    <Pair
      good={{
        children: (
          <p style={{ display: 'flex', gap: 8, flexWrap: 'wrap', margin: 0 }}>
            <StatusBadge status={BOOKING_STATUS.declined} />
            <StatusBadge status={BOOKING_STATUS.confirmed} />
          </p>
        ),
        because: 'Icon and word are there without colours, on paper, and for a screen reader.',
      }}
      bad={{
        children: (
          <p aria-hidden style={{ display: 'flex', gap: 12, margin: 0 }}>
            {[nalamTokens.declinedInk, nalamTokens.confirmedInk].map((colour) => (
              <span key={colour} style={{ width: 16, height: 16, borderRadius: 8, background: colour }} />
            ))}
          </p>
        ),
        because: 'One man in twelve cannot tell them apart.',
      }}
    />
  ),
}
