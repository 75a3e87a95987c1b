import { tokens } from '@fluentui/react-theme'
import { makeStyles } from '@griffel/react'
import { media, nalamTokens } from '../../theme/nalamTokens.ts'

export const useFormDialogStyles = makeStyles({
  surface: {
    maxWidth: '444px',
    padding: '28px 32px 32px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${nalamTokens.cardLine}`,
    backgroundColor: nalamTokens.card,
    [media.phone]: { padding: '20px 16px 20px', maxWidth: 'calc(100vw - 24px)' },
  },
  body: { rowGap: '8px' },
  title: { fontSize: '22px', lineHeight: '30px', fontWeight: tokens.fontWeightSemibold },
  // Room for the focus rings of controls at the edge, which the scrolling content would cut off.
  content: { padding: '4px', margin: '-4px', fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
})
