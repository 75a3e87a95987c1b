import { makeStyles } from '@fluentui/react-components'
import { line } from '../../theme/cardLook.ts'
import { media, nalamTokens } from '../../theme/nalamTokens.ts'
import { tokens } from '../../theme/tokens.ts'
import { textSizes } from '../../theme/textSizes.ts'

const SMALL = '@media (max-width: 399.98px)'
const NARROW = '@media (min-width: 400px) and (max-width: 899.98px)'

export const useUndoListStyles = makeStyles({
  root: { marginBlockEnd: '16px', overflow: 'hidden', '@media print': { display: 'none' } },
  title: {
    margin: 0,
    padding: '10px 18px',
    ...textSizes.body,
    fontWeight: tokens.fontWeightSemibold,
    [media.phone]: { padding: 0 },
  },
  opener: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '8px',
    width: '100%',
    minHeight: '44px',
    padding: '6px 16px',
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  turned: { transform: 'rotate(180deg)' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: '128px minmax(0, 220px) minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: '16px',
    minHeight: '40px',
    padding: '3px 18px',
    ...line('BlockStart'),
    '& button': { minHeight: '32px' },
    [NARROW]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '4px 12px',
      padding: '10px 16px',
      '& button': { gridColumnStart: 2, gridRowStart: 2, gridRowEnd: 4 },
    },
    // One line per detail: beside a long translation of "Undo" they would overlap.
    [SMALL]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '4px 12px',
      padding: '10px 16px',
      '& button': { gridColumnStart: 2, gridRowStart: 4 },
    },
  },
  status: { justifySelf: 'start', [SMALL]: { gridColumnEnd: 'span 2' } },
  name: {
    overflowWrap: 'anywhere',
    fontWeight: tokens.fontWeightSemibold,
    [NARROW]: { gridRowStart: 2 },
    [SMALL]: { gridColumnEnd: 'span 2' },
  },
  // Without a status the name is the first column, and the first line of a narrow row.
  firstName: {
    gridColumnEnd: 'span 2',
    [NARROW]: { gridColumnEnd: 'span 1', gridRowStart: 1 },
  },
  when: {
    color: nalamTokens.ink2,
    fontVariantNumeric: 'tabular-nums',
    [NARROW]: { gridRowStart: 3 },
    [SMALL]: { gridColumnEnd: 'span 2' },
  },
  secondWhen: { [NARROW]: { gridRowStart: 2 } },
  left: {
    color: nalamTokens.ink3,
    fontSize: tokens.fontSizeBase200,
    [NARROW]: { gridColumnStart: 2, gridRowStart: 1, justifySelf: 'end' },
    [SMALL]: { gridRowStart: 4 },
  },
  more: { margin: '0 18px 10px' },
})
