import { tokens } from '../../theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { nalamTokens } from '../../theme/nalamTokens.ts'

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
  rules: { marginBlock: '2px 14px', fontSize: '13px', lineHeight: '18px', color: nalamTokens.ink3 },
  rulesTitle: { display: 'block', marginBlockEnd: '4px' },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '16px',
    rowGap: '4px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  rule: { display: 'flex', alignItems: 'center', columnGap: '6px' },
  met: { color: nalamTokens.confirmedInk },
  spokenOnly: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})
