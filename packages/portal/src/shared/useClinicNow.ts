import { clinicNow, type ClinicMoment } from '@nalam/sdk'
import { useEffect, useState } from 'react'
import { api } from './api/api.ts'

const MINUTE = 60_000

/** Returns date and time at the clinic by the server's clock (D6), updated every minute. */
export function useClinicNow(): ClinicMoment {
  const [now, setNow] = useState(() => clinicNow(api.now()))
  useEffect(() => {
    // A clinic's minutes begin with those of UTC: its offset is a whole number of minutes.
    const timer = setTimeout(() => setNow(clinicNow(api.now())), MINUTE - (api.now() % MINUTE))
    return () => clearTimeout(timer)
  }, [now])
  return now
}
