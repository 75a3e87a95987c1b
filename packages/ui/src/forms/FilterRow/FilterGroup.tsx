import { mergeClasses, useMergedRefs } from '@fluentui/react-components'
import { useEffect, useRef, type ComponentProps } from 'react'
import { Choices } from '../../components/Choices/Choices.tsx'
import { useFormats } from '../../messages/useFormats.ts'
import { useFilterRowStyles } from './FilterRow.styles.ts'

/** One option of a filter. */
export interface FilterOption<Value extends string> {
  value: Value
  label: string
  /** Number of rows with this option; `null` while unknown, undefined if it is not counted. */
  count?: number | null | undefined
}

export interface FilterGroupProps<Value extends string> extends ComponentProps<'div'> {
  /** Accessible name: the property to filter by. */
  label: string
  /** Whether the label is also shown before the options. */
  isLabelShown?: boolean
  options: readonly FilterOption<Value>[]
  /** The chosen option; undefined if none of these is chosen (dates, for example). */
  value: Value | undefined
  onValueChange: (value: Value) => void
}

/**
 * A single choice as radio buttons in the shape of chips: arrow keys choose, Tab moves on.
 * `children` is a further choice after the options, such as `DateRangeFilter`.
 */
export function FilterGroup<Value extends string>({
  label,
  isLabelShown = false,
  options,
  value,
  onValueChange,
  children,
  className,
  ref,
  ...rest
}: FilterGroupProps<Value>) {
  const styles = useFilterRowStyles()
  const formats = useFormats()
  const group = useRef<HTMLDivElement>(null)
  // On phones the group scrolls: the option that the URL selects may be out of view.
  useEffect(() => {
    const line = group.current
    const chosen = line?.querySelector<HTMLElement>('[data-chosen], :has(> :checked)')
    if (!line || !chosen) return
    const end = chosen.offsetLeft + chosen.offsetWidth
    const isInSight = chosen.offsetLeft >= line.scrollLeft && end <= line.scrollLeft + line.clientWidth
    if (!isInSight) line.scrollLeft = chosen.offsetLeft - line.clientWidth / 2 + chosen.offsetWidth / 2
  }, [value])
  return (
    <div {...rest} ref={useMergedRefs(group, ref)} className={mergeClasses(styles.group, className)}>
      {isLabelShown && (
        <span aria-hidden className={styles.label}>
          {label}
        </span>
      )}
      <Choices
        label={label}
        look="chips"
        options={options.map(({ count, ...option }) => ({
          value: option.value,
          label:
            count === undefined ? (
              option.label
            ) : (
              <>
                {option.label}{' '}
                <span className={option.value === value ? styles.chosenCount : styles.count}>
                  {count === null ? '' : formats.number(count)}
                </span>
              </>
            ),
        }))}
        value={value}
        onValueChange={onValueChange}
      />
      {children}
    </div>
  )
}
