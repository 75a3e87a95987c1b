import { tokens } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'
import { media, nalamTokens } from '../../theme/nalamTokens.ts'

export const useSignInLayoutStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '5fr 6fr',
    minHeight: '100dvh',
    backgroundColor: nalamTokens.card,
    [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  picture: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    overflow: 'hidden',
    paddingBlock: '48px',
    paddingInline: '56px',
    backgroundImage: `linear-gradient(165deg, ${nalamTokens.pictureTop}, ${nalamTokens.pictureBottom})`,
    color: nalamTokens.pictureInk,
    position: 'sticky',
    insetBlockStart: 0,
    height: '100dvh',
    [media.tabletDown]: { display: 'none' },
  },
  headline: {
    marginBlock: 'clamp(24px, 7vh, 60px) 10px',
    fontSize: '2.25rem',
    lineHeight: '2.875rem',
    fontWeight: tokens.fontWeightSemibold,
  },
  sentence: {
    margin: 0,
    maxWidth: '440px',
    fontSize: '1.0625rem',
    lineHeight: '1.6875rem',
    color: nalamTokens.pictureInk2,
    textWrap: 'pretty',
  },
  kolam: {
    flexGrow: 1,
    flexShrink: 1,
    minHeight: '120px',
    width: '100%',
    maxWidth: '460px',
    maxHeight: '460px',
    marginBlockStart: '40px',
    marginInlineStart: '-12px',
  },
  half: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    minWidth: 0,
    paddingBlock: '48px 32px',
    paddingInline: '24px',
    [media.phone]: { paddingInline: '16px', paddingBlock: '24px' },
  },
  logo: {
    alignSelf: 'center',
    width: '100%',
    maxWidth: '380px',
    marginBlockEnd: '40px',
    [media.tabletUp]: { display: 'none' },
    [media.phone]: { marginBlockEnd: '28px' },
  },
  form: { width: '100%', maxWidth: '380px', marginBlock: 'auto', [media.tabletDown]: { marginBlockStart: 0 } },
  // The space is reserved for tools that load late: the centred form above would move otherwise.
  tools: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '4px',
    marginBlockStart: '32px',
    minHeight: nalamTokens.controlHeight,
  },
})
