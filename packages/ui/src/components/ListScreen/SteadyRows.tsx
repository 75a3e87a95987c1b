import { Component, createRef, type ReactNode } from 'react'
import { windowOf } from '../../theme/targetDocument.ts'
import { haveSameIds, type Identified } from '../useSteadyItems.ts'

type Rows = readonly Identified[]

export interface SteadyRowsProps {
  /** The rows. If they changed (another page, search or filter), their position is not kept. */
  rows: Rows | undefined
  /**
   * The content above the rows; undefined until it is loaded. Its first load does not count as a
   * change.
   */
  above: Rows | undefined
  /** The content with the rows; nothing follows it on the page. */
  children: ReactNode
}

const areSame = (one: Rows = [], other: Rows = []): boolean => one === other || haveSameIds(one, other)

interface Anchor {
  row: Element
  /** Pixels from the top of the viewport. */
  top: number
}

/**
 * Keeps rows at their position on the screen when content above them appears, grows or disappears
 * (LIVE-02), so that a row does not move away from the pointer. It scrolls the window by the same
 * distance. If the page is too short for that, it is extended at the end; if the window cannot
 * scroll back any further, space is left above the rows until other rows load. A class component,
 * because only `getSnapshotBeforeUpdate` can measure the page before it changes.
 */
export class SteadyRows extends Component<SteadyRowsProps> {
  private readonly before = createRef<HTMLDivElement>()
  private readonly end = createRef<HTMLDivElement>()

  override componentDidMount(): void {
    // The browser's scroll anchoring would correct the position a second time, and does not work at
    // the top of a page.
    this.before.current?.parentElement?.style.setProperty('overflow-anchor', 'none')
  }

  override getSnapshotBeforeUpdate(previous: SteadyRowsProps): Anchor | null {
    const { rows, above } = this.props
    const isChanged = rows !== previous.rows || above !== previous.above
    if (!isChanged || previous.above === undefined || !areSame(rows, previous.rows)) return null
    const shown = this.before.current?.parentElement?.querySelectorAll('tbody > tr, ul > li') ?? []
    const row = [...shown].find((each) => each.getBoundingClientRect().top >= 0) ?? shown[0]
    return row ? { row, top: row.getBoundingClientRect().top } : null
  }

  override componentDidUpdate(previous: SteadyRowsProps, _state: unknown, anchor: Anchor | null): void {
    const [before, end] = [this.before.current, this.end.current]
    if (!before || !end) return
    if (!areSame(this.props.rows, previous.rows)) before.style.blockSize = ''
    if (!anchor?.row.isConnected) return
    const view = windowOf(before)
    const moved = anchor.row.getBoundingClientRect().top - anchor.top
    const room = before.offsetHeight
    const left = Math.max(0, room - moved - Math.max(0, moved < 0 ? view.scrollY : 0))
    const scrolled = moved + left - room
    before.style.blockSize = `${left}px`
    const missing = view.innerHeight + scrolled - end.getBoundingClientRect().top
    if (scrolled > 0 && missing > 0) end.style.blockSize = `${missing}px`
    view.scrollBy({ top: scrolled, behavior: 'instant' })
    if (view.scrollY === 0) end.style.blockSize = ''
  }

  override render(): ReactNode {
    return (
      <div>
        <div ref={this.before} />
        {this.props.children}
        <div ref={this.end} />
      </div>
    )
  }
}
