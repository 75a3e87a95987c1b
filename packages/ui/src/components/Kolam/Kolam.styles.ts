import { makeStyles } from '@fluentui/react-components'
import { nalamTokens } from '../../theme/tokens.ts'

export const useKolamStyles = makeStyles({
  root: { display: 'block', overflow: 'visible' },
  pageLine: { '& path': { stroke: nalamTokens.kolamLine } },
  pictureLine: { '& path': { stroke: nalamTokens.pictureLine } },
  inheritLine: { '& path': { stroke: 'currentColor' } },
  pageDots: { fill: nalamTokens.gold },
  pictureDots: { fill: nalamTokens.pictureGold },
  inheritDots: { fill: nalamTokens.pictureGold },
})
