import { createCustomFocusIndicatorStyle, makeStyles } from '@fluentui/react-components'
import { tokens } from '../../theme/tokens.ts'

export const useTextLinkStyles = makeStyles({
  root: {
    fontSize: 'inherit',
    lineHeight: 'inherit',
    fontWeight: tokens.fontWeightMedium,
    borderRadius: tokens.borderRadiusSmall,
    // The ring of all other controls, instead of a double line below the text.
    ...createCustomFocusIndicatorStyle({
      textDecorationLine: 'none',
      outlineStyle: 'solid',
      outlineWidth: '2px',
      outlineColor: tokens.colorStrokeFocus2,
      outlineOffset: '2px',
    }),
  },
})
