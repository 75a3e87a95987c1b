import { mergeClasses } from '@griffel/react'
import type { ComponentProps, ReactNode } from 'react'
import { usePageHeaderStyles } from './PageHeader.styles.ts'

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: ReactNode
  /**
   * One line below the title. An empty string keeps its line, so that nothing moves when the text
   * arrives.
   */
  subtitle?: ReactNode
  actions?: ReactNode
}

/** A screen's title, a one-line summary, and its primary actions. */
export function PageHeader({ title, subtitle, actions, className, ...rest }: PageHeaderProps) {
  const styles = usePageHeaderStyles()
  return (
    <header {...rest} className={mergeClasses(styles.root, className)}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
