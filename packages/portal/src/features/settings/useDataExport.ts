import { invalidates, matchesKey } from '@nalam/sdk/queries'
import type { DataActions } from '@nalam/ui/screens/Settings'
import { useSWRConfig } from 'swr'
import { useActionResult } from '../../shared/actions/useActions.ts'
import { api } from '../../shared/api/api.ts'
import { saveFile } from '../../shared/saveFile.ts'

/** Returns a function that downloads the doctor's data as a ZIP file (ACC-05). */
export function useDataExport(): DataActions['onExport'] {
  const { mutate } = useSWRConfig()
  const results = useActionResult()
  return async () => {
    const result = await api.account.exportData().result()
    if (!result.ok) return results.failure(result.error)
    saveFile(result.value.fileName, result.value.file)
    void mutate((key) => invalidates.exportData.some((prefix) => matchesKey(key, prefix)))
    return results.success(result.value)
  }
}
