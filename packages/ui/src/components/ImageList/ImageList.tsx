import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { layout, nalamTokens, tokens } from '../../theme/tokens.ts'
import { Add20Regular } from '@fluentui/react-icons/headless/svg/add'
import { IMAGE_TYPES, imageProblem } from '@nalam/sdk/validation'
import { useId, useEffect, useState, type ComponentProps } from 'react'
import { imagesMessages } from '../../messages/en/images.ts'
import { Dismiss16Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { Image20Regular } from '@fluentui/react-icons/headless/svg/image'
import { useMessages } from '../../messages/useMessages.ts'
import { useValidationText } from '../../messages/validationText.ts'
import { ListStatus } from '../ListStatus/ListStatus.tsx'

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

const useImageListStyles = makeStyles({
  note: { marginBlockStart: '6px', fontSize: '0.8125rem', lineHeight: '1.125rem', color: nalamTokens.ink3 },
  wrong: { color: nalamTokens.declinedInk },
  tiles: { ...layout.wrap, gap: '10px', marginBlockStart: '12px' },
  list: { display: 'contents', listStyleType: 'none' },
  tile: {
    position: 'relative',
    width: '72px',
    height: '72px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${nalamTokens.cardLine}`,
    overflow: 'hidden',
    listStyleType: 'none',
  },
  placeholder: { ...layout.center, backgroundColor: nalamTokens.mutedCard, color: nalamTokens.ink3 },
  image: { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  remove: {
    position: 'absolute',
    insetBlockStart: '2px',
    insetInlineEnd: '2px',
    ...layout.center,
    width: '26px',
    height: '26px',
    padding: 0,
    border: `1px solid ${nalamTokens.cardLine}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: nalamTokens.card,
    color: tokens.colorNeutralForeground1,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})

/** Number of grey placeholders shown before an image is chosen (PROF-12). */
export const PLACEHOLDERS = 5

export interface ImageListProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string
  /** A sentence under the button. */
  note: string
}

/** A row of image previews as tiles; empty places are grey, with five tiles at least. */
export function ImageList({ label, note, ...rest }: ImageListProps) {
  const styles = useImageListStyles()
  const messages = useMessages(imagesMessages)
  const validationText = useValidationText()
  const noteId = useId()
  const [problem, setProblem] = useState<string>()
  const { previews, add, remove } = useImagePreviews()
  const choose = (files: File[]) => {
    const problems = files.map((file) => imageProblem(file))
    setProblem(problems.find((found) => found !== null) ?? undefined)
    add(files.filter((_, index) => problems[index] === null))
  }
  const empty = Array.from({ length: Math.max(0, PLACEHOLDERS - previews.length) }, (_, index) => index)
  return (
    <div {...rest}>
      <FileButton label={label} multiple describedBy={noteId} onFiles={choose} />
      <div id={noteId} aria-live="polite" className={mergeClasses(styles.note, problem && styles.wrong)}>
        {problem ? validationText(problem) : note}
      </div>
      <ListStatus text={previews.length > 0 ? messages.chosenCount(previews.length) : ''} />
      <div className={styles.tiles}>
        {previews.length > 0 && (
          <ul className={styles.list} aria-label={messages.chosen}>
            {previews.map(({ file, address }) => (
              <li key={address} className={styles.tile}>
                <img src={address} alt={file.name} className={styles.image} />
                <button
                  type="button"
                  aria-label={messages.remove(file.name)}
                  className={styles.remove}
                  onClick={() => remove(address)}
                >
                  <Dismiss16Regular aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
        {empty.map((place) => (
          <span key={place} aria-hidden data-placeholder="" className={mergeClasses(styles.tile, styles.placeholder)}>
            <Image20Regular />
          </span>
        ))}
      </div>
    </div>
  )
}
