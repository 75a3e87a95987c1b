import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import { Search20Regular } from '@fluentui/react-icons/svg/search'
import { Input } from '@fluentui/react-input'
import { mergeClasses } from '@griffel/react'
import { useEffect, useRef, useState } from 'react'
import type { Ref } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { useControlStyles } from '../../theme/useControlStyles.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useSearchBoxStyles } from './SearchBox.styles.ts'

/** Section 9: typing reloads so long after the last change. */
export const SEARCH_DELAY = 100

export interface SearchBoxProps {
  /** What it searches, as the accessible name. */
  label: string
  placeholder?: string
  value?: string
  defaultValue?: string
  onValueChange?: ((text: string) => void) | undefined
  /** Called 100 ms after the last change, and at once on Enter and when the text is cleared. */
  onSearch?: ((text: string) => void) | undefined
  className?: string | undefined
  inputRef?: Ref<HTMLInputElement>
}

/** A search field that searches while one types (BOOK-02). */
export function SearchBox({
  label,
  placeholder,
  value,
  defaultValue = '',
  onValueChange,
  onSearch,
  className,
  inputRef,
}: SearchBoxProps) {
  const styles = useSearchBoxStyles()
  const controls = useControlStyles()
  const messages = useMessages()
  const [typed, setTyped] = useState(defaultValue)
  const text = value ?? typed
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = (next: string, delay: number) => {
    setTyped(next)
    onValueChange?.(next)
    clearTimeout(timer.current)
    if (delay === 0) onSearch?.(next)
    else timer.current = setTimeout(() => onSearch?.(next), delay)
  }
  return (
    <search className={mergeClasses(className)}>
      <Input
        type="search"
        size="large"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={text}
        input={{ ref: inputRef ?? null, autoComplete: 'off', enterKeyHint: 'search' }}
        className={mergeClasses(controls.field, styles.root)}
        contentBefore={<Search20Regular className={styles.icon} aria-hidden />}
        contentAfter={
          text === '' ? null : (
            <IconButton
              className={styles.clear}
              size="small"
              tooltip={false}
              icon={<Dismiss16Regular />}
              label={messages.appointments.clearSearch}
              onClick={() => change('', 0)}
            />
          )
        }
        onChange={(_, data) => change(data.value, SEARCH_DELAY)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          clearTimeout(timer.current)
          onSearch?.(text)
        }}
      />
    </search>
  )
}
