import { mergeClasses } from '@fluentui/react-components'
import type { ComponentProps, ReactNode } from 'react'
import { usePageHeaderStyles } from './PageHeader.styles.ts'

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
}

/** A screen's title, a one-line summary, and its primary actions. */
export function PageHeader({ title, subtitle, status, actions, className, ...rest }: PageHeaderProps) {
  const styles = usePageHeaderStyles()
  return (
    <header {...rest} className={mergeClasses(styles.root, className)}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {status && <div className={styles.status}>{status}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
