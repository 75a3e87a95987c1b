import { makeStyles } from '@fluentui/react-components'
import { nalamTokens } from '../../theme/nalamTokens.ts'
import { tokens } from '../../theme/tokens.ts'

export const usePhoneWeekStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  item: {
    '& + li': {
      borderBlockStartWidth: '1px',
      borderBlockStartStyle: 'solid',
      borderBlockStartColor: nalamTokens.cardLine,
    },
  },
  row: { display: 'flex', alignItems: 'center', minHeight: '52px', paddingInlineEnd: '8px' },
  name: {
    flexGrow: 1,
    minWidth: 0,
    minHeight: '52px',
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '6px 4px 6px 16px',
    border: 'none',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textAlign: 'start',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  weekday: { flexGrow: 1, minWidth: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  count: { color: nalamTokens.ink3, fontSize: nalamTokens.labelSize, textAlign: 'end' },
  hours: { padding: '0 16px 14px' },
  bar: {
    position: 'relative',
    display: 'block',
    height: '8px',
    margin: '0 16px 14px',
    borderRadius: '4px',
    backgroundColor: nalamTokens.mutedCard,
    overflow: 'hidden',
  },
  part: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 'calc(var(--from) * 1%)',
    width: 'calc(var(--for) * 1%)',
    borderRadius: '4px',
    backgroundColor: nalamTokens.brandInk,
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
  },
})
