import { tokens, nalamTokens, visuallyHidden } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'

export const usePasswordFieldStyles = makeStyles({
  toggle: {
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: 'transparent',
    color: nalamTokens.ink2,
    cursor: 'pointer',
    ':hover': { backgroundColor: nalamTokens.tint, color: nalamTokens.brandInk },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '16px',
    rowGap: '2px',
    marginBlock: '2px 12px',
    marginInline: 0,
    padding: 0,
    listStyleType: 'none',
  },
  rule: { display: 'flex', alignItems: 'center', columnGap: '6px' },
  met: { color: nalamTokens.confirmedInk },
  spokenOnly: visuallyHidden,
})
