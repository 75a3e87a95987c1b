import { expect, it } from 'vitest'
import { controlsByType } from '../../../../.storybook/argTypes.ts'
import { shownCode } from '../../../../.storybook/shownCode.ts'

it('shows the part in place of the wrapper of its stories, and leaves parts whose own name begins alike', () => {
  expect(shownCode('<LiveSlots date="2026-11-23">\n  <b />\n</LiveSlots>', 'Slots')).toBe(
    '<Slots date="2026-11-23">\n  <b />\n</Slots>',
  )
  expect(shownCode('<LiveBar newBookings={2} />', 'LiveBar')).toBe('<LiveBar newBookings={2} />')
  expect(shownCode('<LiveSlotsPage />', 'Slots')).toBe('<LiveSlotsPage />')
})

it('shows callbacks and sets by name, also those inside data', () => {
  expect(shownCode('<Login\n  onLogin={function QY(){}}\n  onBack={() => {}}\n/>', 'Login')).toBe(
    '<Login\n  onLogin={onLogin}\n  onBack={onBack}\n/>',
  )
  expect(shownCode('<Tickets\n  pendingIds={[object Set]}\n/>', 'Tickets')).toBe(
    '<Tickets\n  pendingIds={pendingIds}\n/>',
  )
  expect(shownCode("<Table\n  columns={[{ cell: function mock() {}, key: 'a' }]}\n/>", 'Table')).toBe(
    "<Table\n  columns={[{ cell, key: 'a' }]}\n/>",
  )
})

it('shows short values as they are and long ones by name', () => {
  const short = '<List\n  page={{\n    total: 2\n  }}\n/>'
  expect(shownCode(short, 'List')).toBe(short)
  const rows = Array.from({ length: 10 }, (_, index) => `    { id: ${index} }`).join(',\n')
  expect(shownCode(`<List\n  rows={[\n${rows}\n  ]}\n  total={2}\n/>`, 'List')).toBe(
    '<List\n  rows={rows}\n  total={2}\n/>',
  )
})

it('a short value before a long one keeps the text between them', () => {
  const rows = Array.from({ length: 10 }, (_, index) => `    ${index}`).join(',\n')
  expect(shownCode(`<List\n  empty={<Empty />}\n  label="Slips"\n  rows={[\n${rows}\n  ]}\n/>`, 'List')).toBe(
    '<List\n  empty={<Empty />}\n  label="Slips"\n  rows={rows}\n/>',
  )
})

/** Returns the row of a component's only property, as Storybook computes it. */
function rowOf(name: string, type: object, initialArgs: Record<string, unknown> = {}) {
  const context = { argTypes: { [name]: { name, type, table: { type: { summary: 'union' } } } }, initialArgs }
  return Object(controlsByType(Object(context)))[name]
}
const nothing = { name: 'other', value: 'undefined' }

it.each([
  ['error', 'string | undefined', [{ name: 'string' }, nothing], { type: 'text' }],
  ['count', 'number | undefined', [{ name: 'number' }, nothing], { type: 'number' }],
  ['isOpen', 'boolean | undefined', [{ name: 'boolean' }, nothing], { type: 'boolean' }],
  ['value', 'number | string | null', [{ name: 'number' }, { name: 'string' }, nothing], { type: 'text' }],
  ['size', "'small' | 'large' | undefined", [{ name: 'enum', value: ['small', 'large'] }, nothing], { type: 'select' }],
  ['undo', 'UndoableAnswers | undefined', [{ name: 'other', value: 'UndoableAnswers' }, nothing], false],
  ['onClose', '(() => void) | undefined', [{ name: 'other', value: 'unknown' }, nothing], false],
  ['className', 'string | undefined', [{ name: 'string' }, nothing], false],
])('%s: %s has the control that fits, and its type as it is written', (name, raw, value, control) => {
  const row = rowOf(name, { name: 'union', raw, value })
  expect(row.control).toEqual(control)
  expect(row.table.type.summary).toBe(raw.replace(' | undefined', ''))
  if (name === 'size') expect(row.options).toEqual(['small', 'large'])
})

it('a callback that is only in the arguments of a story has no control', () => {
  const rows = Object(
    controlsByType(Object({ argTypes: {}, initialArgs: { onSearch: () => undefined, label: 'Name' } })),
  )
  expect(rows.onSearch.control).toBe(false)
  expect(rows.label.control).toEqual({ type: 'text' })
})
