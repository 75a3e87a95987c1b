import { makeStyles } from '@fluentui/react-components'
import type { GriffelStyle } from '@fluentui/react-components'

/**
 * Returns a sign drawn with lines on a 16 × 16 field, as a mask. On paper it is a black picture,
 * because viewers of PDF files draw a frame around a mask.
 */
const drawn = (lines: string): GriffelStyle => {
  const picture = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${lines}'/%3E%3C/svg%3E")`
  return {
    '::before': {
      backgroundColor: 'currentColor',
      maskSize: '100%',
      maskRepeat: 'no-repeat',
      maskImage: picture,
      '@media print': {
        backgroundColor: 'transparent',
        backgroundSize: '100%',
        backgroundImage: picture,
        maskImage: 'none',
      },
    },
  }
}

/** A piece of a sign on a 14 × 14 field: its fill, position and size in pixels. */
type Piece = readonly [fill: string, x: number, y: number, width: number, height: number]

const bar = 'linear-gradient(currentColor, currentColor)'
/** A line from corner to corner. @param angle perpendicular to the line */
const diagonal = (angle: 45 | 135) =>
  `linear-gradient(${angle}deg, transparent calc(50% - 0.8px), currentColor calc(50% - 0.3px) calc(50% + 0.3px), transparent calc(50% + 0.8px))`
const ring: Piece = [
  'radial-gradient(circle, transparent 4.1px, currentColor 4.6px 5.1px, transparent 5.6px)',
  0,
  0,
  14,
  14,
]

/**
 * Returns a sign made of gradients: a week paints its most frequent signs in half the time of a
 * mask (P9).
 */
const composed = (...pieces: readonly Piece[]): GriffelStyle => ({
  '::before': {
    backgroundRepeat: 'no-repeat',
    backgroundImage: pieces.map(([fill]) => fill).join(', '),
    backgroundPosition: pieces.map(([, x, y]) => `${x}px ${y}px`).join(', '),
    backgroundSize: pieces.map(([, , , width, height]) => `${width}px ${height}px`).join(', '),
  },
})

/**
 * The signs of the states, drawn in a pseudo-element. An SVG per cell would triple the number of
 * elements, which would take longer than everything else in a week (P9).
 */
export const useCellSignStyles = makeStyles({
  sign: {
    '::before': { content: '""', width: '14px', height: '14px', printColorAdjust: 'exact' },
    '@media (forced-colors: active)': { '::before': { forcedColorAdjust: 'none', color: 'CanvasText' } },
  },
  /** Inline, before a word. */
  inline: { display: 'inline-block', flexShrink: 0, '::before': { display: 'block' } },
  pending: composed(ring, [bar, 6.5, 4, 1, 3.5], [bar, 6.5, 6.5, 3, 1]),
  confirmed: composed([diagonal(45), 2.2, 7.1, 3.6, 3.6], [diagonal(135), 4.95, 3.6, 7.1, 7.1]),
  walkIn: drawn(
    'M6.4 2.5a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 0 1 0-4.8zM2.3 13.3c0-2.7 1.4-3.9 4.1-3.9c.9 0 1.6.1 2.2.4M11.7 9.3v4.8M9.3 11.7h4.8',
  ),
  held: drawn('M4 2.5h8M4 13.5h8M5 2.5c0 3.2 3 3.8 3 5.5s-3 2.3-3 5.5M11 2.5c0 3.2-3 3.8-3 5.5s3 2.3 3 5.5'),
  open: composed(ring),
  off: composed(ring, [diagonal(45), 3.5, 3.5, 7, 7]),
  empty: drawn('M8 3v10M3 8h10'),
  warning: drawn('M8 2.6L14 13.4H2zM8 6.6v3.2M8 11.5v.1'),
})
