import { tokens } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'
import { nalamTokens } from '../../theme/nalamTokens.ts'

export const useDateFieldStyles = makeStyles({
  example: { whiteSpace: 'nowrap' },
  panel: {
    // The position is set when the panel is shown.
    inset: 'auto',
    margin: 0,
    padding: 0,
    overflow: 'visible',
    color: tokens.colorNeutralForeground1,
    backgroundColor: nalamTokens.card,
    border: `1px solid ${nalamTokens.cardLine}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow16,
  },
})
