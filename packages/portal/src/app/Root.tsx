import { PRODUCT_NAME } from '@nalam/sdk'
import { focusHeading, useMessages } from '@nalam/ui'
import { useEffect, useRef } from 'react'
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { useStore } from '../shared/createStore.ts'
import { stepTitle } from '../shared/stepTitle.ts'
import { pageAt } from './pages.ts'
import { useSessionNews } from './useSessionNews.ts'

/** The document's title: what the page or its step shows, then the product. */
function useDocumentTitle(pathname: string): void {
  const messages = useMessages()
  const step = useStore(stepTitle)
  const title = step ?? pageAt(pathname)?.title(messages) ?? messages.notFound.title
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`
  }, [title])
}

/** After a navigation the reader is at the heading of the new page, with keyboard and screen reader too. */
function useHeadingFocus(pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // Where the page stands is decided below.
    focusHeading(document, { preventScroll: true })
  }, [pathname])
}

/** What every page has: news of the session, its title, its beginning at the top with the focus on its heading. */
export function Root() {
  useSessionNews()
  const { pathname } = useLocation()
  useDocumentTitle(pathname)
  useHeadingFocus(pathname)
  const navigationType = useNavigationType()
  useEffect(() => {
    // Back and Forward keep the place: the browser's own memory serves them.
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0)
  }, [pathname, navigationType])
  return <Outlet />
}
