import { media, nalamTokens } from './nalamTokens.ts'
import { textSizes } from './textSizes.ts'
import { makeStyles, tokens } from '@fluentui/react-components'

const FOCUSED = {
  border: `1px solid ${tokens.colorCompoundBrandStroke}`,
  outline: `2px solid ${tokens.colorStrokeFocus2}`,
  outlineOffset: '1px',
}
const HOVERED = { border: `1px solid ${tokens.colorNeutralStrokeAccessiblePressed}` }
const FORCED = '@media (forced-colors: active)'

/**
 * The look of Fluent's fields of size `large`, as classes for their slots: a full border with a
 * contrast of at least 3:1, 8 px corners, as high as the density says. On focus they have the 2 px
 * ring of buttons instead of Fluent's growing underline, also if the field is invalid.
 */
export const useFieldStyles = makeStyles({
  /** Root of Input, SearchBox and Textarea. */
  field: {
    minHeight: nalamTokens.controlHeight,
    border: `1px solid ${nalamTokens.fieldLine}`,
    '::after': { content: 'none' },
    ':hover': HOVERED,
    ':active': { border: FOCUSED.border },
    ':focus-within': FOCUSED,
    // Fluent's Input names both states in one selector.
    ':active,:focus-within': { border: FOCUSED.border },
    [FORCED]: { ':focus-within': { outline: '2px solid Highlight' } },
  },
  readOnly: {
    backgroundColor: nalamTokens.mutedCard,
    border: `1px solid ${nalamTokens.cardLine}`,
    ':hover': { border: `1px solid ${nalamTokens.cardLine}` },
    [FORCED]: { border: '1px dashed GrayText' },
  },
  /** The text of Input. */
  input: {
    // A field that the browser filled in has a colour of its own.
    borderRadius: tokens.borderRadiusMedium,
    paddingLeft: '12px',
    paddingRight: '12px',
  },
  inputAfterContent: { paddingLeft: 0 },
  inputBeforeContent: { paddingRight: 0 },
  after: { color: tokens.colorNeutralForeground1, marginRight: '-8px' },
  /** Content that leaves its space to the text on a phone. */
  spare: { color: nalamTokens.ink3, [media.phone]: { display: 'none' } },
  /** The text of Textarea. */
  area: { paddingLeft: '12px', paddingRight: '12px', fieldSizing: 'content', minHeight: '80px' },
  /** One line that wraps: as high as an Input. */
  line: {
    minHeight: `calc(${nalamTokens.controlHeight} - 4px)`,
    paddingTop: `calc((${nalamTokens.controlHeight} - ${tokens.lineHeightBase400}) / 2 - 1px)`,
    paddingBottom: `calc((${nalamTokens.controlHeight} - ${tokens.lineHeightBase400}) / 2 - 3px)`,
  },
  /** Root of Select. */
  selectRoot: { '::after': { content: 'none' } },
  select: {
    width: '100%',
    // A text that is wider takes a second line; browsers that cannot do this end it in an ellipsis.
    height: 'auto',
    minHeight: nalamTokens.controlHeight,
    whiteSpace: 'normal',
    paddingBlock: '4px',
    paddingLeft: '12px',
    paddingRight: '32px',
    border: `1px solid ${nalamTokens.fieldLine}`,
    textOverflow: 'ellipsis',
    ':hover': HOVERED,
    ':focus': FOCUSED,
    [FORCED]: { ':focus': { outline: '2px solid Highlight' } },
    ':disabled': {
      backgroundColor: nalamTokens.mutedCard,
      border: `1px solid ${nalamTokens.cardLine}`,
      color: nalamTokens.ink3,
      opacity: 1,
    },
    '& option': { backgroundColor: nalamTokens.card, color: tokens.colorNeutralForeground1 },
  },
  chevron: { right: '10px', width: '16px', height: '16px', fontSize: '16px', color: nalamTokens.ink2 },
  /** Labels of fields: 14/20, medium. */
  label: { ...textSizes.label, fontWeight: tokens.fontWeightMedium },
})
