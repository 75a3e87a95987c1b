import type { LinkProps } from '@nalam/ui'
import { Link } from 'react-router-dom'
import { prefetchPage } from './pageModules.ts'

/** The page that is shown has its code and its data. */
function prefetchElsewhere(href: string): void {
  if (href !== window.location.pathname) void prefetchPage(href)
}

/** ui's links as links of the router: no reload, and the code of the page behind one is fetched when it is pointed at. */
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
