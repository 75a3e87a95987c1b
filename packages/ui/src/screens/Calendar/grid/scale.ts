import type { CSSProperties } from 'react'
import type { Cell } from '../dayColumn.ts'
import type { Stretch } from './timeScale.ts'

/**
 * Pixels per minute. Half an hour is 48 px, so that 10, 15 and 20 minutes stay on the 4 px grid; 72
 * px if cells would be too small to tap or read.
 */
const PIXELS = { usual: 1.6, large: 2.4 } as const
/** Height of a folded gap, in pixels. */
export const FOLD_HEIGHT = 32
const SHORTEST = 15

export interface Scale {
  /** Returns the pixels from the top of the first hour. */
  yOf: (minute: number) => number
  height: number
  /** Returns the pixels of a time span. */
  lengthOf: (from: number, to: number) => number
}

/**
 * Returns the pixels per minute: more if a slot is shorter than 15 minutes, and on touch screens.
 */
export function minutePixels(cells: readonly Cell[], isTouch: boolean): number {
  return isTouch || cells.some(({ from, to, items }) => items.length > 0 && to - from < SHORTEST)
    ? PIXELS.large
    : PIXELS.usual
}

/** Returns the scale of an axis with folded gaps. */
export function scaleOf(stretches: readonly Stretch[], perMinute: number): Scale {
  const heightOf = ({ kind, from, to }: Stretch) => (kind === 'fold' ? FOLD_HEIGHT : (to - from) * perMinute)
  const yOf = (minute: number) => {
    let top = 0
    for (const stretch of stretches) {
      if (minute < stretch.to) {
        return top + (stretch.kind === 'fold' ? 0 : Math.max(0, minute - stretch.from) * perMinute)
      }
      top += heightOf(stretch)
    }
    return top
  }
  return {
    yOf,
    height: stretches.reduce((sum, stretch) => sum + heightOf(stretch), 0),
    lengthOf: (from, to) => (to - from) * perMinute,
  }
}

/** Returns position and height in rem, so that a cell grows with its text. */
export const placeOf = (top: number, height: number): CSSProperties => ({
  top: `${top / 16}rem`,
  height: `${height / 16}rem`,
})

/** Converts single properties from pixels to rem. */
export const inRem = (place: { top?: number; height?: number }): CSSProperties =>
  Object.fromEntries(Object.entries(place).map(([name, pixels]) => [name, `${pixels / 16}rem`]))
