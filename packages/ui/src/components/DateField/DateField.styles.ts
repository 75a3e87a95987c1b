import { tokens } from '../../theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { media, nalamTokens } from '../../theme/nalamTokens.ts'

export const useDateFieldStyles = makeStyles({
  root: { position: 'relative' },
  example: { whiteSpace: 'nowrap' },
  panel: {
    position: 'absolute',
    // Below label (20 + 6), control and a small gap.
    insetBlockStart: `calc(26px + ${nalamTokens.controlHeight} + 4px)`,
    insetInlineEnd: 0,
    // In the middle of a phone, where it needs the whole width.
    [media.phone]: { insetInlineEnd: 'auto', insetInlineStart: '50%', translate: '-50% 0' },
    zIndex: 30,
    backgroundColor: nalamTokens.card,
    border: `1px solid ${nalamTokens.cardLine}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow16,
  },
})
