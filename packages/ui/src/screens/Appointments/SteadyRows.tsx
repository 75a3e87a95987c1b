import { Component, createRef } from 'react'
import type { ReactNode } from 'react'
import type { Booking } from '@nalam/sdk'
import type { UndoableAnswers } from './AnsweredJustNow.tsx'

export interface SteadyRowsProps {
  /** Others than before may stand where they like: a page, a search or a filter has brought them. */
  rows: readonly Booking[] | undefined
  /** What stands above the rows; undefined until it is known: what comes first is a part of the page as it opens. */
  above: UndoableAnswers['answers']
  /** Ends the page. */
  children: ReactNode
}

const areSame = (one: SteadyRowsProps['rows'] = [], other: SteadyRowsProps['rows'] = []): boolean =>
  one === other || (one.length === other.length && one.every(({ id }, index) => id === other[index]?.id))

interface Anchor {
  row: Element
  /** Pixels from the top of the window. */
  top: number
}

/**
 * Keeps rows where they are on the screen while something above them comes, grows and goes (LIVE-02): the row under a finger stays the same one.
 * The window is scrolled by as much. A page that is too short for that becomes longer, and where nothing is left to scroll back, there is room
 * above the rows until others come. A class, because only a class can look at the page before it changes.
 */
export class SteadyRows extends Component<SteadyRowsProps> {
  private readonly before = createRef<HTMLDivElement>()
  private readonly end = createRef<HTMLDivElement>()

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
    const moved = anchor.row.getBoundingClientRect().top - anchor.top
    const room = before.offsetHeight
    const left = Math.max(0, room - moved - Math.max(0, moved < 0 ? window.scrollY : 0))
    const scrolled = moved + left - room
    before.style.blockSize = `${left}px`
    const missing = window.innerHeight + scrolled - end.getBoundingClientRect().top
    if (scrolled > 0 && missing > 0) end.style.blockSize = `${missing}px`
    window.scrollBy({ top: scrolled, behavior: 'instant' })
    if (window.scrollY === 0) end.style.blockSize = ''
  }

  override render(): ReactNode {
    return (
      // The browser's own scroll anchoring would do it a second time, and not at the top of a page.
      <div style={{ overflowAnchor: 'none' }}>
        <div ref={this.before} />
        {this.props.children}
        <div ref={this.end} />
      </div>
    )
  }
}
