import { makeStyles } from '@fluentui/react-components'
import { nalamTokens } from '../../theme/tokens.ts'

export const useImagePickerStyles = makeStyles({
  // The button wraps below the picture if its text does not fit beside it.
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '20px', rowGap: '12px' },
  image: { width: '88px', height: '88px', fontSize: '1.75rem', flexShrink: 0 },
  side: { minWidth: 0, flexGrow: 1, flexShrink: 1, flexBasis: '200px' },
  note: {
    marginBlockStart: '6px',
    minHeight: '18px',
    fontSize: '0.8125rem',
    lineHeight: '1.125rem',
    color: nalamTokens.ink3,
  },
  wrong: { color: nalamTokens.declinedInk },
})
