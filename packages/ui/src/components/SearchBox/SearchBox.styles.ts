import { makeStyles } from '@fluentui/react-components'

export const useSearchBoxStyles = makeStyles({
  root: { width: '380px', maxWidth: '100%' },
  // Fluent shows it only while the field has the focus.
  after: { width: 'auto', height: 'auto', paddingLeft: 0, overflow: 'visible' },
  clear: { marginInlineEnd: '-8px' },
})
