import { makeStyles } from '@fluentui/react-components'
import { tokens } from '../../../theme/tokens.ts'

/** Styles that week cells and line cells share, except those of their state. */
export const useCellStyles = makeStyles({
  inDay: {
    position: 'absolute',
    borderRadius: tokens.borderRadiusSmall,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '1.125rem',
  },
  // Two overlapping cells are side by side.
  first: { insetInlineEnd: 'calc(50% + 1px)' },
  second: { insetInlineStart: 'calc(50% + 1px)' },
  badge: {
    paddingInline: '6px',
    borderRadius: '999px',
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: '0.75rem',
    lineHeight: '1rem',
    fontWeight: tokens.fontWeightSemibold,
  },
  /** The name of a patient whose appointment is over. */
  quiet: { fontWeight: tokens.fontWeightMedium },
})
