import { NotFound, useMessages } from '@nalam/ui'
import { paths } from './paths.ts'
import { useDocumentTitle } from './useDocumentTitle.ts'
import { useShellRemoval } from './useShellRemoval.ts'

/** Any other path (D20). */
export default function NotFoundRoute() {
  useShellRemoval()
  useDocumentTitle(useMessages().notFound.title)
  return <NotFound homePath={paths.home} />
}
