import { media, nalamTokens, textSizes } from '../../theme/internal.ts'
import { makeStyles, Radio, RadioGroup, mergeClasses, type RadioGroupProps, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const FORCED = '@media (forced-colors: active)'
const FOCUSED = '[data-fui-focus-within]:focus-within'

export const useChoicesStyles = makeStyles({
  option: {
    boxSizing: 'border-box',
    alignItems: 'center',
    justifyContent: 'center',
    ...textSizes.label,
    fontWeight: tokens.fontWeightMedium,
    whiteSpace: 'nowrap',
    ':hover': { backgroundColor: nalamTokens.tint },
  },
  chosen: {
    backgroundColor: nalamTokens.tintStrong,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: nalamTokens.tintStrong },
  },
  // A click anywhere on the option is a click on the radio button.
  input: { width: '100%' },
  indicator: { display: 'none' },
  label: { margin: 0, padding: 0, font: 'inherit' },
  // Fluent colours its label; this is the text in it.
  text: { display: 'inline-flex', columnGap: '7px', color: tokens.colorNeutralForeground1 },
  chosenText: { color: nalamTokens.brandInk },

  chips: { flexWrap: 'wrap', gap: '6px', [media.phone]: { flexWrap: 'nowrap', flexShrink: 0 } },
  chip: {
    minHeight: '36px',
    paddingInline: '14px',
    flexShrink: 0,
    border: `1px solid ${nalamTokens.fieldLine}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: nalamTokens.card,
    [`${FOCUSED}::after`]: { borderRadius: tokens.borderRadiusCircular },
  },
  chosenChip: {
    border: `1px solid ${nalamTokens.brandInk}`,
    [FORCED]: { border: '2px solid Highlight' },
  },

  // In languages with longer words the parts wrap to two rows.
  bar: {
    flexWrap: 'wrap',
    gap: '2px',
    padding: '2px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: nalamTokens.card,
  },
  part: {
    flexGrow: 1,
    minHeight: '34px',
    paddingInline: '14px',
    borderRadius: '6px',
    [media.phone]: { minHeight: '44px', paddingInline: '4px' },
    // Lets the Tamil names fit side by side at 320 px.
    '@media (max-width: 22.4988em)': { paddingInline: '2px', fontSize: tokens.fontSizeBase200 },
  },
  disabled: { color: nalamTokens.ink3, ':hover': { backgroundColor: 'transparent' } },
  disabledChip: { border: `1px dashed ${nalamTokens.fieldLine}`, backgroundColor: 'transparent' },
  chosenPart: { [FORCED]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
})

export interface ChoicesProps<Value extends string> extends Pick<RadioGroupProps, 'className'> {
  /** Accessible name: what is chosen. */
  label: string
  /** Separate chips, or the parts of one bar. */
  look: 'chips' | 'bar'
  options: readonly { value: Value; label: ReactNode }[]
  /** The chosen option; undefined if none of these is chosen. */
  value: Value | undefined
  onValueChange: (value: Value) => void
  isDisabled?: boolean
}

/** A choice of one with all options in sight: Fluent's RadioGroup. Arrow keys choose, Tab moves on. */
export function Choices<Value extends string>({
  label,
  look,
  options,
  value,
  onValueChange,
  isDisabled = false,
  className,
}: ChoicesProps<Value>) {
  const styles = useChoicesStyles()
  const isBar = look === 'bar'
  return (
    <RadioGroup
      layout="horizontal"
      aria-label={label}
      value={value ?? ''}
      {...(isDisabled && { disabled: true })}
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
              isDisabled && mergeClasses(styles.disabled, styles.disabledChip),
            )}
            input={{ className: styles.input }}
            indicator={{ className: styles.indicator }}
            label={{
              className: styles.label,
              children: (
                <span
                  className={mergeClasses(styles.text, isChosen && styles.chosenText, isDisabled && styles.disabled)}
                >
                  {option.label}
                </span>
              ),
            }}
          />
        )
      })}
    </RadioGroup>
  )
}
