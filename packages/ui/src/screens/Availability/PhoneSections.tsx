import { availabilityMessages } from '../../messages/en/availability.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { mergeClasses } from '@fluentui/react-components'
import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useFormats } from '../../messages/useFormats.ts'
import { useAvailabilityStyles } from './Availability.styles.ts'

/** The sections of the screen on a phone. */
export type PhoneSection = 'hours' | 'exceptions' | 'publish'

export interface PhoneSectionsProps {
  value: PhoneSection
  onValueChange: (section: PhoneSection) => void
  /** Number of exceptions. */
  exceptions: number
}

const SECTIONS: readonly PhoneSection[] = ['hours', 'exceptions', 'publish']

/** Switches between the sections, on screens too small for all of them. */
export function PhoneSections({ value, onValueChange, exceptions }: PhoneSectionsProps) {
  const styles = useAvailabilityStyles()
  const messages = useMessages(availabilityMessages)
  const formats = useFormats()
  const root = useRef<HTMLDivElement>(null)
  const names: Record<PhoneSection, string> = {
    hours: messages.hours.title,
    exceptions:
      exceptions > 0 ? `${messages.exceptions.title} ${formats.number(exceptions)}` : messages.exceptions.title,
    publish: messages.keep.publish,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = SECTIONS.indexOf(value)
    const step = { ArrowLeft: 2, ArrowRight: 1 }[event.key]
    const next = step === undefined ? undefined : SECTIONS[(at + step) % SECTIONS.length]
    if (next === undefined) return
    event.preventDefault()
    onValueChange(next)
    root.current?.querySelector<HTMLElement>(`[data-section=${next}]`)?.focus()
  }
  return (
    <div
      ref={root}
      role="radiogroup"
      aria-label={messages.sections}
      tabIndex={-1}
      className={styles.sections}
      onKeyDown={onKeyDown}
    >
      {SECTIONS.map((section) => (
        <button
          key={section}
          type="button"
          role="radio"
          aria-checked={section === value}
          tabIndex={section === value ? 0 : -1}
          data-section={section}
          className={mergeClasses(styles.section, section === value && styles.sectionChosen)}
          onClick={() => onValueChange(section)}
        >
          {names[section]}
        </button>
      ))}
    </div>
  )
}
