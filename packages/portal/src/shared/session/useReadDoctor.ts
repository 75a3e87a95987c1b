import type { Doctor, Result } from '@nalam/sdk'
import { api } from '../api/api.ts'
import { useSession } from './useSession.ts'

/** Returns a function that reads the doctor from the server and shows what it has read. */
export function useReadDoctor(): () => Promise<Result<Doctor>> {
  const { accept } = useSession()
  return async () => {
    const result = await api.session.renew().result()
    if (!result.ok) return result
    await accept(result.value)
    return { ok: true, value: result.value.doctor }
  }
}
