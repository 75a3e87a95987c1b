import { useEffect } from 'react'

/** The title of the step that a screen shows; undefined when it is back at its first one. For the document's title. */
export type TitleChange = ((title: string | undefined) => void) | undefined

/** Reports the title of a step while the step is shown. */
export function useStepTitle(title: string, onTitleChange: TitleChange): void {
  useEffect(() => {
    onTitleChange?.(title)
    return () => onTitleChange?.(undefined)
  }, [title, onTitleChange])
}
