import { layout } from '../../theme/internal.ts'
import { makeStyles } from '@fluentui/react-components'

export const useLanguageAndAppearanceStyles = makeStyles({
  root: { position: 'relative', display: 'inline-flex' },
  panel: { zIndex: 30, boxSizing: 'border-box', width: '240px', padding: '16px', ...layout.column, rowGap: '14px' },
  choice: { ...layout.column, rowGap: '4px' },
})
