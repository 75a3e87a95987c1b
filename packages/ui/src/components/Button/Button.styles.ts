import { makeStyles } from '@fluentui/react-components'
import { media, nalamTokens } from '../../theme/tokens.ts'

export const useButtonStyles = makeStyles({
  root: { flexShrink: 0, maxWidth: '100%', whiteSpace: 'nowrap' },
  /** As high as the density says. */
  large: { minHeight: nalamTokens.controlHeight, paddingTop: '5px', paddingBottom: '5px' },
  wide: { width: '100%', minHeight: '44px', whiteSpace: 'normal' },
  // The margin separates the button from the error of the field above it.
  wideSubmit: { marginBlockStart: '10px' },
  link: { minWidth: 'auto', whiteSpace: 'normal', textAlign: 'center' },
  // Keeps its colours while working: it is busy, not unavailable.
  pending: { cursor: 'progress', ':hover': { cursor: 'progress' } },
  submit: { [media.phone]: { minHeight: '44px' } },
})
