import { layout, nalamTokens } from '../../theme/internal.ts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/headless/svg/add'
import { IMAGE_TYPES } from '@nalam/sdk/validation'
import { useEffect, useId, useState } from 'react'

const useFileButtonStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'inline-flex',
    borderRadius: tokens.borderRadiusMedium,
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  input: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'pointer',
    '[aria-disabled=true]': { cursor: 'progress' },
  },
  label: {
    ...layout.inline,
    columnGap: '6px',
    minHeight: nalamTokens.controlHeight,
    paddingInline: '12px 16px',
    paddingBlock: '6px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: nalamTokens.card,
    color: nalamTokens.brandInk,
    fontWeight: tokens.fontWeightSemibold,
  },
  disabled: { color: nalamTokens.ink3 },
})

interface FileButtonProps {
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

/** A chosen image and the object URL that displays it. */
interface ImagePreview {
  file: File
  address: string
}

/**
 * Returns the chosen images with object URLs to display them. An object URL is revoked when its
 * image is removed and when the component unmounts.
 */
export function useImagePreviews() {
  const [previews, setPreviews] = useState<readonly ImagePreview[]>([])
  const [addresses] = useState(() => new Set<string>())
  const previewOf = (file: File): ImagePreview => {
    const address = URL.createObjectURL(file)
    addresses.add(address)
    return { file, address }
  }
  const release = (address: string) => {
    addresses.delete(address)
    URL.revokeObjectURL(address)
  }
  useEffect(
    () => () => {
      for (const address of addresses) URL.revokeObjectURL(address)
      addresses.clear()
    },
    [addresses],
  )
  return {
    previews,
    add: (files: readonly File[]) => setPreviews([...previews, ...files.map(previewOf)]),
    remove: (address: string) => {
      release(address)
      setPreviews(previews.filter((preview) => preview.address !== address))
    },
    replace: (file: File) => {
      for (const { address } of previews) release(address)
      setPreviews([previewOf(file)])
    },
  }
}
