import { makeStyles } from '@fluentui/react-components'
import { media, nalamTokens } from '../../theme/nalamTokens.ts'
import { tokens } from '../../theme/tokens.ts'

export const useSelectFieldStyles = makeStyles({
  frame: { position: 'relative', display: 'block' },
  select: {
    width: '100%',
    boxSizing: 'border-box',
    appearance: 'none',
    paddingInline: '12px 32px',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    [media.phone]: { fontSize: 'max(16px, 1rem)' },
    ':disabled': {
      backgroundColor: nalamTokens.mutedCard,
      border: `1px solid ${nalamTokens.cardLine}`,
      color: nalamTokens.ink3,
      opacity: 1,
      cursor: 'not-allowed',
    },
    '& option': { backgroundColor: nalamTokens.card, color: tokens.colorNeutralForeground1 },
  },
  chevron: {
    position: 'absolute',
    insetInlineEnd: '10px',
    insetBlockStart: 'calc(50% - 8px)',
    pointerEvents: 'none',
    color: nalamTokens.ink2,
  },
})
