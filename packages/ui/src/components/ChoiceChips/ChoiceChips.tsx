import { layout, nalamTokens, onBrand, textSizes } from '../../theme/internal.ts'
import { makeStyles, ToggleButton, mergeClasses, tokens } from '@fluentui/react-components'
import { Checkmark16Filled } from '@fluentui/react-icons/headless/svg/checkmark'
import { useImperativeHandle, useRef, useState, type ComponentProps, type Ref } from 'react'
import { FormField, type FormFieldProps } from '../FormField/FormField.tsx'

const useChoiceChipsStyles = makeStyles({
  row: { ...layout.wrap, gap: '8px' },
  option: {
    minWidth: 'auto',
    columnGap: '6px',
    paddingBlock: 0,
    border: `1px solid ${nalamTokens.fieldLine}`,
    backgroundColor: nalamTokens.card,
    ...textSizes.label,
    fontWeight: tokens.fontWeightMedium,
    ':hover': { backgroundColor: nalamTokens.tint },
  },
  chip: {
    minHeight: '36px',
    '@media (pointer: coarse)': { minHeight: '2.75rem' },
    paddingInline: '14px',
    borderRadius: tokens.borderRadiusCircular,
  },
  icon: { width: '16px', height: '16px', margin: 0 },
  chosenChip: {
    border: `1px solid ${nalamTokens.brandInk}`,
    backgroundColor: nalamTokens.tintStrong,
    color: nalamTokens.brandInk,
    ':hover': { backgroundColor: nalamTokens.tintStrong, color: nalamTokens.brandInk },
    '@media (forced-colors: active)': { border: '2px solid Highlight' },
  },
  button: { minWidth: '56px', minHeight: nalamTokens.controlHeight, paddingInline: '10px' },
  chosenButton: {
    border: `1px solid ${tokens.colorBrandBackground}`,
    ...onBrand,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover, color: tokens.colorNeutralForegroundOnBrand },
    '@media (forced-colors: active)': {
      backgroundColor: 'Highlight',
      color: 'HighlightText',
      forcedColorAdjust: 'none',
    },
  },
})

export interface ChoiceChipsProps
  extends
    Pick<FormFieldProps, 'label' | 'hint' | 'error' | 'required'>,
    Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onBlur' | 'ref'> {
  options: readonly { value: string; label: string }[]
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  /**
   * Called with the chosen values in the order of the options; chosen values that are not an option
   * come last.
   */
  onValueChange?: ((values: string[]) => void) | undefined
  onBlur?: (() => void) | undefined
  /** Checkboxes in the shape of chips, or toggle buttons that are all as wide. */
  look?: 'chips' | 'buttons'
  /** `focus()` focuses the first option. */
  ref?: Ref<{ focus: () => void }>
}

const NONE: readonly string[] = []

/** Multiple choice from a short list with all options visible: Fluent's toggle buttons. */
export function ChoiceChips({
  options,
  value,
  defaultValue = NONE,
  onValueChange,
  onBlur,
  look = 'chips',
  ref,
  ...rest
}: ChoiceChipsProps) {
  const styles = useChoiceChipsStyles()
  const row = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(defaultValue)
  const values = value ?? chosen
  const isChip = look === 'chips'
  useImperativeHandle(ref, () => ({ focus: () => row.current?.querySelector('button')?.focus() }))

  const toggle = (option: string) => {
    const isOn = (candidate: string) => (candidate === option) !== values.includes(candidate)
    const listed = options.map((each) => each.value)
    const next = [...listed.filter(isOn), ...values.filter((each) => !listed.includes(each))]
    setChosen(next)
    onValueChange?.(next)
  }
  return (
    <FormField {...rest} isGroup>
      <div ref={row} className={styles.row}>
        {options.map((option) => {
          const isChosen = values.includes(option.value)
          return (
            <ToggleButton
              key={option.value}
              checked={isChosen}
              className={mergeClasses(
                styles.option,
                isChip ? styles.chip : styles.button,
                isChosen && (isChip ? styles.chosenChip : styles.chosenButton),
              )}
              onClick={() => toggle(option.value)}
              onBlur={onBlur}
              // Fluent sets `aria-checked` with this role, else `aria-pressed`.
              {...(isChip && {
                role: 'checkbox',
                icon: isChosen ? { className: styles.icon, children: <Checkmark16Filled aria-hidden /> } : null,
              })}
            >
              {option.label}
            </ToggleButton>
          )
        })}
      </div>
    </FormField>
  )
}
