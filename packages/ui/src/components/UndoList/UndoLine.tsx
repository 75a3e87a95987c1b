import { useFormats } from '../../messages/internal.ts'
import { ArrowUndo20Regular } from '@fluentui/react-icons/headless/svg/arrow-undo'
import { ChevronDown16Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { type ComponentProps, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { useOpenPart } from '../useOpenPart.ts'
import type { OpenUndoListProps, UndoRow } from './OpenUndoList.tsx'
import { useUndoLineStyles } from './UndoLine.styles.ts'

export interface UndoLineProps {
  /** What was done, such as "Answered just now". */
  title: string
  /** What can be undone; undefined while it loads. */
  rows: readonly UndoRow[] | undefined
  /** Props of the element with the items (`useSteadyItems`). */
  listProps: ComponentProps<'div'>
  /** A sign in place of the title, where a phone has no room for it. */
  isShort?: boolean | undefined
}

const fetchList = () => import('./OpenUndoList.tsx').then(({ OpenUndoList }) => OpenUndoList)

const NONE: readonly UndoRow[] = []

/**
 * The line in the head of a page that opens what can still be undone. It keeps its height when there
 * is nothing, and what it opens covers the page, so that nothing below it moves (LIVE-02).
 */
export function UndoLine({ title, rows = NONE, listProps, isShort = false }: UndoLineProps) {
  const styles = useUndoLineStyles()
  const formats = useFormats()
  const { Part: OpenUndoList, open, prepare } = useOpenPart<OpenUndoListProps>(fetchList)
  const [isOpen, setOpen] = useState(false)
  const isEmpty = rows.length === 0
  if (isEmpty && isOpen) setOpen(false)
  const count = `(${formats.number(rows.length)})`
  const button = {
    size: 'medium' as const,
    className: styles.opener,
    ...(isShort
      ? { icon: <ArrowUndo20Regular aria-hidden />, 'aria-label': `${title} ${count}`, children: count }
      : { icon: <ChevronDown16Regular aria-hidden />, iconPosition: 'after' as const, children: `${title} ${count}` }),
  }
  return (
    <div className={styles.line}>
      {isEmpty ? null : OpenUndoList ? (
        <OpenUndoList {...{ title, rows, listProps, isOpen }} onOpenChange={setOpen}>
          <Button {...button} />
        </OpenUndoList>
      ) : (
        <Button
          {...button}
          aria-expanded={false}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => {
            setOpen(true)
            open()
          }}
        />
      )}
    </div>
  )
}
