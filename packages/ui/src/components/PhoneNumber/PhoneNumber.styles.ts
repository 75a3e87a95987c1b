import { makeStyles } from '@fluentui/react-components'
import { nalamTokens } from '../../theme/tokens.ts'

export const usePhoneNumberStyles = makeStyles({
  root: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  prefix: { color: nalamTokens.ink3, marginInlineEnd: '3px' },
})
