import { Radio, RadioGroup, mergeClasses, type RadioGroupProps } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useChoicesStyles } from './Choices.styles.ts'

export interface ChoicesProps<Value extends string> extends Pick<RadioGroupProps, 'className'> {
  /** Accessible name: what is chosen. */
  label: string
  /** Separate chips, or the parts of one bar. */
  look: 'chips' | 'bar'
  options: readonly { value: Value; label: ReactNode }[]
  /** The chosen option; undefined if none of these is chosen. */
  value: Value | undefined
  onValueChange: (value: Value) => void
}

/** A choice of one with all options in sight: Fluent's RadioGroup. Arrow keys choose, Tab moves on. */
export function Choices<Value extends string>({
  label,
  look,
  options,
  value,
  onValueChange,
  className,
}: ChoicesProps<Value>) {
  const styles = useChoicesStyles()
  const isBar = look === 'bar'
  return (
    <RadioGroup
      layout="horizontal"
      aria-label={label}
      value={value ?? ''}
      className={mergeClasses(isBar ? styles.bar : styles.chips, className)}
      onChange={(_, data) => {
        const chosen = options.find((option) => option.value === data.value)
        if (chosen) onValueChange(chosen.value)
      }}
    >
      {options.map((option) => {
        const isChosen = option.value === value
        return (
          <Radio
            key={option.value}
            value={option.value}
            className={mergeClasses(
              styles.option,
              isBar ? styles.part : styles.chip,
              isChosen && styles.chosen,
              isChosen && (isBar ? styles.chosenPart : styles.chosenChip),
            )}
            input={{ className: styles.input }}
            indicator={{ className: styles.indicator }}
            label={{
              className: styles.label,
              children: (
                <span className={mergeClasses(styles.text, isChosen && styles.chosenText)}>{option.label}</span>
              ),
            }}
          />
        )
      })}
    </RadioGroup>
  )
}
