import { makeStyles } from '@fluentui/react-components'
import { media, nalamTokens, tokens, textSizes } from '../../theme/tokens.ts'

export const useFilterRowStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 14px' },
  group: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px',
    minWidth: 0,
    // One line per group that scrolls sideways: wrapped, two groups would fill half of a phone.
    [media.phone]: {
      position: 'relative',
      flexWrap: 'nowrap',
      width: '100%',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Space for the focus ring, which the scroll container would clip.
      margin: '-4px',
      padding: '4px',
    },
  },
  label: {
    color: nalamTokens.ink3,
    ...textSizes.label,
    paddingInlineEnd: '2px',
    flexShrink: 0,
  },
  /** A button that looks like one of the choices. */
  button: {
    position: 'relative',
    display: 'inline-flex',
    columnGap: '7px',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  chosen: { color: nalamTokens.brandInk },
  // Reserves the width of one digit, so that little moves when the numbers load.
  count: { color: nalamTokens.ink3, minWidth: '1ch' },
  // On the colour of the chosen chip the lighter ink is too weak in the dark theme.
  chosenCount: { minWidth: '1ch' },
})
