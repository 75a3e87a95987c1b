import { layout, media, nalamTokens, textSizes } from '../../theme/internal.ts'
import { useFormats } from '../../messages/internal.ts'
import { makeStyles, mergeClasses, useMergedRefs, tokens } from '@fluentui/react-components'
import { type ComponentProps, useEffect, useRef } from 'react'
import { Choices } from '../../components/Choices/Choices.tsx'

export const useFilterRowStyles = makeStyles({
  row: { ...layout.row, flexWrap: 'wrap', gap: '8px 14px' },
  group: {
    ...layout.row,
    flexWrap: 'wrap',
    gap: '6px',
    minWidth: 0,
    // One line per group that scrolls sideways: wrapped, two groups would fill half of a phone.
    [media.phone]: {
      position: 'relative',
      flexWrap: 'nowrap',
      width: '100%',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Space for the focus ring, which the scroll container would clip.
      margin: '-4px',
      padding: '4px',
    },
  },
  label: {
    color: nalamTokens.ink3,
    ...textSizes.label,
    paddingInlineEnd: '2px',
    flexShrink: 0,
  },
  /** A button that looks like one of the choices. */
  button: {
    position: 'relative',
    display: 'inline-flex',
    columnGap: '7px',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  chosen: { color: nalamTokens.brandInk },
  // Reserves the width of one digit, so that little moves when the numbers load.
  count: { color: nalamTokens.ink3, minWidth: '1ch' },
  // On the colour of the chosen chip the lighter ink is too weak in the dark theme.
  chosenCount: { minWidth: '1ch' },
})

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
