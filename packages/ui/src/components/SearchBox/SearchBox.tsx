import { useFieldStyles } from '../../theme/internal.ts'
import { appointmentsMessages, useMessages } from '../../messages/internal.ts'
import { makeStyles, mergeClasses, SearchBox as FluentSearchBox } from '@fluentui/react-components'
import { Dismiss16Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { Search20Regular } from '@fluentui/react-icons/headless/svg/search'
import { useEffect, useRef, useState, type ComponentProps, type Ref } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'

const useSearchBoxStyles = makeStyles({
  root: { width: '380px', maxWidth: '100%' },
  // Fluent shows it only while the field has the focus.
  after: { width: 'auto', height: 'auto', paddingLeft: 0, overflow: 'visible' },
  clear: { marginInlineEnd: '-8px' },
})

/** Delay in milliseconds between the last change and the search (BOOK-02). */
export const SEARCH_DELAY = 100

export interface SearchBoxProps extends Omit<
  ComponentProps<'input'>,
  'children' | 'size' | 'type' | 'value' | 'defaultValue' | 'onChange'
> {
  /** Accessible name: the data that is searched. */
  label: string
  value?: string
  defaultValue?: string
  /**
   * The current search, if the host holds it (in the browser history, for example): the text
   * follows when it changes from outside.
   */
  search?: string | undefined
  onValueChange?: ((text: string) => void) | undefined
  /** Called 100 ms after the last change, and at once on Enter and when the text is cleared. */
  onSearch?: ((text: string) => void) | undefined
  /** Class of the root element; all other attributes go to the input. */
  className?: string | undefined
}

/** A search field that searches while the user types (BOOK-02). */
export function SearchBox({
  label,
  placeholder,
  value,
  defaultValue = '',
  search,
  onValueChange,
  onSearch,
  className,
  onKeyDown,
  ref,
  ...rest
}: SearchBoxProps) {
  const styles = useSearchBoxStyles()
  const controls = useFieldStyles()
  const messages = useMessages(appointmentsMessages)
  const [typed, setTyped] = useState(search ?? defaultValue)
  const remember = useOutsideChange(search, setTyped)
  const text = value ?? typed
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const report = (next: string) => {
    remember(next)
    onSearch?.(next)
  }
  const change = (next: string, delay: number) => {
    setTyped(next)
    onValueChange?.(next)
    clearTimeout(timer.current)
    if (delay === 0) report(next)
    else timer.current = setTimeout(() => report(next), delay)
  }
  return (
    <div role="search" className={mergeClasses(className)}>
      <FluentSearchBox
        // Fluent's type allows no element at all.
        ref={ref as Ref<never>}
        size="large"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={text}
        input={{ autoComplete: 'off', enterKeyHint: 'search', ...rest }}
        className={mergeClasses(controls.field, styles.root)}
        contentBefore={<Search20Regular aria-hidden />}
        contentAfter={text === '' ? null : { className: styles.after }}
        dismiss={{
          children: (_: unknown, { onClick }: ComponentProps<'span'>) => (
            <IconButton
              className={styles.clear}
              size="small"
              hasTooltip={false}
              icon={<Dismiss16Regular />}
              label={messages.clearSearch}
              onClick={onClick}
            />
          ),
        }}
        onChange={(event, data) => change(data.value, event.type === 'click' ? 0 : SEARCH_DELAY)}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          clearTimeout(timer.current)
          report(text)
        }}
      />
    </div>
  )
}

/**
 * Distinguishes a search that was set from outside (Back, a cleared search) from one that was
 * reported here and comes back late, after the user typed more. Returns a function that records a
 * reported search.
 */
function useOutsideChange(search: string | undefined, onOutside: (search: string) => void): (reported: string) => void {
  const [seen, setSeen] = useState(search)
  const [reported, setReported] = useState<readonly string[]>([])
  if (search !== undefined && search !== seen) {
    setSeen(search)
    const at = reported.indexOf(search)
    setReported(at === -1 ? [] : reported.slice(at + 1))
    if (at === -1) onOutside(search)
  }
  return (text) => setReported((texts) => [...texts, text])
}
