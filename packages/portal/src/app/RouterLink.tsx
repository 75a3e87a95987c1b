import type { LinkProps } from '@nalam/ui'
import { Link } from 'react-router-dom'
import { preloadPage } from './pages.ts'

/** ui's links as links of the router: no reload, and the code of the page behind one is fetched when it is pointed at. */
export function RouterLink({ href, onPointerEnter, onFocus, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      to={href}
      onPointerEnter={(event) => {
        preloadPage(href)
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        preloadPage(href)
        onFocus?.(event)
      }}
    />
  )
}
