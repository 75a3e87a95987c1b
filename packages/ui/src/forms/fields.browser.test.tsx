import { createRoot, type Root } from 'react-dom/client'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ChoiceChips } from '../components/ChoiceChips/ChoiceChips.tsx'
import { HoursRange } from '../components/HoursRange/HoursRange.tsx'
import { ImageList } from '../components/ImageList/ImageList.tsx'
import { NalamProvider } from '../components/NalamProvider/NalamProvider.tsx'
import { SelectField } from '../components/SelectField/SelectField.tsx'
import { TextAreaField } from '../components/TextAreaField/TextAreaField.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { useToasts } from '../components/Toasts/index.ts'
import { emulate } from '../../test/emulate.ts'
import { DateField } from '../components/DateField/DateField.tsx'
import '../theme/styles.css'

let root: Root | undefined
afterEach(async () => {
  root?.unmount()
  document.body.replaceChildren()
  await emulate({})
})

async function show(children: ReactNode): Promise<void> {
  await page.viewport(800, 800)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<NalamProvider appearance="light">{children}</NalamProvider>)
}

describe('required fields', () => {
  it('have a star beside the label, which is not part of the name, and are required', async () => {
    await show(
      <>
        <TextField required label="Email" />
        <TextAreaField required label="About" />
        <SelectField required label="City" options={[]} />
        <TextField label="Landmark" />
      </>,
    )
    for (const [role, name] of [
      ['textbox', 'Email'],
      ['textbox', 'About'],
      ['combobox', 'City'],
    ] as const) {
      const field = page.getByRole(role, { name, exact: true })
      await expect.element(field).toBeRequired()
      expect(document.querySelector(`label[for="${field.element().id}"] + [aria-hidden]`)).toHaveTextContent('*')
    }
    await expect.element(page.getByRole('textbox', { name: 'Landmark', exact: true })).not.toBeRequired()
    expect(document.querySelectorAll('label + [aria-hidden]')).toHaveLength(3)
  })

  it('of several controls are marked in words, because a group cannot be required', async () => {
    await show(
      <>
        <ChoiceChips required label="Languages" options={[{ value: 'ta', label: 'Tamil' }]} />
        <HoursRange required label="Hours" />
      </>,
    )
    await expect.element(page.getByRole('group', { name: 'Languages' })).toHaveAccessibleDescription('Required')
    await expect.element(page.getByRole('combobox', { name: 'From' })).toBeRequired()
  })
})

it.each(['TextField', 'TextAreaField'] as const)(
  '%s: a read-only field looks read-only without its colour',
  async (kind) => {
    const Field = kind === 'TextField' ? TextField : TextAreaField
    await show(
      <>
        <Field label="Name" defaultValue="Meena" />
        <Field label="Fixed" defaultValue="Tamil Nadu" readOnly />
      </>,
    )
    const frameOf = (name: string) => {
      const field = page.getByRole('textbox', { name, exact: true }).element()
      return getComputedStyle(field.parentElement ?? field)
    }
    await expect.element(page.getByRole('textbox', { name: 'Fixed' })).toHaveAttribute('readonly')
    expect(frameOf('Fixed').backgroundColor).not.toBe(frameOf('Name').backgroundColor)
    expect(frameOf('Fixed').borderColor).not.toBe(frameOf('Name').borderColor)
    if (kind === 'TextField') {
      const lockIn = (name: string) =>
        page.getByRole('textbox', { name, exact: true }).element().parentElement?.querySelector('svg')
      expect(lockIn('Fixed')?.checkVisibility()).toBe(true)
      expect(lockIn('Name')).toBeNull()
    }
  },
)

it('a hint or an error is nearer to its own field than to the next label', async () => {
  await show(
    <>
      <TextField label="Date" hint="Day, month, year" />
      <TextField label="Email" error="Email is required" />
      <TextField label="Password" />
    </>,
  )
  await expect.element(page.getByText('Day, month, year')).toBeVisible()
  const box = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect()
  const frame = (name: string) => page.getByRole('textbox', { name }).element().parentElement?.getBoundingClientRect()
  for (const [name, below, next] of [
    ['Date', 'Day, month, year', 'Email'],
    ['Email', 'Email is required', 'Password'],
  ] as const) {
    const above = box(below).top - (frame(name)?.bottom ?? 0)
    expect(box(next).top - box(below).bottom).toBeGreaterThanOrEqual(2 * above)
  }
})

it('the number of chosen files is announced, also when one is removed', async () => {
  await show(<ImageList label="Upload" note="Certificates" />)
  const image = (name: string) => new File(['x'], name, { type: 'image/png' })
  await expect.element(page.getByLabelText('Upload')).toBeInTheDocument()
  const status = document.querySelector('[role=status]')
  await userEvent.upload(page.getByLabelText('Upload'), [image('one.png'), image('two.png')])
  await expect.poll(() => status).toHaveTextContent('2 images chosen')
  await page.getByRole('button', { name: 'Remove one.png' }).click()
  await expect.poll(() => status).toHaveTextContent('1 image chosen')
  expect(status?.isConnected).toBe(true)
})

it('the calendar fits between the edges of a phone of 320 px, with days for a finger', async () => {
  await emulate({ isTouch: true })
  await show(
    <div style={{ padding: '37px' }}>
      <DateField
        label="Date"
        value=""
        onValueChange={() => undefined}
        today="2026-11-20"
        min="2026-11-20"
        max="2028-11-20"
      />
    </div>,
  )
  await page.viewport(320, 640)
  await page.getByRole('button', { name: 'Open calendar' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Calendar' })).toBeVisible()
  const days = [...document.querySelectorAll('td button')]
  expect(days.length).toBeGreaterThan(27)
  for (const day of days) {
    const { left, right, width, height } = day.getBoundingClientRect()
    expect([left >= 0, right <= 320, width >= 43.5, height >= 43.5]).toEqual([true, true, true, true])
  }
  expect(document.documentElement.scrollWidth).toBe(320)
})

describe('names of another language', () => {
  function Greeter() {
    const toasts = useToasts()
    return (
      <button type="button" onClick={() => toasts.info('Booking of கவிதா முருகன் confirmed.')}>
        Confirm
      </button>
    )
  }

  it('carry that language in a toast, and the words around them do not', async () => {
    await show(<Greeter />)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect.poll(() => document.querySelector('[data-toast] [lang=ta]')).toHaveTextContent('கவிதா முருகன்')
    expect(document.querySelector('[data-toast]')?.textContent).toContain('Booking of கவிதா முருகன் confirmed.')
  })
})

it('the label of a required field is as high as any other, so that fields beside each other stand in one line', async () => {
  await show(
    <div style={{ display: 'flex' }}>
      <SelectField label="From" options={[]} />
      <SelectField required label="Reason" options={[]} />
      <SelectField isOptional label="Until" options={[]} />
    </div>,
  )
  await expect.element(page.getByLabelText('Until')).toBeVisible()
  const tops = ['From', 'Reason', 'Until'].map(
    (name) => page.getByLabelText(name).element().getBoundingClientRect().top,
  )
  expect(new Set(tops).size).toBe(1)
})
