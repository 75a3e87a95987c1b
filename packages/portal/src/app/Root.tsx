import { pagesMessages } from '@nalam/ui/messages/pages'
import { PRODUCT_NAME } from '@nalam/sdk'
import { focusHeading, useMessages } from '@nalam/ui'
import { useEffect, useRef } from 'react'
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { useStore } from '../shared/createStore.ts'
import { stepTitle } from '../shared/stepTitle.ts'
import { pageAt } from './pages.ts'
import { useSessionNews } from './useSessionNews.ts'

/** Sets the document title: the title of the page or its current step, then the product name. */
function useDocumentTitle(pathname: string): void {
  const titles = useMessages(pagesMessages)
  const step = useStore(stepTitle)
  const title = step ?? titles[pageAt(pathname)?.title ?? 'notFound']
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`
  }, [title])
}

/**
 * Shows the top of a new page and moves the focus to its heading, for keyboard and screen reader
 * users. A change of the query only is none: the page places its own focus.
 */
function usePageStart(pathname: string): void {
  const shown = useRef(pathname)
  const navigationType = useNavigationType()
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusHeading(document, { preventScroll: true })
    // On Back and Forward the browser restores the scroll position.
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0)
  }, [pathname, navigationType])
}

/**
 * What all pages share: session events from other tabs, the document title, scrolling to the top
 * and focus on the heading.
 */
export function Root() {
  useSessionNews()
  const { pathname } = useLocation()
  useDocumentTitle(pathname)
  usePageStart(pathname)
  return <Outlet />
}
