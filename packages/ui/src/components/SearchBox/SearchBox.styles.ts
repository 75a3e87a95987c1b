import { makeStyles } from '@fluentui/react-components'
import { nalamTokens } from '../../theme/nalamTokens.ts'

export const useSearchBoxStyles = makeStyles({
  root: { width: '380px', maxWidth: '100%' },
  icon: { color: nalamTokens.ink3 },
  // Fluent shows it only while the field has the focus.
  after: { width: 'auto', height: 'auto', paddingLeft: 0, overflow: 'visible' },
  clear: { marginInlineEnd: '-8px' },
})
