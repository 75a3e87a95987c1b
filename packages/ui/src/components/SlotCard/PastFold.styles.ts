import { makeStyles } from '@fluentui/react-components'
import { cardLook, nalamTokens, tokens, textSizes } from '../../theme/tokens.ts'

export const usePastFoldStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: '8px',
    width: '100%',
    minHeight: '44px',
    marginBlock: '4px 8px',
    paddingBlock: '6px',
    paddingInline: '12px',
    ...cardLook,
    color: nalamTokens.ink2,
    fontFamily: 'inherit',
    ...textSizes.label,
    textAlign: 'start',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  end: { display: 'inline-flex', alignItems: 'center', columnGap: '8px' },
  turned: { transform: 'rotate(180deg)' },
})
