import { makeStyles } from '@fluentui/react-components'
import { media, nalamTokens } from '../../theme/tokens.ts'

export const useTextAreaFieldStyles = makeStyles({
  // Space for the lock.
  readOnly: { paddingRight: '40px', [media.phone]: { paddingRight: '12px' } },
  lock: {
    position: 'absolute',
    insetInlineEnd: '12px',
    insetBlockStart: `calc((${nalamTokens.controlHeight} - 16px) / 2 - 1px)`,
  },
})
