import type { Variant } from '../photographer.ts'

/** What the page knows of one variant; its pictures are files beside it. */
export interface ShownVariant {
  variant: Variant
  isDifferent: boolean
  base?: string
  now?: string
  marks?: string
  /** Changed pixels, and their share of the picture, 0 to 1. */
  pixels?: number
  share?: number
}

/** What the page knows of one change. */
export interface ShownChange {
  id: string
  title: string
  name: string
  kind: 'changed' | 'new' | 'gone'
  variants: readonly ShownVariant[]
}
