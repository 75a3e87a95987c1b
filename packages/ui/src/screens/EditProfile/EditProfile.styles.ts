import { makeStyles } from '@fluentui/react-components'
import { layout, line, media, nalamTokens, textSizes } from '../../theme/tokens.ts'

export const useEditProfileStyles = makeStyles({
  back: { minHeight: '24px', marginBlockEnd: '6px' },
  backLink: { ...layout.inline, columnGap: '6px', fontSize: nalamTokens.labelSize },
  form: { ...layout.column, rowGap: '20px', maxWidth: '960px' },
  sectionTitle: {
    ...textSizes.sectionTitle,
  },
  note: { marginBlock: '2px 0', color: nalamTokens.ink3 },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '20px',
    rowGap: 0,
    marginBlockStart: '14px',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  three: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))' },
  pictures: { rowGap: '20px', alignItems: 'start' },
  full: { gridColumnStart: '1', gridColumnEnd: '-1' },
  // Sticky, so that the save button is always visible on this long form.
  actions: {
    zIndex: 1,
    ...layout.wrap,
    columnGap: '8px',
    rowGap: '8px',
    paddingBlock: '12px',
    backgroundColor: nalamTokens.canvas,
    ...line('BlockStart'),
  },
})
