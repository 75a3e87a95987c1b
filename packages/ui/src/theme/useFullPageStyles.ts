import { makeStyles } from '@griffel/react'
import { nalamTokens } from './nalamTokens.ts'

/** A state that is the whole page, alone or inside the frame. */
export const useFullPageStyles = makeStyles({
  alone: { minHeight: '100dvh', display: 'grid', placeItems: 'center', backgroundColor: nalamTokens.canvas },
  framed: { minHeight: '60dvh', display: 'grid', placeItems: 'center' },
})
