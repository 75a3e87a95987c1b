import { tokens } from '../../theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { media } from '../../theme/nalamTokens.ts'

const working = {
  backgroundColor: tokens.colorBrandBackground,
  color: tokens.colorNeutralForegroundOnBrand,
  border: '1px solid transparent',
  cursor: 'progress',
}

export const useSubmitButtonStyles = makeStyles({
  root: { paddingInline: '20px', [media.phone]: { minHeight: '44px' } },
  wide: { width: '100%', minHeight: '44px' },
  // While working it stays in its colour: it is busy, not unavailable.
  working: { ...working, ':hover': working, ':hover:active': working },
})
