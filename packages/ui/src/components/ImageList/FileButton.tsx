import { Add20Regular } from '@fluentui/react-icons/headless/svg/add'
import { mergeClasses } from '@fluentui/react-components'
import { IMAGE_TYPES } from '@nalam/sdk/validation'
import { useId } from 'react'
import { useFileButtonStyles } from './FileButton.styles.ts'

export interface FileButtonProps {
  label: string
  multiple?: boolean
  disabled?: boolean
  describedBy?: string | undefined
  onFiles: (files: File[]) => void
}

/**
 * Opens the browser's file dialog for images. The input serves keyboard and screen reader users;
 * the label is the visible part.
 */
export function FileButton({ label, multiple = false, disabled = false, describedBy, onFiles }: FileButtonProps) {
  const styles = useFileButtonStyles()
  const id = useId()
  return (
    <span className={styles.root}>
      <input
        id={id}
        type="file"
        accept={IMAGE_TYPES.join(',')}
        multiple={multiple}
        // `aria-disabled` keeps the focus while an image is being sent.
        aria-disabled={disabled || undefined}
        onClick={(event) => disabled && event.preventDefault()}
        aria-describedby={describedBy}
        className={styles.input}
        onChange={(event) => {
          const files = Array.from(event.currentTarget.files ?? [])
          // Cleared, so that the same file can be chosen again.
          event.currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <label htmlFor={id} className={mergeClasses(styles.label, disabled && styles.disabled)}>
        <Add20Regular aria-hidden />
        {label}
      </label>
    </span>
  )
}
