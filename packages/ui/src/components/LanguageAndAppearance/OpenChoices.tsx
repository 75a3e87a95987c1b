import { type Appearance, type Density, layout, useFieldStyles, useSurfaceStyles } from '../../theme/internal.ts'
import { appearanceMessages, type Language, LANGUAGE_NAMES, LANGUAGES, useMessages } from '../../messages/internal.ts'
import { LocalLanguage20Regular } from '@fluentui/react-icons/headless/svg/local-language'
import { makeStyles, mergeClasses, Popover, PopoverSurface, PopoverTrigger, Select } from '@fluentui/react-components'
import { useId, useState, type ComponentProps } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'

const useOpenChoicesStyles = makeStyles({
  panel: { zIndex: 30, boxSizing: 'border-box', width: '240px', padding: '16px', ...layout.column, rowGap: '14px' },
  choice: { ...layout.column, rowGap: '4px' },
})

export interface Choices {
  language: Language
  onLanguageChange: (language: Language) => void
  appearance: Appearance
  onAppearanceChange: (appearance: Appearance) => void
  /** Without it, no choice of density is offered. */
  density?: Density | undefined
  onDensityChange?: ((density: Density) => void) | undefined
}

/** An appearance with its name. */
export interface AppearanceOption {
  value: Appearance
  text: string
}

export interface OpenChoicesProps extends Choices {
  appearances: readonly AppearanceOption[]
  /** Props of the element around the button. */
  frame: ComponentProps<'div'>
}

const DENSITIES = ['comfortable', 'compact'] as const

/** The button with the choices, which are open at first. */
export function OpenChoices({ frame, density, appearances, ...choices }: OpenChoicesProps) {
  const styles = useOpenChoicesStyles()
  const surface = useSurfaceStyles()
  const messages = useMessages(appearanceMessages)
  const [open, setOpen] = useState(true)
  const label = `${messages.language}, ${messages.appearance}`
  return (
    <div
      {...frame}
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
            value={choices.language}
            options={LANGUAGES.map((value) => ({ value, text: LANGUAGE_NAMES[value], lang: value }))}
            onChange={choices.onLanguageChange}
          />
          <Choice
            label={messages.appearance}
            value={choices.appearance}
            options={appearances}
            onChange={choices.onAppearanceChange}
          />
          {density !== undefined && (
            <Choice
              label={messages.density}
              value={density}
              options={DENSITIES.map((value) => ({ value, text: messages[value] }))}
              onChange={(value) => choices.onDensityChange?.(value)}
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
  const styles = useOpenChoicesStyles()
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
