import { makeStyles } from '@fluentui/react-components'
import { layout } from './layout.ts'
import { nalamTokens } from './nalamTokens.ts'

/** Styles of a state that fills the whole page, alone or inside the frame. */
export const useFullPageStyles = makeStyles({
  alone: { minHeight: '100dvh', ...layout.center, backgroundColor: nalamTokens.canvas },
  framed: { minHeight: '60dvh', ...layout.center },
})
