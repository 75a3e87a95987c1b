import type {
  ApiPromise,
  CallOptions,
  DoctorApi,
  OperationId,
  PlatformOperationId,
  WeeklyAvailability,
} from '../src/index.ts'
import type { PlatformApi } from '../src/platform/index.ts'

type Call<O extends OperationId> = (api: DoctorApi, options?: CallOptions) => ApiPromise<unknown, O>

export const email = 'kavitha.raman@nalam.example'
export const password = 'Secret@2026'

const weekly: WeeklyAvailability = {
  version: 4,
  weeklyHours: [{ weekday: 'MON', from: '09:00', to: '12:20', slotMinutes: 20, pauseMinutes: 0 }],
  keepPublishedWeeks: 4,
}
const planned = { from: '24-11-2026', to: '25-11-2026' }

/** The operations of a doctor. */
export type DoctorOperationId = Exclude<OperationId, PlatformOperationId>

/** A valid call of every operation of a doctor, as a consumer writes it. */
export const everyOperation: { readonly [O in DoctorOperationId]: Call<O> } = {
  listBookingSources: (api, options) => api.bookings.sources(options),
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
  changePassword: (api, options) =>
    api.account.changePassword(
      { currentPassword: password, newPassword: 'Secret@2027', confirmPassword: 'Secret@2027' },
      options,
    ),
  sendEmailCode: (api, options) => api.account.sendEmailCode(options),
  verifyEmail: (api, options) => api.account.verifyEmail({ confirmationCode: '482913' }, options),
  listPasskeys: (api, options) => api.account.passkeys(options),
  beginPasskey: (api, options) => api.account.beginPasskey(options),
  addPasskey: (api, options) =>
    api.account.addPasskey(
      { name: 'Pixel 9', credentialId: 'Zb2X', clientDataJSON: 'eyJ0', attestationObject: 'o2Nm' },
      options,
    ),
  renamePasskey: (api, options) => api.account.renamePasskey('psk_0001', 'Security key', options),
  removePasskey: (api, options) => api.account.removePasskey('psk_0001', options),
  setPasskeyOnly: (api, options) => api.account.setPasskeyOnly(true, options),
  sendRecoveryCode: (api, options) => api.account.sendRecoveryCode({ email, password }, options),
  beginRecovery: (api, options) => api.account.beginRecovery({ email, confirmationCode: '482913' }, options),
  stopRecovery: (api, options) => api.account.stopRecovery('mZ5pT0gA1c2VQy9rXw8LkA', options),
  beginProof: (api, options) => api.account.beginProof(options),
  proveIdentity: (api, options) => api.account.prove({ password }, options),
  beginPasskeyLogin: (api, options) => api.session.beginPasskeyLogin(options),
  loginWithPasskey: (api, options) =>
    api.session.loginWithPasskey(
      { credentialId: 'Zb2X', clientDataJSON: 'eyJ0', authenticatorData: 'SZYN', signature: 'MEUC' },
      options,
    ),
  getQueue: (api, options) => api.queue.show('03-12-2026', options),
  addQueueEntry: (api, options) =>
    api.queue.add({ date: '2026-12-03', name: 'Anitha Selvam', phone: '9840012345' }, options),
  callNextPatient: (api, options) =>
    api.queue.callNext({ date: '03-12-2026', session: 1, inside: 'que_0013', next: 'bkg_0012' }, options),
  undoPatientCall: (api, options) =>
    api.queue.undoCall({ date: '03-12-2026', session: 1, called: 'bkg_0012' }, options),
  endQueueSession: (api, options) =>
    api.queue.end({ date: '03-12-2026', session: 1, left: ['que_0014', 'bkg_0015'] }, options),
  changeQueueEntry: (api, options) => api.queue.change('que_0001', { action: 'before', beforeId: 'que_0014' }, options),
  getQueueScreen: (api, options) => api.queue.screen(options),
  saveQueueScreen: (api, options) =>
    api.queue.saveScreen({ room: '1', languages: ['ta', 'en', 'hi'], isNewLink: true }, options),
  removeQueueScreen: (api, options) => api.queue.removeScreen(options),
  getCalendarFeed: (api, options) => api.calendarFeed.state(options),
  createCalendarFeed: (api, options) => api.calendarFeed.create(options),
  changeCalendarFeed: (api, options) => api.calendarFeed.change({ showsNames: true }, options),
  removeCalendarFeed: (api, options) => api.calendarFeed.remove(options),
  listSessions: (api, options) => api.account.sessions(options),
  endSession: (api, options) => api.account.endSession('ses_0001', options),
  endOtherSessions: (api, options) => api.account.endOtherSessions(options),
  exportData: (api, options) => api.account.exportData(options),
  listActivity: (api, options) => api.account.activity(options),
  confirmForgotPassword: (api, options) =>
    api.account.resetPassword({ email, otp: '482913', newPassword: password, confirmPassword: password }, options),
  listBookings: (api, options) => api.bookings.list({ doctorId: 'doc_kavitha', page: 2, search: 'Anitha' }, options),
  updateBookingStatus: (api, options) => api.bookings.decide('bkg_0001', { action: 'approve' }, options),
  listUndoableBookings: (api, options) => api.bookings.undoable(options),
  undoBookingDecision: (api, options) => api.bookings.undo('bkg_0001', options),
  cancelBooking: (api, options) =>
    api.bookings.cancel('bkg_0001', { reason: 'other', note: 'Please call the clinic.', slot: 'off' }, options),
  moveBooking: (api, options) => api.bookings.move('bkg_0001', { slotId: 'slt_0002', previousSlot: 'open' }, options),
  setVisit: (api, options) => api.bookings.setVisit('bkg_0001', 'no-show', options),
  setTold: (api, options) => api.bookings.setTold('bkg_0001', options),
  previewCancellations: (api, options) =>
    api.bookings.previewCancellations({ date: '21-11-2026', fromTime: '12:00' }, options),
  cancelBookings: (api, options) =>
    api.bookings.cancelSeveral(
      { bookingIds: ['bkg_0001'], fingerprint: '3q2-7wEBAgMEBQYHCAkKCw', reason: 'emergency', slot: 'open' },
      options,
    ),
  undoCancellations: (api, options) => api.bookings.undoCancellations('cnl_0001', options),
  offerTimes: (api, options) =>
    api.bookings.offer('bkg_0001', { slotIds: ['slt_0002'], note: 'I am at the hospital.' }, options),
  withdrawOffer: (api, options) => api.bookings.withdrawOffer('bkg_0001', options),
  offerSeveral: (api, options) =>
    api.bookings.offerSeveral({ offers: [{ bookingId: 'bkg_0001', slotIds: ['slt_0002'] }] }, options),
  undoOffers: (api, options) => api.bookings.undoOffers('ofs_0001', options),
  readAppointment: (api, options) => api.patient.appointment('mZ5pT0gA1c2VQy9rXw8LkA', options),
  answerReminder: (api, options) =>
    api.patient.answerReminder({ token: 'mZ5pT0gA1c2VQy9rXw8LkA', answer: 'comes' }, options),
  getReminderSettings: (api, options) => api.bookings.reminderSettings(options),
  setReminderSettings: (api, options) => api.bookings.setReminderSettings({ freesTime: false }, options),
  readPatientOffer: (api, options) => api.patient.offer('mZ5pT0gA1c2VQy9rXw8LkA', options),
  answerOffer: (api, options) =>
    api.patient.answer({ token: 'mZ5pT0gA1c2VQy9rXw8LkA', version: 1, choice: 'none', wish: 'evenings' }, options),
  addSlot: (api, options) => api.slots.add({ date: '24-11-2026', from: '17:30', minutes: 30 }, options),
  changeSlots: (api, options) => api.slots.change({ action: 'delete', slotIds: ['slt_0001', 'slt_0003'] }, options),
  listUndoableSlotChanges: (api, options) => api.slots.undoable(options),
  undoSlotChange: (api, options) => api.slots.undo('chg_0001', options),
  getCalendar: (api, options) => api.calendar.show({ from: '24-11-2026', to: '30-11-2026' }, options),
  addBooking: (api, options) =>
    api.bookings.add({ slotId: 'slt_0002', patientName: 'Anitha Selvam', patientPhone: '9840012345' }, options),
  getAvailability: (api, options) => api.availability.get(options),
  replaceAvailability: (api, options) => api.availability.replace(weekly, options),
  addException: (api, options) =>
    api.availability.addException(
      { from: '27-11-2026', to: '27-11-2026', kind: 'closed', note: 'Conference' },
      options,
    ),
  removeException: (api, options) => api.availability.removeException('exc_0001', options),
  previewSlotPlan: (api, options) => api.availability.preview({ ...planned, copyFrom: '16-11-2026' }, options),
  applySlotPlan: (api, options) =>
    api.availability.apply({ ...planned, draft: weekly, fingerprint: '3q2-7wEBAgMEBQYHCAkKCw' }, options),
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

/** The names of all operations of a doctor. */
export const operationIds = Object.keys(everyOperation) as DoctorOperationId[]

type PlatformCall<O extends OperationId> = (api: PlatformApi, options?: CallOptions) => ApiPromise<unknown, O>

/** A valid call of every operation of a platform. */
export const everyPlatformOperation: { readonly [O in PlatformOperationId]: PlatformCall<O> } = {
  listPlatformDoctors: (api, options) => api.doctors.list({ search: 'heart', page: 1 }, options),
  listPlatformTimes: (api, options) =>
    api.doctors.times('doc_meena', { from: '03-12-2026', to: '09-12-2026' }, options),
  holdTime: (api, options) => api.holds.create({ slotId: 'slt_0003', patientPhone: '9000083962' }, options),
  releaseHold: (api, options) => api.holds.release('hld_0001', options),
  bookTime: (api, options) =>
    api.bookings.create(
      {
        slotId: 'slt_0003',
        holdId: 'hld_0001',
        patientName: 'Fathima Begum',
        patientPhone: '9000083962',
        language: 'ta',
        reason: 'To show the blood test results',
        reference: 'ra-5521',
      },
      options,
    ),
  getPlatformBooking: (api, options) => api.bookings.get('bkg_0012', options),
  answerPlatformReminder: (api, options) => api.bookings.answerReminder('bkg_0012', 'comes', options),
  cancelPlatformBooking: (api, options) => api.bookings.cancel('bkg_0012', options),
}
