import { appearanceMessages } from '../../messages/en/appearance.ts'
import { LocalLanguage20Regular } from '@fluentui/react-icons/headless/svg/local-language'
import { Popover, PopoverSurface, PopoverTrigger, Select, mergeClasses } from '@fluentui/react-components'
import { useId, useState, type ComponentProps } from 'react'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../messages/languages.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { Appearance, Density } from '../../theme/appearance.ts'
import { useFieldStyles } from '../../theme/useFieldStyles.ts'
import { useSurfaceStyles } from '../../theme/useSurfaceStyles.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useLanguageAndAppearanceStyles } from './LanguageAndAppearance.styles.ts'
import { useAppearanceOptions } from './useAppearanceOptions.ts'

export interface LanguageAndAppearanceProps extends Omit<ComponentProps<'div'>, 'children'> {
  language: Language
  onLanguageChange: (language: Language) => void
  appearance: Appearance
  onAppearanceChange: (appearance: Appearance) => void
  /** Without it, no choice of density is offered. */
  density?: Density | undefined
  onDensityChange?: ((density: Density) => void) | undefined
}

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
  ...rest
}: LanguageAndAppearanceProps) {
  const styles = useLanguageAndAppearanceStyles()
  const surface = useSurfaceStyles()
  const messages = useMessages(appearanceMessages)
  const appearances = useAppearanceOptions()
  const [open, setOpen] = useState(false)
  const label = `${messages.language}, ${messages.appearance}`
  return (
    <div
      {...rest}
      className={mergeClasses(styles.root, className)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <Popover
        inline
        open={open}
        onOpenChange={(_, data) => setOpen(data.open)}
        positioning={{ position: 'below', align: 'end', offset: 6 }}
        surfaceMotion={null}
      >
        <PopoverTrigger disableButtonEnhancement>
          <IconButton icon={<LocalLanguage20Regular />} label={label} hasTooltip={false} />
        </PopoverTrigger>
        <PopoverSurface aria-label={label} className={mergeClasses(surface.root, styles.panel)}>
          <Choice
            label={messages.language}
            value={language}
            options={LANGUAGES.map((value) => ({ value, text: LANGUAGE_NAMES[value], lang: value }))}
            onChange={onLanguageChange}
          />
          <Choice label={messages.appearance} value={appearance} options={appearances} onChange={onAppearanceChange} />
          {density !== undefined && (
            <Choice
              label={messages.density}
              value={density}
              options={DENSITIES.map((value) => ({ value, text: messages[value] }))}
              onChange={(value) => onDensityChange?.(value)}
            />
          )}
        </PopoverSurface>
      </Popover>
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
