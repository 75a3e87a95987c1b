import { makeStyles } from '@fluentui/react-components'
import { line, media, nalamTokens, tokens, textSizes } from '../../theme/tokens.ts'

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
    gridTemplateAreas: '"status name when left undo"',
    gridTemplateColumns: '128px minmax(0, 220px) minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: '16px',
    minHeight: '40px',
    padding: '3px 18px',
    ...line('BlockStart'),
    '& button': { gridArea: 'undo', minHeight: '32px' },
    [NARROW]: {
      gridTemplateAreas: '"status left" "name undo" "when undo"',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '4px 12px',
      padding: '10px 16px',
    },
    // One line per detail: beside a long translation of "Undo" they would overlap.
    [SMALL]: {
      gridTemplateAreas: '"status status" "name name" "when when" "left undo"',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '4px 12px',
      padding: '10px 16px',
    },
  },
  // Without a status the name is the first column, and the first line of a narrow row.
  plainRow: {
    gridTemplateAreas: '"name name when left undo"',
    [NARROW]: { gridTemplateAreas: '"name left" "when undo" ". undo"' },
    [SMALL]: { gridTemplateAreas: '"name name" "when when" ". ." "left undo"' },
  },
  status: { gridArea: 'status', justifySelf: 'start' },
  name: { gridArea: 'name', overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  when: { gridArea: 'when', color: nalamTokens.ink2, fontVariantNumeric: 'tabular-nums' },
  left: {
    gridArea: 'left',
    color: nalamTokens.ink3,
    fontSize: tokens.fontSizeBase200,
    [NARROW]: { justifySelf: 'end' },
  },
  more: { margin: '0 18px 10px' },
})
