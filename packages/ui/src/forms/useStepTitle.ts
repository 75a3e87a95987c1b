import { useEffect } from 'react'

/**
 * Receives the title of the step that a screen shows, for the document's title; undefined at its
 * first step.
 */
export type TitleChange = ((title: string | undefined) => void) | undefined

/** Reports the title of a step while the step is shown. */
export function useStepTitle(title: string, onTitleChange: TitleChange): void {
  useEffect(() => {
    onTitleChange?.(title)
    return () => onTitleChange?.(undefined)
  }, [title, onTitleChange])
}
