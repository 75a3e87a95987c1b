import { PRODUCT_NAME } from '@nalam/sdk'
import { useEffect } from 'react'

/** The page's title: what it shows, then the product. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`
  }, [title])
}
