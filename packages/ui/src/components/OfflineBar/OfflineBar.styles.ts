import { makeStyles } from '@griffel/react'
import { nalamTokens } from '../../theme/nalamTokens.ts'
import { tokens } from '../../theme/tokens.ts'

export const useOfflineBarStyles = makeStyles({
  // Over the page, so that nothing moves when the connection comes and goes.
  root: {
    position: 'fixed',
    insetBlockEnd: '16px',
    insetInlineStart: '16px',
    zIndex: 1_000_000,
    maxWidth: 'min(420px, calc(100vw - 32px))',
    boxSizing: 'border-box',
    padding: '10px 16px',
    border: `1px solid ${nalamTokens.cardLine}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: nalamTokens.card,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow8,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  title: { fontWeight: tokens.fontWeightSemibold },
})
