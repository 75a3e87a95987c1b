import { makeStyles } from '@griffel/react'
import { media, nalamTokens } from '../../theme/nalamTokens.ts'
import { tokens } from '../../theme/tokens.ts'

export const useTextAreaFieldStyles = makeStyles({
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
  readOnly: {
    backgroundColor: nalamTokens.mutedCard,
    border: `1px solid ${nalamTokens.cardLine}`,
    ':hover': { border: `1px solid ${nalamTokens.cardLine}` },
    '@media (forced-colors: active)': { border: '1px dashed GrayText' },
  },
})
