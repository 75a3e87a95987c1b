import { NotFound } from '@nalam/ui'
import { paths } from '../shared/paths.ts'
import { useShellRemoval } from '../shared/useShellRemoval.ts'

/** Any other path (D20). */
export default function NotFoundRoute() {
  useShellRemoval()
  return <NotFound homePath={paths.home} />
}
