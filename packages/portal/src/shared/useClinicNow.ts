import { clinicNow, type ClinicMoment } from '@nalam/sdk'
import { useEffect, useState } from 'react'

const MINUTE = 60_000

/**
 * Returns date and time at the clinic (D6), updated every minute: a slot loses its switch, and a
 * booking can no longer be approved, while the page is open.
 */
export function useClinicNow(): ClinicMoment {
  const [now, setNow] = useState(() => clinicNow())
  useEffect(() => {
    // A clinic's minutes begin with the browser's: its offset is a whole number of minutes.
    const timer = setTimeout(() => setNow(clinicNow()), MINUTE - (Date.now() % MINUTE))
    return () => clearTimeout(timer)
  }, [now])
  return now
}
