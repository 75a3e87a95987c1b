import { createStore, useStore } from '../createStore.ts'
import { paths } from '../paths.ts'

/** The filters of the appointments that a doctor chose last in this session, as a query without `?`. */
const chosen = createStore<{ doctorId: string; query: string } | undefined>(undefined)

export const rememberView = (doctorId: string, query: string): void => chosen.set({ doctorId, query })

/** Returns the address of the appointments as the doctor left them. */
export function useAppointmentsAddress(doctorId: string): string {
  const view = useStore(chosen)
  return view?.doctorId === doctorId ? `${paths.appointments}?${view.query}` : paths.appointments
}
