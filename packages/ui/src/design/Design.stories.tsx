// The pictures of the design note: the actual colours, type, spacing and statuses, rendered from
// the tokens.
import { brand, nalamTokens } from '../theme/internal.ts'
import { tokens } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { StatusBadge } from '../components/StatusBadge/StatusBadge.tsx'

function Row({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockEnd: 20 }}>{children}</div>
}

function Swatch({ colour, name }: { colour: string; name: string }) {
  return (
    <div style={{ width: 92, fontSize: 13 }}>
      <div style={{ height: 48, borderRadius: 8, background: colour, border: `1px solid ${nalamTokens.cardLine}` }} />
      {name}
    </div>
  )
}

function Colours() {
  return (
    <>
      <Row>
        {Object.entries(brand).map(([step, colour]) => (
          <Swatch key={step} colour={colour} name={step} />
        ))}
      </Row>
      <Row>
        {(['canvas', 'card', 'cardLine', 'ink2', 'ink3', 'tint', 'tintStrong', 'fieldLine', 'gold'] as const).map(
          (name) => (
            <Swatch key={name} colour={nalamTokens[name]} name={name} />
          ),
        )}
      </Row>
      <Row>
        {[1, 2, 3, 4].map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </Row>
    </>
  )
}

const SCALE = [
  ['26/34 page title', tokens.fontSizeBase600, tokens.lineHeightBase600, 600],
  ['18/26 section', tokens.fontSizeBase500, tokens.lineHeightBase500, 600],
  ['15/22 text', tokens.fontSizeBase300, tokens.lineHeightBase300, 400],
  ['14/20 label', nalamTokens.labelSize, nalamTokens.labelLine, 500],
  ['13/18 table head', tokens.fontSizeBase200, tokens.lineHeightBase200, 500],
] as const

function Type() {
  return (
    <>
      {SCALE.map(([name, fontSize, lineHeight, fontWeight]) => (
        <p key={name} style={{ fontSize, lineHeight, fontWeight, margin: '0 0 10px' }}>
          {name} · Your day, in order · <span lang="ta">உங்கள் நாள், ஒழுங்காக</span> · <span lang="hi">आपका दिन, क्रम में</span>
        </p>
      ))}
      <p style={{ margin: 0 }}>
        1:11 AM · 10:30 AM · +9198412-07756
        <br />
        8:08 PM · 12:45 PM · +9173389-10274
      </p>
    </>
  )
}

function Spacing() {
  return (
    <>
      {[4, 8, 12, 16, 20, 24, 28].map((size) => (
        <div key={size} style={{ display: 'flex', alignItems: 'center', gap: 12, marginBlockEnd: 6 }}>
          <div style={{ width: size, height: 16, background: nalamTokens.brandInk }} />
          {size}
        </div>
      ))}
      <Row>
        {([8, 12] as const).map((radius) => (
          <div
            key={radius}
            style={{
              padding: 16,
              borderRadius: radius,
              border: `1px solid ${nalamTokens.fieldLine}`,
              background: nalamTokens.card,
            }}
          >
            {radius}
          </div>
        ))}
      </Row>
    </>
  )
}

const meta = { title: 'Design/Foundations' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Colour: Story = { render: () => <Colours /> }
export const Typography: Story = {
  render: () => <Type />,
  play: async ({ canvasElement }) => {
    await document.fonts.ready
    await expect(document.fonts.check('400 15px Mukta')).toBe(true)
    await expect(getComputedStyle(canvasElement.querySelector('p') ?? canvasElement).fontVariantNumeric).toBe(
      'tabular-nums',
    )
  },
}
export const SpaceAndShape: Story = { render: () => <Spacing /> }
