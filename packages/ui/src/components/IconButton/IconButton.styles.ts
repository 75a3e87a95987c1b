import { tokens, nalamTokens } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'

export const useIconButtonStyles = makeStyles({
  root: {
    width: nalamTokens.controlHeight,
    minWidth: 'auto',
    height: nalamTokens.controlHeight,
    padding: 0,
    '& svg': { display: 'block' },
  },
  plain: { color: 'inherit' },
  outlined: {},
  brand: { color: nalamTokens.brandInk },
  // Fixed size with containment: the content is not measured for the width of its column.
  small: { width: '34px', height: '34px', minHeight: '34px', contain: 'size layout' },
  tooltip: {
    padding: '4px 8px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralForeground1,
    color: tokens.colorNeutralBackground1,
  },
})
