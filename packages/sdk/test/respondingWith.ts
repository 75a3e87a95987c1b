import { createDoctorApi, type DoctorApi } from '../src/index.ts'

/** Returns a client whose server gives one response to every call. */
export const respondingWith = (body: object, status = 200): DoctorApi =>
  createDoctorApi({
    baseUrl: 'https://api.nalam.example/api',
    fetch: async () => new Response(JSON.stringify(body), { status }),
  })

/** A booking in the format of the API, with every name that a platform may give a field. */
export const row = {
  id: 'bkg_1',
  date: '24-11-2026',
  bookingId: 'NLM-1',
  studentName: 'Anitha Selvam',
  studentPhone: '9789012345',
  name: 'Somebody else',
  phoneNumber: '9000000000',
  time: '09:30',
  type: 'Online',
  bookingStatus: 1,
}

/** Paging of the second of three pages. */
export const paging = { currentPage: 2, totalPages: 3, itemsPerPage: 10 }
