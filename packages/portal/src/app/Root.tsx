import { PRODUCT_NAME } from '@nalam/sdk'
import { useMessages } from '@nalam/ui'
import { useEffect } from 'react'
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { pageAt } from './pages.ts'
import { useSessionNews } from './useSessionNews.ts'

/** The document's title: what the page shows, then the product. */
function useDocumentTitle(pathname: string): void {
  const messages = useMessages()
  const title = pageAt(pathname)?.title(messages) ?? messages.notFound.title
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`
  }, [title])
}

/** What every page has: news of the session, its title, its beginning at the top. */
export function Root() {
  useSessionNews()
  const { pathname } = useLocation()
  useDocumentTitle(pathname)
  const navigationType = useNavigationType()
  useEffect(() => {
    // Back and Forward keep the place: the browser's own memory serves them.
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0)
  }, [pathname, navigationType])
  return <Outlet />
}
