import { makeStyles } from '@fluentui/react-components'
import { nalamTokens } from '../../theme/nalamTokens.ts'

export const useSearchBoxStyles = makeStyles({
  root: { width: '380px', maxWidth: '100%', '& input::-webkit-search-cancel-button': { display: 'none' } },
  icon: { color: nalamTokens.ink3 },
  clear: { marginInlineEnd: '-8px' },
})
