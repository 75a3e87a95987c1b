import { layout, nalamTokens } from '../../theme/internal.ts'
import { actionsMessages, imagesMessages, useMessages, useValidationText } from '../../messages/internal.ts'
import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { imageProblem } from '@nalam/sdk/validation'
import { useId, useState, type ComponentProps } from 'react'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import type { ActionResult } from '../ActionResult.ts'
import { useAction } from '../useAction.ts'
import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { FileButton, useImagePreviews } from '../../components/ImageList/FileButton.tsx'

const useImagePickerStyles = makeStyles({
  // The button wraps below the picture if its text does not fit beside it.
  root: { ...layout.row, flexWrap: 'wrap', columnGap: '20px', rowGap: '12px' },
  image: { width: '88px', height: '88px', fontSize: '1.75rem', flexShrink: 0 },
  side: { ...layout.rest, flexShrink: 1, flexBasis: '200px' },
  note: {
    marginBlockStart: '6px',
    minHeight: '18px',
    fontSize: '0.8125rem',
    lineHeight: '1.125rem',
    color: nalamTokens.ink3,
  },
  wrong: { color: nalamTokens.declinedInk },
})

export interface ImagePickerProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string
  /** Name of the person: its initials are shown while there is no image. */
  name: string
  /** URL of the current image. */
  src?: string | undefined
  /** Uploads the chosen image, which is shown at once, whatever the result. */
  onUpload: (image: File) => Promise<ActionResult>
}

/**
 * Picks and uploads one image, with an immediate preview. After a failed upload the image stays and
 * the upload can be retried.
 */
export function ImagePicker({ label, name, src, onUpload, className, ...rest }: ImagePickerProps) {
  const styles = useImagePickerStyles()
  const images = useMessages(imagesMessages)
  const actions = useMessages(actionsMessages)
  const validationText = useValidationText()
  const noteId = useId()
  const [problem, setProblem] = useState<string>()
  const [unsent, setUnsent] = useState<File>()
  const { previews, replace } = useImagePreviews()
  const { run, isPending } = useAction(onUpload)

  const send = async (image: File) => {
    setUnsent(undefined)
    const result = await run(image)
    if (!result?.ok) setUnsent(image)
  }
  const choose = ([image]: File[]) => {
    if (!image) return
    const found = imageProblem(image)
    setProblem(found ?? undefined)
    if (found) return
    replace(image)
    void send(image)
  }
  return (
    <div {...rest} className={mergeClasses(styles.root, className)}>
      <Avatar
        name={name}
        src={previews[0]?.address ?? src}
        size="large"
        className={styles.image}
        data-preview={previews.length > 0}
      />
      <div className={styles.side}>
        <FileButton label={label} disabled={isPending} describedBy={noteId} onFiles={choose} />
        <div id={noteId} aria-live="polite" className={mergeClasses(styles.note, (problem || unsent) && styles.wrong)}>
          {isPending && images.uploading}
          {!isPending && problem && validationText(problem)}
          {!isPending && !problem && !unsent && images.hint}
          {!isPending && unsent && (
            <>
              {images.notSent} <TextLink onClick={() => void send(unsent)}>{actions.tryAgain}</TextLink>
            </>
          )}
        </div>
      </div>
    </div>
  )
}
