import { layout, nalamTokens } from '../../theme/internal.ts'
import { imagesMessages, useMessages, useValidationText } from '../../messages/internal.ts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { imageProblem } from '@nalam/sdk/validation'
import { useId, useState, type ComponentProps } from 'react'
import { Dismiss16Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { FileButton, useImagePreviews } from './FileButton.tsx'
import { ListStatus } from '../ListStatus/ListStatus.tsx'

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
  placeholder: { border: `1px dashed ${nalamTokens.cardLine}` },
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

/** Number of empty places shown before an image is chosen (PROF-12). */
export const PLACEHOLDERS = 5

export interface ImageListProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string
  /** A sentence under the button. */
  note: string
}

/** A row of image previews as tiles; empty places are only frames, with five tiles at least. */
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
          <span key={place} aria-hidden data-placeholder="" className={mergeClasses(styles.tile, styles.placeholder)} />
        ))}
      </div>
    </div>
  )
}
