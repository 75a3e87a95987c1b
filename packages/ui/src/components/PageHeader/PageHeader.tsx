import { mergeClasses } from '@griffel/react'
import type { ComponentProps, ReactNode } from 'react'
import { usePageHeaderStyles } from './PageHeader.styles.ts'

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: ReactNode
  /** One line under the title. An empty text keeps its place, so that nothing moves when it comes. */
  subtitle?: ReactNode
  actions?: ReactNode
}

/** A screen's title, what it holds in one line, and what can be begun from here. */
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
