import { tokens, nalamTokens } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'

export const useBookingCardStyles = makeStyles({
  root: { padding: '14px', height: '100%', ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` } },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 8px' },
  name: {
    margin: 0,
    fontSize: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    minWidth: 0,
  },
  open: {
    padding: 0,
    minHeight: '24px',
    border: 'none',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    fontWeight: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { color: nalamTokens.brandInk, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 12px',
    marginBlockStart: '4px',
    color: nalamTokens.ink2,
  },
  number: { color: nalamTokens.ink3 },
  // On a line of its own: if it only just fitted beside the others, the web font could wrap it when
  // it loads and move all cards below.
  phone: { flexBasis: '100%' },
  actions: { marginBlockStart: '12px' },
})
