import type { ApiPromise, CallOptions, DoctorApi, OperationId } from '../src/index.ts'

type Call<O extends OperationId> = (api: DoctorApi, options?: CallOptions) => ApiPromise<unknown, O>

export const email = 'kavitha.raman@nalam.example'
export const password = 'Secret@2026'

/** A good call of every operation, as a consumer writes it. */
export const everyOperation: { readonly [O in OperationId]: Call<O> } = {
  registerDoctor: (api, options) =>
    api.account.register({ doctor_name: 'Kavitha Raman', email, mobile_number: '9840012345', password }, options),
  loginDoctor: (api, options) => api.session.login({ email, password }, options),
  confirmDoctorRegistration: (api, options) => api.account.confirm({ email, confirmationCode: '482913' }, options),
  getDoctorProfile: (api, options) => api.session.renew(options),
  updateDoctorProfile: (api, options) =>
    api.profile.update(
      {
        name: 'Kavitha Raman',
        mobile: '9840012345',
        email,
        locality: 'loc_chennai_t_nagar',
        city_id: 3659,
        city_name: 'Chennai',
        state_id: 35,
        state_name: 'Tamil Nadu',
        country_id: 101,
        country_name: 'India',
        clinic_name: 'Kavitha Heart Clinic',
        doctor_qualification: 'MD',
        doctor_experience: '8',
        doctor_speciality: 'spc_cardiology',
        language: ['English', 'Tamil'],
        available_days: ['MON', 'TUE'],
        address: '14, Usman Road, T Nagar, Chennai',
        availableTime: { from: '9 AM', to: '5 PM' },
        landmark: 'Near Panagal Park',
        about: 'Heart care for families.',
        pincode: '600017',
      },
      options,
    ),
  updateDoctorProfileImage: (api, options) =>
    api.profile.uploadImage(new Blob([new Uint8Array([137, 80, 78, 71])], { type: 'image/png' }), options),
  logoutDoctor: (api, options) => api.session.logout(options),
  updateDoctorStatus: (api, options) => api.profile.toggleActiveStatus('doc_kavitha', options),
  forgotPassword: (api, options) => api.account.forgotPassword({ email }, options),
  confirmForgotPassword: (api, options) =>
    api.account.resetPassword({ email, otp: '482913', newPassword: password, confirmPassword: password }, options),
  listBookings: (api, options) => api.bookings.list({ doctorId: 'doc_kavitha', page: 2, search: 'Anitha' }, options),
  updateBookingStatus: (api, options) => api.bookings.decide('bkg_0001', { action: 'approve' }, options),
  listUndoableBookings: (api, options) => api.bookings.undoable(options),
  undoBookingDecision: (api, options) => api.bookings.undo('bkg_0001', options),
  createSlot: (api, options) =>
    api.slots.create({ doctorId: 'doc_kavitha', date: '24-11-2026', time: '09:30' }, options),
  listSlotsByDate: (api, options) => api.slots.listByDate({ doctorId: 'doc_kavitha', date: '24-11-2026' }, options),
  updateSlotStatus: (api, options) => api.slots.setStatus({ slotId: 'slt_0001', isOn: false }, options),
  listTickets: (api, options) => api.tickets.list({ page: 1, search: 'slot' }, options),
  updateTicketStatus: (api, options) => api.tickets.setStatus({ ticketId: 'tkt_0001', status: 3 }, options),
  listSpecialities: (api, options) => api.lookups.specialities(options),
  listCountries: (api, options) => api.lookups.countries(options),
  listStates: (api, options) => api.lookups.states({}, options),
  listCities: (api, options) => api.lookups.cities({}, options),
  listLocalities: (api, options) => api.lookups.localities({ cityId: 3659 }, options),
}

/** The names of all operations. */
export const operationIds = Object.keys(everyOperation) as OperationId[]
