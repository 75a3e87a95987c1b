import { StopRecovery, type StopResult, useServerText } from '@nalam/ui'
import { useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { paths } from '../../shared/paths.ts'
import { stepTitle, useShellRemoval } from '../../shared/page.ts'

const NEXT: Readonly<Record<string, 'gone' | 'over' | undefined>> = { not_found: 'gone', 'recovery.over': 'over' }

/** /doctor/stop-recovery#token, for everybody (ACC-01). */
export default function StopRecoveryRoute() {
  const serverText = useServerText()
  useShellRemoval()
  const [token] = useState(() => location.hash.slice(1))
  const onStop = async (): Promise<StopResult> => {
    const result = await api.account.stopRecovery(token).result()
    if (result.ok) return { ok: true }
    const { code = '' } = result.error
    return { ok: false, message: serverText(result.error), next: NEXT[code] }
  }
  return (
    <StopRecovery
      onStop={/^[\w-]{22,64}$/.test(token) ? onStop : undefined}
      signInHref={paths.login}
      onTitleChange={stepTitle.set}
    />
  )
}
