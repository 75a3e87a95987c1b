import { makeStyles } from '@fluentui/react-components'
import { media, nalamTokens } from '../../theme/nalamTokens.ts'
import { tokens } from '../../theme/tokens.ts'

export const useTextAreaFieldStyles = makeStyles({
  frame: { position: 'relative', display: 'grid' },
  area: {
    width: '100%',
    boxSizing: 'border-box',
    paddingBlock: '8px',
    paddingInline: '12px',
    resize: 'vertical',
    fieldSizing: 'content',
    minHeight: '84px',
    maxHeight: '320px',
    outlineStyle: 'none',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    [media.phone]: { fontSize: 'max(16px, 1rem)' },
  },
  // As high as a text field.
  line: {
    minHeight: nalamTokens.controlHeight,
    paddingBlock: `calc((${nalamTokens.controlHeight} - ${tokens.lineHeightBase300}) / 2 - 1px)`,
  },
  readOnly: {
    resize: 'none',
    paddingInlineEnd: '40px',
    [media.phone]: { paddingInlineEnd: '12px' },
    backgroundColor: nalamTokens.mutedCard,
    border: `1px solid ${nalamTokens.cardLine}`,
    ':hover': { border: `1px solid ${nalamTokens.cardLine}` },
    '@media (forced-colors: active)': { border: '1px dashed GrayText' },
  },
  // Hidden on phones to leave space for the text. Background and border mark the read-only field
  // there.
  lock: {
    [media.phone]: { display: 'none' },
    position: 'absolute',
    insetInlineEnd: '12px',
    insetBlockStart: `calc((${nalamTokens.controlHeight} - 16px) / 2)`,
    color: nalamTokens.ink3,
  },
})
