import { mergeClasses } from '@griffel/react'
import { useEffect, useId, useImperativeHandle, useRef } from 'react'
import type { ComponentProps } from 'react'
import { useFormats } from '../../messages/useFormats.ts'
import { useFilterRowStyles } from './FilterRow.styles.ts'

/** One choice of a filter. */
export interface FilterOption<Value extends string> {
  value: Value
  label: string
  /** How many rows it leaves; `null` while that is unknown, left out where nobody counts. */
  count?: number | null | undefined
}

export interface FilterGroupProps<Value extends string> extends ComponentProps<'div'> {
  /** What is filtered by. */
  label: string
  /** The label is shown in front of the choices too. */
  isLabelShown?: boolean
  options: readonly FilterOption<Value>[]
  /** The choice in use; undefined where it is none of these (dates, say). */
  value: Value | undefined
  onValueChange: (value: Value) => void
}

/**
 * One of several choices, as radio buttons in the shape of chips: arrows choose, Tab goes on. `children` is a further choice after
 * the others, such as `DateRangeFilter`.
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
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => group.current)
  // On phones the group scrolls: the choice that an address names may be out of sight.
  useEffect(() => {
    const line = group.current
    const chosen = line?.querySelector<HTMLElement>('[data-chosen]')
    if (!line || !chosen) return
    const end = chosen.offsetLeft + chosen.offsetWidth
    const isInSight = chosen.offsetLeft >= line.scrollLeft && end <= line.scrollLeft + line.clientWidth
    if (!isInSight) line.scrollLeft = chosen.offsetLeft - line.clientWidth / 2 + chosen.offsetWidth / 2
  }, [value])
  return (
    <div {...rest} ref={group} className={mergeClasses(styles.group, className)}>
      {isLabelShown && (
        <span aria-hidden className={styles.label}>
          {label}
        </span>
      )}
      <div role="radiogroup" aria-label={label} className={styles.chips}>
        {options.map((option) => {
          const isChosen = option.value === value
          return (
            <label
              key={option.value}
              htmlFor={`${id}${option.value}`}
              className={mergeClasses(styles.chip, isChosen && styles.chosen)}
              data-chosen={isChosen || undefined}
            >
              <input
                id={`${id}${option.value}`}
                type="radio"
                name={id}
                className={styles.box}
                checked={isChosen}
                onChange={() => onValueChange(option.value)}
              />
              {option.label}
              {option.count !== undefined && ' '}
              {option.count !== undefined && (
                <span className={styles.count}>{option.count === null ? '' : formats.number(option.count)}</span>
              )}
            </label>
          )
        })}
      </div>
      {children}
    </div>
  )
}
