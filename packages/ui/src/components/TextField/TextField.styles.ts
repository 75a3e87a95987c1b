import { tokens } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'
import { media, nalamTokens } from '../../theme/nalamTokens.ts'

export const useTextFieldStyles = makeStyles({
  frame: {
    display: 'flex',
    alignItems: 'stretch',
    boxSizing: 'border-box',
    minWidth: 0,
    overflow: 'clip',
    overflowClipMargin: '4px',
  },
  readOnly: {
    backgroundColor: nalamTokens.mutedCard,
    border: `1px solid ${nalamTokens.cardLine}`,
    ':hover': { border: `1px solid ${nalamTokens.cardLine}` },
    '@media (forced-colors: active)': { border: '1px dashed GrayText' },
  },
  input: {
    flexGrow: 1,
    minWidth: 0,
    width: '100%',
    boxSizing: 'border-box',
    border: 'none',
    outlineStyle: 'none',
    paddingBlock: 0,
    paddingInline: '12px',
    backgroundColor: 'transparent',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    // Phones zoom into fields whose text is smaller than 16 px.
    [media.phone]: { fontSize: 'max(16px, 1rem)' },
    '::placeholder': { color: nalamTokens.ink3, opacity: 1 },
  },
  inputAfterContent: { paddingInlineStart: '6px' },
  inputBeforeContent: { paddingInlineEnd: '4px' },
  // Hidden on phones to leave space for the text. Background and border mark the read-only field
  // there.
  lock: {
    [media.phone]: { display: 'none' },
    alignSelf: 'center',
    flexShrink: 0,
    marginInlineEnd: '12px',
    color: nalamTokens.ink3,
  },
  before: { display: 'flex', alignItems: 'center', paddingInlineStart: '12px', color: nalamTokens.ink3 },
  after: { display: 'flex', alignItems: 'center', paddingInlineEnd: '4px' },
})
