import { Checkmark16Filled } from '@fluentui/react-icons/headless/svg/checkmark'
import { mergeClasses } from '@fluentui/react-components'
import { useId, useImperativeHandle, useRef, useState } from 'react'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { FormField } from '../FormField/FormField.tsx'
import { useChoiceChipsStyles } from './ChoiceChips.styles.ts'

export interface ChoiceChipsProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onBlur' | 'ref'> {
  label: ReactNode
  hint?: ReactNode
  /** The error: the id of a validation message, or the server's text. */
  error?: string | undefined
  required?: boolean | undefined
  options: readonly { value: string; label: string }[]
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  /**
   * Called with the chosen values in the order of the options; chosen values that are not an option
   * come last.
   */
  onValueChange?: ((values: string[]) => void) | undefined
  onBlur?: (() => void) | undefined
  /** `focus()` focuses the first option. */
  ref?: Ref<{ focus: () => void }>
}

const NONE: readonly string[] = []

/** Multiple choice from a short list with all options visible: checkboxes in the shape of chips. */
export function ChoiceChips({
  label,
  hint,
  error,
  required,
  options,
  value,
  defaultValue = NONE,
  onValueChange,
  onBlur,
  ref,
  ...rest
}: ChoiceChipsProps) {
  const styles = useChoiceChipsStyles()
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState(defaultValue)
  const values = value ?? chosen
  useImperativeHandle(ref, () => ({ focus: () => first.current?.focus() }))

  const toggle = (option: string) => {
    const isOn = (candidate: string) => (candidate === option) !== values.includes(candidate)
    const listed = options.map((each) => each.value)
    const next = [...listed.filter(isOn), ...values.filter((each) => !listed.includes(each))]
    setChosen(next)
    onValueChange?.(next)
  }
  return (
    <FormField {...rest} isGroup label={label} hint={hint} error={error} required={required}>
      <div className={styles.row}>
        {options.map((option, index) => {
          const isChosen = values.includes(option.value)
          return (
            <label
              key={option.value}
              htmlFor={`${id}${option.value}`}
              className={mergeClasses(styles.chip, isChosen && styles.chosen)}
            >
              <input
                id={`${id}${option.value}`}
                ref={index === 0 ? first : undefined}
                type="checkbox"
                className={styles.box}
                checked={isChosen}
                onChange={() => toggle(option.value)}
                onBlur={onBlur}
              />
              {isChosen && <Checkmark16Filled aria-hidden />}
              {option.label}
            </label>
          )
        })}
      </div>
    </FormField>
  )
}
