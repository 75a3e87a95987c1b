import { makeStyles } from '@fluentui/react-components'
import { layout, nalamTokens, tokens } from '../../theme/tokens.ts'

export const usePasswordRecoveryStyles = makeStyles({
  form: { ...layout.column },
  text: { marginBlock: '0 16px', color: nalamTokens.ink2, overflowWrap: 'anywhere' },
  lost: { marginBlock: '12px 0' },
  back: { alignSelf: 'center', marginBlockStart: '16px' },
  alert: { marginBlockEnd: '14px', fontWeight: tokens.fontWeightMedium },
  legal: {
    display: 'flex',
    justifyContent: 'center',
    columnGap: '20px',
    marginBlock: '20px 0',
    fontSize: '0.8125rem',
    lineHeight: '1.125rem',
    color: nalamTokens.ink3,
  },
  kolam: { width: '168px', marginInline: 'auto', marginBlock: '8px 16px' },
  success: { marginBlock: '0 20px', textAlign: 'center' },
})
