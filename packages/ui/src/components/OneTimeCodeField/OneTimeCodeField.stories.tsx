import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Scope } from '../../../test/storyQueries.ts'
import { OneTimeCodeField } from './OneTimeCodeField.tsx'

const meta: Meta<typeof OneTimeCodeField> = {
  title: 'Fields/OneTimeCodeField',
  component: OneTimeCodeField,
  parameters: {
    docs: {
      description: {
        component:
          'For a code of six digits that came by mail or message. Keys: digits fill box after box, Backspace goes back, ' +
          'the arrow keys, Home and End choose a box, and what is typed replaces its digit. Pasting and one-time-code ' +
          'autofill fill all six. To assistive technology it is one text field with one name.',
      },
    },
  },
  args: { label: '6-digit code', onValueChange: fn() },
}
export default meta
type Story = StoryObj<typeof OneTimeCodeField>

const code = (canvas: Scope): HTMLInputElement => {
  const element: unknown = canvas.getByRole('textbox', { name: '6-digit code' })
  if (!(element instanceof HTMLInputElement)) throw new Error('The code field is one input')
  return element
}
const boxes = () => Array.from(document.querySelectorAll('[data-box]')).map((box) => box.textContent)
const activeBox = () => document.querySelector('[data-active]')?.getAttribute('data-box')

export const Empty: Story = {}
export const Typical: Story = { args: { defaultValue: '402' } }
export const Full: Story = { args: { defaultValue: '402917' } }
export const WithHint: Story = { args: { hint: 'It is valid for 5 minutes.' } }
export const Failed: Story = { args: { defaultValue: '402', error: 'validation.code.incomplete' } }

export const Typing: Story = {
  name: '[AUTH-13] one digit a box: typing moves on, Backspace moves back, letters are left out',
  play: async ({ args, canvas }) => {
    await userEvent.click(code(canvas))
    await expect(activeBox()).toBe('0')
    await userEvent.keyboard('1')
    await expect(boxes()).toEqual(['1', '', '', '', '', ''])
    await expect(activeBox()).toBe('1')
    await userEvent.keyboard('2x 3')
    await expect(boxes()).toEqual(['1', '2', '3', '', '', ''])
    await userEvent.keyboard('{Backspace}')
    await expect(boxes()).toEqual(['1', '2', '', '', '', ''])
    await waitFor(() => expect(activeBox()).toBe('2'))
    await userEvent.keyboard('34567')
    await expect(code(canvas)).toHaveValue('123456')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('123456')
  },
}

export const Pasting: Story = {
  name: '[AUTH-13] pasting fills up to six boxes with the code, not with part of a longer number',
  play: async ({ canvas }) => {
    await userEvent.click(code(canvas))
    await userEvent.paste('Your code: 402 917.')
    await expect(boxes()).toEqual(['4', '0', '2', '9', '1', '7'])
    await userEvent.keyboard('{Home}')
    await userEvent.paste('65432178')
    await expect(code(canvas)).toHaveValue('402917')
    await userEvent.paste('For +91 98410 20776: 654321, valid until 10:30')
    await expect(code(canvas)).toHaveValue('654321')
    await userEvent.clear(code(canvas))
    await userEvent.paste('12')
    await expect(boxes()).toEqual(['1', '2', '', '', '', ''])
  },
}

export const ByKeyboard: Story = {
  name: '[AUTH-13] the arrow keys choose a box and typing replaces its digit',
  args: { defaultValue: '402917' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(code(canvas)).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await expect(activeBox()).toBe('0')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(activeBox()).toBe('2')
    await userEvent.keyboard('8')
    await expect(code(canvas)).toHaveValue('408917')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expect(activeBox()).toBe('0')
    await userEvent.keyboard('1{End}{Backspace}')
    await expect(code(canvas)).toHaveValue('10891')
  },
}

export const ForAssistiveTechnology: Story = {
  name: '[AUTH-13] one text field with a name, a description and one-time-code autofill',
  args: { error: 'validation.code.incomplete', hint: 'It came by mail.' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1)
    await expect(code(canvas)).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code(canvas)).toHaveAttribute('inputmode', 'numeric')
    await expect(code(canvas)).toHaveAttribute('aria-invalid', 'true')
    await expect(code(canvas)).toHaveAccessibleDescription('Enter the 6-digit code It came by mail.')
  },
}

export const PressingABox: Story = {
  name: 'A click on a box chooses it',
  args: { defaultValue: '402917' },
  play: async ({ canvas }) => {
    const frame = code(canvas).getBoundingClientRect()
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: code(canvas),
      coords: { clientX: frame.left + frame.width * 0.6, clientY: frame.top + 10 },
    })
    await expect(activeBox()).toBe('3')
    await userEvent.keyboard('5')
    await expect(code(canvas)).toHaveValue('402517')
  },
}
