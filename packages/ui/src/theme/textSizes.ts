import { tokens } from '@fluentui/react-components'
import { nalamTokens } from './nalamTokens.ts'

const sectionSize = { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 }
const pageSize = { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 }
const isTitle = { margin: 0, fontWeight: tokens.fontWeightSemibold } as const

/** The sizes of text with their line heights, to be spread into a style. */
export const textSizes = {
  /** The weight of a heading without the browser's margins, in the size of the text around it. */
  title: isTitle,
  /** 12/16 */
  tiny: { fontSize: tokens.fontSizeBase100, lineHeight: tokens.lineHeightBase100 },
  /** 13/18 */
  small: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  /** 14/20: labels and details. */
  label: { fontSize: nalamTokens.labelSize, lineHeight: nalamTokens.labelLine },
  /** 15/22: running text. */
  body: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  /** 18/26: the heading of a section. */
  sectionTitle: { ...isTitle, ...sectionSize },
  /** 26/34: the heading of a page. */
  pageTitle: { ...isTitle, ...pageSize },
}

/** Text beside or below what it explains: a detail and a note, to be spread into a style. */
export const detailText = { color: nalamTokens.ink2, ...textSizes.label }
export const noteText = { color: nalamTokens.ink3, ...textSizes.small }
