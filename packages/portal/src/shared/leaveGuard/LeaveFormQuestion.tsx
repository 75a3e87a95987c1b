import { LeaveFormDialog } from '@nalam/ui'
import { useStore } from '../createStore.ts'
import { leaveGuard } from './leaveGuard.ts'

/** Asks when somebody wants to leave a form with unsaved changes. */
export function LeaveFormQuestion() {
  const request = useStore(leaveGuard.request)
  return <LeaveFormDialog open={request !== undefined} onStay={leaveGuard.stay} onLeave={leaveGuard.leave} />
}
