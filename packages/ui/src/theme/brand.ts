import type { BrandVariants } from '@fluentui/react-components'

/**
 * Peacock: the brand colour ramp. White text on step 80 has a contrast of 6.2:1. None of the four
 * status colours is part of it.
 */
export const brand: BrandVariants = {
  10: '#021416',
  20: '#072527',
  30: '#083a3f',
  40: '#084b52',
  50: '#09565e',
  60: '#0a616a',
  70: '#0b6670',
  80: '#0c6b75',
  90: '#1c7a84',
  100: '#2f8993',
  110: '#4e9da6',
  120: '#6bb0b8',
  130: '#90c5ca',
  140: '#b4dade',
  150: '#d9eef0',
  160: '#eef7f8',
}

/**
 * The brand on dark backgrounds: fills and text colours light enough for dark text, backgrounds
 * dark enough for light text.
 */
export const darkBrand = ['#58a9b2', '#6bb8c1', '#8fd0d8', '#13343a', '#174650', '#0a4a52'] as const
