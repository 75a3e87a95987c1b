import { NotFound, useMessages } from '@nalam/ui'
import { paths } from '../shared/paths.ts'
import { useDocumentTitle } from '../shared/useDocumentTitle.ts'
import { useShellRemoval } from '../shared/useShellRemoval.ts'

/** Any other path (D20). */
export default function NotFoundRoute() {
  useShellRemoval()
  useDocumentTitle(useMessages().notFound.title)
  return <NotFound homePath={paths.home} />
}
