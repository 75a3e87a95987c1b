import { mergeClasses } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { useFilterRowStyles } from './FilterRow.styles.ts'

export interface FilterRowProps extends ComponentProps<'div'> {
  /** Accessible name: the purpose of the filters. */
  label: string
}

/**
 * The filters of a list: `FilterGroup`s in one row that wraps if it is too narrow and scrolls on
 * phones.
 */
export function FilterRow({ label, className, ...rest }: FilterRowProps) {
  const styles = useFilterRowStyles()
  return <div {...rest} role="group" aria-label={label} className={mergeClasses(styles.row, className)} />
}
