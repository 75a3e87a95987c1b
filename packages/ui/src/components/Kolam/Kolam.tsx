import { nalamTokens } from '../../theme/internal.ts'
import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import type { KolamDrawing } from './kolamPaths.ts'

const useKolamStyles = makeStyles({
  root: { display: 'block', overflow: 'visible' },
  pageLine: { '& path': { stroke: nalamTokens.kolamLine } },
  pictureLine: { '& path': { stroke: nalamTokens.pictureLine } },
  inheritLine: { '& path': { stroke: 'currentColor' } },
  pageDots: { fill: nalamTokens.gold },
  pictureDots: { fill: nalamTokens.pictureGold },
  inheritDots: { fill: nalamTokens.pictureGold },
})

export interface KolamProps extends ComponentProps<'svg'> {
  drawing: KolamDrawing
  /** Width of the line in units of the SVG view box. */
  lineWidth?: number
  /** Radius of the dots in units of the SVG view box. */
  dotRadius?: number
  /** Background: on the dark picture of the sign-in page the line and the dots are lighter. */
  ground?: 'page' | 'picture' | 'inherit'
}

/**
 * The line drawing that Tamil households draw at the door each morning. It is decorative and hidden
 * from assistive technology.
 */
export function Kolam({ drawing, lineWidth = 1.5, dotRadius = 2, ground = 'page', className, ...rest }: KolamProps) {
  const styles = useKolamStyles()
  return (
    <svg
      aria-hidden
      focusable={false}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      {...rest}
      className={mergeClasses(styles.root, styles[`${ground}Line`], className)}
    >
      <path d={drawing.line} fill="none" strokeWidth={lineWidth} />
      <g className={styles[`${ground}Dots`]}>
        {drawing.dots.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={dotRadius} />
        ))}
      </g>
    </svg>
  )
}
