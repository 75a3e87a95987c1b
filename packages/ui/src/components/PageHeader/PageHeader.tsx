import { layout, media, nalamTokens, textSizes } from '../../theme/internal.ts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ComponentProps, ReactNode } from 'react'

const usePageHeaderStyles = makeStyles({
  root: { ...layout.wrap, alignItems: 'flex-end', gap: '12px 16px', marginBlockEnd: '20px' },
  words: { flexGrow: 1, minWidth: 'min(100%, 160px)' },
  // Above a row of tools, as close as its parts are to each other.
  line: { gap: '8px 16px', marginBlockEnd: '12px' },
  lineWords: { ...layout.wrap, alignItems: 'baseline', columnGap: '12px' },
  title: {
    ...textSizes.pageTitle,
    overflowWrap: 'anywhere',
    // A router focuses the heading after a navigation; the heading is not a control.
    ':focus': { outline: 'none' },
  },
  subtitle: { margin: 0, minHeight: tokens.lineHeightBase300, color: nalamTokens.ink3 },
  // The text is lower than its line, which is as high as a button.
  status: {
    ...layout.row,
    flexWrap: 'wrap',
    gap: '4px 12px',
    [media.phone]: { order: 1, flexBasis: '100%', marginBlock: '-4px' },
  },
  actions: { ...layout.row, flexWrap: 'wrap', gap: '8px' },
})

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: ReactNode
  /**
   * One line below the title. An empty string keeps its line, so that nothing moves when the text
   * arrives.
   */
  subtitle?: ReactNode
  /**
   * State of the page's data, for example a `LiveBar`. On phones it has a line of its own, so that
   * nothing moves when its text changes or a font loads.
   */
  status?: ReactNode
  actions?: ReactNode
  /** Title and subtitle share a line where there is room, close to the tools below. */
  isLine?: boolean
}

/** A screen's title, a one-line summary, and its primary actions. */
export function PageHeader({ title, subtitle, status, actions, isLine = false, className, ...rest }: PageHeaderProps) {
  const styles = usePageHeaderStyles()
  return (
    <header {...rest} className={mergeClasses(styles.root, isLine && styles.line, className)}>
      <div className={mergeClasses(styles.words, isLine && styles.lineWords)}>
        <h1 className={styles.title}>{title}</h1>
        {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {status && <div className={styles.status}>{status}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
