import { tokens } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'
import { nalamTokens } from '../../theme/nalamTokens.ts'

export const useLanguageAndAppearanceStyles = makeStyles({
  root: { position: 'relative', display: 'inline-flex' },
  panel: {
    position: 'absolute',
    insetInlineEnd: 0,
    zIndex: 30,
    width: '240px',
    maxWidth: 'calc(100vw - 32px)',
    padding: '16px',
    display: 'flex',
    flexDirection: 'column',
    rowGap: '14px',
    backgroundColor: nalamTokens.card,
    color: tokens.colorNeutralForeground1,
    border: `1px solid ${nalamTokens.cardLine}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow16,
    textAlign: 'start',
  },
  below: { insetBlockStart: 'calc(100% + 6px)' },
  above: { insetBlockEnd: 'calc(100% + 6px)' },
  choice: { display: 'flex', flexDirection: 'column', rowGap: '4px' },
})
