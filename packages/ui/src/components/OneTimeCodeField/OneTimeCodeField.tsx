import { layout, nalamTokens } from '../../theme/internal.ts'
import { makeStyles, mergeClasses, useMergedRefs, tokens } from '@fluentui/react-components'
import { CODE_LENGTH, filterCode } from '@nalam/sdk/validation'
import { useRef, useState, type ClipboardEvent, type ComponentProps, type KeyboardEvent, type MouseEvent } from 'react'
import { FormField, splitFieldProps, type LabelledControlProps } from '../FormField/FormField.tsx'

const useOneTimeCodeFieldStyles = makeStyles({
  frame: { position: 'relative', display: 'block', maxWidth: '420px' },
  // Invisible and above the boxes: receives clicks, keys and autofill. Opacity, because a
  // transparent colour would be overridden in forced-colors mode.
  input: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    padding: 0,
    border: 'none',
    opacity: 0,
    fontSize: '1rem',
    cursor: 'text',
    zIndex: 1,
  },
  boxes: { display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', columnGap: '8px' },
  box: {
    ...layout.center,
    height: '52px',
    boxSizing: 'border-box',
    border: `1px solid ${nalamTokens.fieldLine}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: nalamTokens.card,
    color: tokens.colorNeutralForeground1,
    fontSize: '1.375rem',
    lineHeight: '1.75rem',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  invalid: { border: `1px solid ${nalamTokens.declinedInk}` },
  active: {
    border: `1px solid ${tokens.colorCompoundBrandStroke}`,
    outline: `2px solid ${tokens.colorStrokeFocus2}`,
    outlineOffset: '1px',
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
  caret: { width: '2px', height: '24px', backgroundColor: tokens.colorNeutralForeground1 },
})

export interface OneTimeCodeFieldProps
  extends
    Omit<LabelledControlProps, 'action'>,
    Omit<
      ComponentProps<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'type' | 'maxLength' | keyof LabelledControlProps
    > {
  /** Up to six digits. */
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
}

const BOXES = Array.from({ length: CODE_LENGTH }, (_, index) => index)

/**
 * A field for a code of six digits. One input lies over six drawn boxes, so that typing, Backspace,
 * paste, one-time-code autofill and screen readers work as with any input. Arrow keys and clicks
 * select a box; typing replaces its digit.
 */
export function OneTimeCodeField(props: OneTimeCodeFieldProps) {
  const { frame, control, id } = splitFieldProps<OneTimeCodeFieldProps>(props)
  const { value, defaultValue = '', onValueChange, ref, onFocus, onBlur, ...rest } = control
  const styles = useOneTimeCodeFieldStyles()
  const input = useRef<HTMLInputElement>(null)
  const setRef = useMergedRefs(input, ref)
  const [typed, setTyped] = useState(defaultValue)
  const [activeBox, setActiveBox] = useState<number | null>(null)
  const code = filterCode(value ?? typed)

  const change = (next: string) => {
    setTyped(next)
    if (next !== code) onValueChange?.(next)
  }
  /**
   * Selects the digit in a box (or puts the caret into the next empty one), so that typing replaces
   * it.
   */
  const goTo = (box: number) => {
    const element = input.current
    if (!element) return
    const start = Math.max(0, Math.min(box, element.value.length, CODE_LENGTH))
    element.setSelectionRange(start, Math.min(start + 1, element.value.length))
    setActiveBox(Math.min(start, CODE_LENGTH - 1))
  }
  const followCaret = () => {
    const element = input.current
    if (!element || element.ownerDocument.activeElement !== element) return
    const { selectionStart, selectionEnd } = element
    if (selectionStart === selectionEnd && (selectionStart ?? 0) < element.value.length) goTo(selectionStart ?? 0)
    else setActiveBox(Math.min(selectionStart ?? 0, CODE_LENGTH - 1))
  }
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const at = event.currentTarget.selectionStart ?? 0
    const targets: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: code.length }
    const target = targets[event.key]
    if (target === undefined || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    goTo(target)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = filterCode(event.clipboardData.getData('text'), code)
    if (pasted !== code && pasted.length < CODE_LENGTH) return
    event.preventDefault()
    change(pasted)
  }
  const click = (event: MouseEvent<HTMLInputElement>) => {
    const frame = event.currentTarget.getBoundingClientRect()
    goTo(Math.floor(((event.clientX - frame.left) / frame.width) * CODE_LENGTH))
  }

  return (
    <FormField {...frame}>
      {(field) => (
        <span className={styles.frame}>
          <input
            autoComplete="one-time-code"
            inputMode="numeric"
            pattern="[0-9]*"
            {...rest}
            {...field}
            {...id}
            aria-describedby={
              [field['aria-describedby'], rest['aria-describedby']].filter(Boolean).join(' ') || undefined
            }
            ref={setRef}
            required={frame.required}
            type="text"
            value={code}
            className={styles.input}
            onChange={(event) => change(filterCode(event.currentTarget.value, code))}
            onSelect={followCaret}
            onKeyDown={pressKey}
            onPaste={paste}
            onClick={click}
            onFocus={(event) => {
              followCaret()
              onFocus?.(event)
            }}
            onBlur={(event) => {
              setActiveBox(null)
              onBlur?.(event)
            }}
          />
          <span aria-hidden className={styles.boxes}>
            {BOXES.map((box) => (
              <span
                key={box}
                data-box={box}
                data-active={activeBox === box || undefined}
                className={mergeClasses(
                  styles.box,
                  field['aria-invalid'] && styles.invalid,
                  activeBox === box && styles.active,
                )}
              >
                {code[box] ?? (activeBox === box && <span className={styles.caret} />)}
              </span>
            ))}
          </span>
        </span>
      )}
    </FormField>
  )
}
