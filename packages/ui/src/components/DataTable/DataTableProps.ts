import type { ComponentProps, ReactNode, RefCallback } from 'react'
import type { LoadState } from '../StateView/LoadedContent.tsx'

export interface DataTableColumn<Row> {
  key: string
  header: string
  /**
   * Renders the cell of a row. `index` counts from 0 on this page; `isCurrent` is true for the row
   * that is the tab stop.
   */
  cell: (row: Row, index: number, isCurrent: boolean) => ReactNode
  /** `strong` for the person that the row is about, `quiet` for identifiers and constants. */
  tone?: 'plain' | 'strong' | 'quiet'
  /** The cell is the row's header for assistive technology. */
  isRowHeader?: boolean
  /**
   * The column takes the remaining width, so that its texts do not change the widths of the others.
   */
  isWide?: boolean
  /** Width of the skeleton while loading, any CSS length. */
  skeletonWidth?: string
}

export interface DataTableProps<Row> extends LoadState, Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the table. */
  label: string
  /**
   * Rows render again only when they or the columns change: keep both referentially stable between
   * renders.
   */
  columns: readonly DataTableColumn<Row>[]
  /** Undefined while the first page is loading. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** Shown in place of the table when there are no rows. */
  empty?: ReactNode
  /** Number of skeleton rows while loading: as many as are expected. */
  skeletonRows?: number
  /**
   * Returns the heading of the group that a row belongs to. It is shown above the first row of each
   * group.
   */
  groupOf?: ((row: Row) => string | undefined) | undefined
  /** Renders a row as a card, used below `cardsBelow`. */
  card?: ((row: Row, index: number) => ReactNode) | undefined
  /** Width of the window in pixels below which rows are shown as cards. */
  cardsBelow?: number | undefined
  /** Makes rows focusable: the row with this index is the tab stop, the others take `focus()`. */
  currentRow?: number | undefined
  /**
   * Attributes of the `tbody`. Its event handlers receive the events of all rows, whose `data-row` is
   * their key.
   */
  bodyProps?: (Omit<ComponentProps<'tbody'>, 'ref'> & { ref?: RefCallback<HTMLTableSectionElement> }) | undefined
}

/** What both looks of a table show. */
export type ShownRows<Row> = Pick<DataTableProps<Row>, 'label' | 'rows' | 'rowKey'> &
  Required<Pick<DataTableProps<Row>, 'isRefreshing' | 'skeletonRows'>>
