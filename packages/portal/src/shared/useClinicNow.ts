import { clinicNow, type ClinicMoment } from '@nalam/sdk'
import { useEffect, useState } from 'react'

const MINUTE = 60_000

/**
 * Date and time at the clinic (D6), minute by minute: a slot loses its switch, and a booking can no longer be approved, while the
 * page is open.
 */
export function useClinicNow(): ClinicMoment {
  const [now, setNow] = useState(() => clinicNow())
  useEffect(() => {
    // The zone's minutes begin with ours: its offset is a whole number of them.
    const timer = setTimeout(() => setNow(clinicNow()), MINUTE - (Date.now() % MINUTE))
    return () => clearTimeout(timer)
  }, [now])
  return now
}
