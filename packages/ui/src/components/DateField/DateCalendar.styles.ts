import { tokens, nalamTokens } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'

const CELL = '36px'
/**
 * Minimum size of a touch target. Seven of them fit side by side on a phone of 320 px if nothing
 * surrounds them.
 */
const TOUCH_CELL = '44px'

/**
 * Fluent's calendar in the portal's sizes and colors: seven columns of 36 px fit into a card of
 * 320 px.
 */
export const useDateCalendarStyles = makeStyles({
  root: {
    '& .fui-Calendar': { width: 'auto' },
    '& .fui-CalendarDay, & .fui-CalendarPicker': { width: `calc(7 * ${CELL})`, padding: '8px' },
    '& .fui-CalendarDay__header': { height: CELL, alignItems: 'center' },
    '& .fui-CalendarDay__monthAndYear, & .fui-CalendarPicker__currentItemButton': {
      minHeight: CELL,
      textAlign: 'start',
      fontSize: tokens.fontSizeBase300,
    },
    '& .fui-CalendarDay__headerIconButton, & .fui-CalendarPicker__navigationButton': { width: CELL, height: CELL },
    '& .fui-CalendarDayGrid__table': { width: '100%' },
    '& .fui-CalendarDayGrid__dayCell': { padding: '1px', fontSize: tokens.fontSizeBase200 },
    '& .fui-CalendarDayGrid__dayButton': {
      width: '34px',
      height: '34px',
      lineHeight: '34px',
      fontFamily: 'inherit',
    },
    '& .fui-CalendarDayGrid__dayTodayMarker': { width: '30px', height: '30px', lineHeight: '30px' },
    '& .fui-CalendarDayGrid__dayOutsideNavigatedMonth': { color: nalamTokens.ink3 },
    '@media (pointer: coarse)': {
      '& .fui-CalendarDay, & .fui-CalendarPicker': { width: `calc(7 * ${TOUCH_CELL})`, padding: '8px 0' },
      '& .fui-CalendarDayGrid__dayCell': { padding: 0 },
      '& .fui-CalendarDayGrid__dayButton': { width: TOUCH_CELL, height: TOUCH_CELL, lineHeight: TOUCH_CELL },
    },
  },
})
