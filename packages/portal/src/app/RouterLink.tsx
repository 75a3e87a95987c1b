import type { LinkProps } from '@nalam/ui'
import { Link } from 'react-router-dom'
import { prefetchPage } from './pageModules.ts'

/** Prefetches a page, unless it is the current one, whose code and data are loaded. */
function prefetchElsewhere(href: string): void {
  if (href !== window.location.pathname) void prefetchPage(href)
}

/** Renders links of `ui` as router links: no reload, and hover or focus prefetches the page. */
export function RouterLink({ href, onPointerEnter, onFocus, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      to={href}
      onPointerEnter={(event) => {
        prefetchElsewhere(href)
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        prefetchElsewhere(href)
        onFocus?.(event)
      }}
    />
  )
}
