import type { Variant } from '../photographer.ts'

/** The data of one variant in the page; its pictures are files beside the page. */
export interface ShownVariant {
  variant: Variant
  isDifferent: boolean
  base?: string
  now?: string
  marks?: string
  /** Number of changed pixels, and their share of the picture, 0 to 1. */
  pixels?: number
  share?: number
}

/** The data of one change in the page. */
export interface ShownChange {
  id: string
  title: string
  name: string
  kind: 'changed' | 'new' | 'gone'
  variants: readonly ShownVariant[]
}
