import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { writtenTypes } from '../../fixtures/writtenTypes.ts'
import { Card } from '../Card/Card.tsx'
import { EmptyState } from '../StateView/StateView.tsx'
import { DataTable } from './DataTable.tsx'
import type { DataTableProps } from './DataTableProps.ts'

interface Slip {
  id: string
  patient: string
  medicine: string
}
const ROWS: Slip[] = [
  { id: 'a', patient: 'Karthik Subramanian', medicine: 'Paracetamol 500 mg' },
  { id: 'b', patient: 'Lakshmi Priya', medicine: 'Cetirizine 10 mg' },
  { id: 'c', patient: 'Mohammed Irfan', medicine: 'Amoxicillin 250 mg' },
]

/**
 * A table with loading, empty and error states. Below `cardsBelow` the rows become cards; the table
 * scrolls sideways only if its columns do not fit.
 */
const meta = {
  title: 'Data/DataTable',
  component: DataTable<Slip>,
  argTypes: writtenTypes({ columns: 'readonly DataTableColumn<Row>[]' }),
  args: {
    label: 'Slips',
    columns: [
      { key: 'number', header: 'S.No', cell: (_, index) => index + 1, tone: 'quiet', skeletonWidth: '18px' },
      { key: 'patient', header: 'Patient name', cell: (row) => row.patient, tone: 'strong', skeletonWidth: '140px' },
      { key: 'medicine', header: 'Medicine', cell: (row) => row.medicine },
    ],
    rows: ROWS,
    rowKey: (row) => row.id,
    skeletonRows: 3,
    empty: <EmptyState title="No slips yet" />,
    card: (row) => <Card>{row.patient}</Card>,
  },
} satisfies Meta<DataTableProps<Slip>>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.getByRole('table', { name: 'Slips' })).toBeVisible()
  },
}
export const Loading: Story = { args: { rows: undefined } }
export const Busy: Story = { args: { isRefreshing: true } }
export const Empty: Story = { args: { rows: [] } }
export const Failed: Story = {
  args: { rows: undefined, error: 'Failed to fetch slips', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const LongText: Story = {
  args: {
    rows: [{ id: 'a', patient: 'Venkatanarasimharajuvaripeta '.repeat(4), medicine: 'Paracetamol 500 mg '.repeat(12) }],
  },
}
export const Full: Story = {
  args: {
    rows: Array.from({ length: 100 }, (_, index) => ({
      id: `${index}`,
      patient: `Patient ${index}`,
      medicine: 'Paracetamol',
    })),
  },
}
export const Compact: Story = { globals: { density: 'compact' } }
