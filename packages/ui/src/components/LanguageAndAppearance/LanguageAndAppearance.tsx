import { appearanceMessages } from '../../messages/en/appearance.ts'
import { LocalLanguage20Regular } from '@fluentui/react-icons/headless/svg/local-language'
import { Select, mergeClasses } from '@fluentui/react-components'
import { useCallback, useId, useImperativeHandle, useRef, useState } from 'react'
import type { ComponentProps } from 'react'
import { LANGUAGE_NAMES, LANGUAGES } from '../../messages/languages.ts'
import type { Language } from '../../messages/languages.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { Appearance, Density } from '../../theme/appearance.ts'
import { useFieldStyles } from '../../theme/useFieldStyles.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useDismiss } from '../MenuButton/useDismiss.ts'
import { useLanguageAndAppearanceStyles } from './LanguageAndAppearance.styles.ts'
import { windowOf } from '../../theme/targetDocument.ts'

export interface LanguageAndAppearanceProps extends Omit<ComponentProps<'div'>, 'children'> {
  language: Language
  onLanguageChange: (language: Language) => void
  appearance: Appearance
  onAppearanceChange: (appearance: Appearance) => void
  /** Without it, no choice of density is offered. */
  density?: Density | undefined
  onDensityChange?: ((density: Density) => void) | undefined
}

const APPEARANCES = ['system', 'light', 'dark', 'high-contrast'] as const
const DENSITIES = ['comfortable', 'compact'] as const

/** One button for language, appearance and density. A choice applies at once, without a reload. */
export function LanguageAndAppearance({
  language,
  onLanguageChange,
  appearance,
  onAppearanceChange,
  density,
  onDensityChange,
  className,
  ref,
  ...rest
}: LanguageAndAppearanceProps) {
  const styles = useLanguageAndAppearanceStyles()
  const messages = useMessages(appearanceMessages)
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current)
  const [open, setOpen] = useState<'below' | 'above' | false>(false)
  const close = useCallback((reason: 'escape' | 'outside') => {
    setOpen(false)
    if (reason === 'escape') root.current?.querySelector('button')?.focus()
  }, [])
  useDismiss(open !== false, root, close)
  /** Opens towards the larger part of the window. */
  const toggle = () => {
    const { current } = root
    const isLow = current !== null && current.getBoundingClientRect().top > windowOf(current).innerHeight / 2
    setOpen(!open && (isLow ? 'above' : 'below'))
  }
  const label = `${messages.language}, ${messages.appearance}`
  return (
    <div {...rest} ref={root} className={mergeClasses(styles.root, className)}>
      <IconButton
        icon={<LocalLanguage20Regular />}
        label={label}
        hasTooltip={false}
        aria-expanded={open !== false}
        onClick={toggle}
      />
      {open && (
        <div role="group" aria-label={label} className={mergeClasses(styles.panel, styles[open])}>
          <Choice
            label={messages.language}
            value={language}
            options={LANGUAGES.map((value) => ({ value, text: LANGUAGE_NAMES[value], lang: value }))}
            onChange={onLanguageChange}
          />
          <Choice
            label={messages.appearance}
            value={appearance}
            options={APPEARANCES.map((value) => ({
              value,
              text: value === 'high-contrast' ? messages.highContrast : messages[value],
            }))}
            onChange={onAppearanceChange}
          />
          {density !== undefined && (
            <Choice
              label={messages.density}
              value={density}
              options={DENSITIES.map((value) => ({ value, text: messages[value] }))}
              onChange={(value) => onDensityChange?.(value)}
            />
          )}
        </div>
      )}
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: string
  options: readonly { value: Value; text: string; lang?: string }[]
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const styles = useLanguageAndAppearanceStyles()
  const controls = useFieldStyles()
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={controls.label}>
        {label}
      </label>
      <Select
        id={id}
        size="large"
        value={value}
        root={{ className: controls.selectRoot }}
        select={{ className: controls.select }}
        icon={{ className: controls.chevron }}
        onChange={(_, data) => {
          const chosen = options.find((option) => option.value === data.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.text}
          </option>
        ))}
      </Select>
    </div>
  )
}
