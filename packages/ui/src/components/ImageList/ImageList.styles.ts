import { makeStyles } from '@fluentui/react-components'
import { nalamTokens, tokens } from '../../theme/tokens.ts'

export const useImageListStyles = makeStyles({
  note: { marginBlockStart: '6px', fontSize: '0.8125rem', lineHeight: '1.125rem', color: nalamTokens.ink3 },
  wrong: { color: nalamTokens.declinedInk },
  tiles: { display: 'flex', flexWrap: 'wrap', gap: '10px', marginBlockStart: '12px' },
  list: { display: 'contents', listStyleType: 'none' },
  tile: {
    position: 'relative',
    width: '72px',
    height: '72px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${nalamTokens.cardLine}`,
    overflow: 'hidden',
    listStyleType: 'none',
  },
  placeholder: {
    display: 'grid',
    placeItems: 'center',
    backgroundColor: nalamTokens.mutedCard,
    color: nalamTokens.ink3,
  },
  image: { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  remove: {
    position: 'absolute',
    insetBlockStart: '2px',
    insetInlineEnd: '2px',
    display: 'grid',
    placeItems: 'center',
    width: '26px',
    height: '26px',
    padding: 0,
    border: `1px solid ${nalamTokens.cardLine}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: nalamTokens.card,
    color: tokens.colorNeutralForeground1,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})
