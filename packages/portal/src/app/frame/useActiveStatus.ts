import { frameMessages } from '@nalam/ui/messages/frame'
import { type SpokenByServer, useMessages } from '@nalam/ui'
import { whether } from '../../shared/actions/createActionRunner.ts'
import { useActions, useReport } from '../../shared/actions/useActions.ts'
import { api } from '../../shared/api/api.ts'
import { acceptSession, capabilities, readDoctor, useDoctor } from '../../shared/session/session.ts'

const ID = 'activeStatus'

/**
 * Manages the "Active Status" (FRAME-04). The request is a blind toggle, so it is sent only if the
 * wanted state differs; after any failure the doctor is read before anything else is sent (D24).
 */
export function useActiveStatus() {
  const doctor = useDoctor()
  const { pending, run } = useActions<boolean>()
  const report = useReport()
  const messages = useMessages(frameMessages)

  /** @returns whether the wanted state holds now */
  const change = async (isActive: boolean): Promise<boolean> => {
    if (isActive === doctor.isActive) return false
    const outcome = await run<SpokenByServer>(ID, isActive, {
      async send() {
        const result = await api.profile.toggleActiveStatus(doctor.id).result()
        if (!result.ok) return result
        // The new state holds even if the doctor cannot be read again.
        await acceptSession({
          doctor: { ...doctor, isActive },
          accessToken: undefined,
          capabilities: capabilities.get(),
        })
        const now = await readDoctor()
        // A network that delivered the toggle twice has undone it. The state is known now, so one
        // more toggle is safe.
        if (now.ok && now.value.isActive !== isActive)
          await api.profile.toggleActiveStatus(doctor.id).result().then(readDoctor)
        return result
      },
      reconcile: () =>
        whether(readDoctor(), (now) => now.isActive === isActive, {
          message: isActive ? messages.activeOn : messages.activeOff,
        }),
      isAmbiguous: () => true,
    })
    if (outcome) report(outcome)
    return outcome?.ok ?? false
  }
  // While the change is pending, the wanted state is shown.
  return { isActive: pending.get(ID) ?? doctor.isActive, isPending: pending.has(ID), change }
}
