import { makeStyles } from '@griffel/react'
import type { GriffelStyle } from '@griffel/react'

/** Lines of a sign on a field of 16 by 16. */
const drawn = (lines: string): GriffelStyle => ({
  '::before': {
    maskImage: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${lines}'/%3E%3C/svg%3E")`,
  },
})

/**
 * The signs of the states as masks of a pseudo-element. An SVG in each cell would be three times as many elements, which take longer to come
 * than all else of a week (P9).
 */
export const useCellSignStyles = makeStyles({
  sign: {
    '::before': {
      content: '""',
      width: '14px',
      height: '14px',
      backgroundColor: 'currentColor',
      maskSize: '100%',
      maskRepeat: 'no-repeat',
      printColorAdjust: 'exact',
    },
    '@media (forced-colors: active)': { '::before': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
  },
  /** Before a word, as a part of its line. */
  inline: { display: 'inline-block', flexShrink: 0, '::before': { display: 'block' } },
  pending: drawn('M8 2.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11zM8 5v3.2h2.3'),
  confirmed: drawn('M3 8.6l3.2 3.2L13.2 4.6'),
  walkIn: drawn(
    'M6.4 2.5a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 0 1 0-4.8zM2.3 13.3c0-2.7 1.4-3.9 4.1-3.9c.9 0 1.6.1 2.2.4M11.7 9.3v4.8M9.3 11.7h4.8',
  ),
  held: drawn('M4 2.5h8M4 13.5h8M5 2.5c0 3.2 3 3.8 3 5.5s-3 2.3-3 5.5M11 2.5c0 3.2-3 3.8-3 5.5s3 2.3 3 5.5'),
  open: drawn('M8 2.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11z'),
  off: drawn('M8 2.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11zM4.2 4.2l7.6 7.6'),
  empty: drawn('M8 3v10M3 8h10'),
  warning: drawn('M8 2.6L14 13.4H2zM8 6.6v3.2M8 11.5v.1'),
})
