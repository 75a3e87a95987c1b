// Generated from openapi/ by `pnpm --filter @nalam/openapi generate`. Never edited by hand.
import type { ErrorCode, MessageCode, OperationId } from './operations.ts'

const example1 = {"_id":"doc_kavitha","doctor_name":"Kavitha Raman","email":"kavitha.raman@nalam.example","mobile_number":"9840012345","address":"14, Usman Road, T Nagar, Chennai","pincode":"600017","locality":{"_id":"loc_chennai_t_nagar","locality_name":"T Nagar"},"landmark":"Near Panagal Park","city_name":"Chennai","city_id":3659,"state":"Tamil Nadu","state_id":35,"state_name":"Tamil Nadu","country":"India","country_id":101,"country_name":"India","clinic_name":"Kavitha Heart Clinic","doctor_qualification":"MD","doctor_experience":"8","about":"Heart care for families.","doctor_speciality":{"_id":"spc_cardiology","name":"Cardiology"},"language":["English","Tamil"],"available_days":["MON","TUE","WED","THU","FRI"],"availableTime":{"from":"9 AM","to":"5 PM"},"profile_image":"doc_kavitha.webp","profileUpdated":true,"isActive":true}
const example2 = {"statusCode":201,"message":"Login successful","code":"login.succeeded","doctorDetails":example1,"data":{}}
const example3 = {"id":"bkg_0002","date":"21-11-2026","bookingId":"NLM-100230","name":"Murugan Pandian","studentName":"Murugan Pandian","phoneNumber":"9444056789","studentPhone":"9444056789","time":"16:00","type":"Online","bookingStatus":2}
const example4 = [{"slotId":"slt_0003","date":"22-11-2026","time":"16:00"},{"slotId":"slt_0004","date":"23-11-2026","time":"16:30"}]
const example5 = {"cancellations":{"fingerprint":"3q2-7wEBAgMEBQYHCAkKCw","bookings":[example3],"left":[{"bookingId":"bkg_0001","reason":"pending","booking":{"id":"bkg_0001","date":"21-11-2026","bookingId":"NLM-100231","name":"Anitha Selvam","studentName":"Anitha Selvam","phoneNumber":"9789012345","studentPhone":"9789012345","time":"16:30","type":"Online","bookingStatus":1}}]}}
const example6 = {"id":"exc_0001","from":"27-11-2026","to":"27-11-2026","kind":"closed","note":"Conference, Madurai","hours":[],"bookingCount":0}
const example7 = {"isOn":true,"showsNames":false,"createdAt":"2026-11-26T03:30:00.000Z"}
const example8 = [{"weekday":"MON","from":"09:00","to":"12:20","slotMinutes":20,"pauseMinutes":0},{"weekday":"TUE","from":"09:00","to":"12:20","slotMinutes":20,"pauseMinutes":0}]
const example9 = [example6]
const example10 = {"plan":{"from":"24-11-2026","to":"25-11-2026","fingerprint":"3q2-7wEBAgMEBQYHCAkKCw","days":[{"date":"24-11-2026","isOpenDay":true,"create":[{"from":"09:40","to":"10:00"}],"remove":[{"id":"slt_0003","from":"19:00","to":"19:30","state":"open"}],"keep":[{"id":"slt_0001","from":"10:30","to":"10:50","state":"booked"}],"leftOut":[{"from":"09:00","to":"09:20","reason":"past"}]},{"date":"25-11-2026","isOpenDay":false,"create":[],"remove":[],"keep":[],"leftOut":[]}],"closedDayBookings":[]}}
const example11 = {"statusCode":200,"data":{"options":{"challenge":"mJ8m1cWg0w7n4fQ7mD0b1a2c3d4eKq3vY7dVb0yq1m4","rpId":"doctors.nalam.example","userVerification":"required","timeout":300000,"allowCredentials":[]}}}
const example12 = {"offer":{"version":2,"state":"open","patientName":"Murugan","doctorName":"Meena Raghavan","clinicName":"Raghavan Heart Clinic","address":"14, Usman Road, T Nagar, Chennai 600017","date":"21-11-2026","time":"16:00","times":example4,"note":"I am called to the hospital on Saturday afternoon.","expiresAt":"2026-11-21T06:00:00.000Z","canAnswer":true}}

/** The English text of every success code. */
export const messageTexts: Readonly<Record<MessageCode, string>> = {
  "account.registered": "Registration successful. We have sent a 6-digit code to your email.",
  "account.confirmed": "OTP verified successfully!",
  "login.succeeded": "Login successful",
  "logout.succeeded": "You are signed out.",
  "password.code_sent": "If an account with this email exists, we are sending a 6-digit code to it.",
  "password.changed": "Password changed successfully",
  "profile.updated": "Profile updated successfully!",
  "image.updated": "Profile image updated successfully!",
  "status.activated": "Your status is live.",
  "status.deactivated": "Your status is no longer live.",
  "booking.accepted": "Booking confirmed.",
  "booking.declined": "Booking declined.",
  "booking.reschedule_requested": "The patient will be asked to choose another time.",
  "booking.undone": "Your answer was undone. The booking is pending again.",
  "slot.created": "Slot created successfully!",
  "slot.status_updated": "Slot status updated successfully!",
  "ticket.status_updated": "Ticket status updated successfully!",
  "booking.added": "Booking added. It is confirmed.",
  "slot.added": "Slot added.",
  "slot.switched_on": "Slot switched on.",
  "slot.switched_off": "Slot switched off.",
  "slot.deleted": "Slot deleted.",
  "slots.switched_on": "Slots switched on.",
  "slots.switched_off": "Slots switched off.",
  "slots.deleted": "Slots deleted.",
  "slots.published": "Slots published.",
  "slots.restored": "The change is undone.",
  "availability.saved": "Hours saved.",
  "exception.added": "Exception added.",
  "exception.removed": "Exception removed.",
  "email.code_sent": "We have sent a 6-digit code to your email.",
  "email.verified": "Your email is verified.",
  "session.ended": "That device is signed out.",
  "sessions.ended": "Signed out on all other devices.",
  "passkey.added": "Passkey added.",
  "passkey.renamed": "Passkey renamed.",
  "passkey.removed": "Passkey removed.",
  "passkey_only.on": "From now on you can sign in only with your passkeys.",
  "passkey_only.off": "You can sign in with your password again.",
  "recovery.code_sent": "If this account uses only passkeys and the password is right, we are sending a 6-digit code to its email.",
  "recovery.begun": "In 24 hours you can sign in with your password again.",
  "recovery.stopped": "Request cancelled. You can sign in only with your passkeys.",
  "proof.given": "Thank you, confirmed.",
  "data.exported": "Your data was exported.",
  "booking.cancelled": "Booking cancelled.",
  "bookings.cancelled": "Bookings cancelled.",
  "cancellation.undone": "The cancellation was undone. The booking is confirmed again.",
  "cancellations.undone": "The cancellations were undone. The bookings are confirmed again.",
  "booking.moved": "Booking moved. It is confirmed at the new time.",
  "move.undone": "The move was undone. The booking has its previous time again.",
  "visit.arrived": "Marked as arrived.",
  "visit.seen": "Marked as seen.",
  "visit.no_show": "Marked as no-show.",
  "visit.cleared": "Visit cleared.",
  "offer.sent": "The times are held. The patient gets the message in 10 minutes.",
  "offers.sent": "The times are held. The patients get the message in 10 minutes.",
  "offer.withdrawn": "The offer is withdrawn. The times are free again.",
  "offer.undone": "The offer was undone. The booking is as it was before.",
  "offer.chosen": "Your new time is confirmed.",
  "offer.none": "We have told the clinic that none of these times work for you.",
  "calendar_feed.created": "Calendar link created.",
  "calendar_feed.changed": "Calendar feed changed.",
  "calendar_feed.removed": "The calendar link no longer works."
}

const done = (statusCode: number, code: MessageCode, data?: object) =>
  [statusCode, { statusCode, message: messageTexts[code], code, ...(data && { data }) }] as const

/** Status and body of every operation's successful response. */
export const successExamples: Readonly<Record<OperationId, readonly [status: number, body: object]>> = {
  registerDoctor: [201, {"statusCode":201,"data":{"message":"Registration successful. We have sent a 6-digit code to your email.","code":"account.registered","doctor_email":"meena.devi@nalam.example"}}],
  loginDoctor: [201, example2],
  confirmDoctorRegistration: [201, {"statusCode":201,"data":{"statusCode":201,"message":"OTP verified successfully!","code":"account.confirmed"}}],
  getDoctorProfile: [200, {"statusCode":200,"data":{"doctorDetails":example1}}],
  updateDoctorProfile: [200, {"statusCode":200,"data":{"message":"Profile updated successfully!","code":"profile.updated"}}],
  updateDoctorProfileImage: done(201, 'image.updated'),
  logoutDoctor: [200, {"statusCode":200,"data":{"message":"You are signed out.","code":"logout.succeeded"}}],
  updateDoctorStatus: [200, {"statusCode":200,"data":{"message":"Your status is live.","code":"status.activated"}}],
  forgotPassword: done(201, 'password.code_sent'),
  confirmForgotPassword: done(201, 'password.changed'),
  listBookings: [200, {"statusCode":200,"data":{"slots":[{"id":"bkg_0001","date":"24-11-2026","bookingId":"NLM-100231","name":"Anitha Selvam","studentName":"Anitha Selvam","phoneNumber":"9789012345","studentPhone":"9789012345","time":"09:30","type":"Online","bookingStatus":1},example3],"summary":{"total":140,"confirmed":61,"pending":33}}}],
  updateBookingStatus: done(200, 'booking.accepted'),
  listUndoableBookings: [200, {"statusCode":200,"data":{"bookings":[{"id":"bkg_0002","date":"21-11-2026","bookingId":"NLM-100230","name":"Murugan Pandian","studentName":"Murugan Pandian","phoneNumber":"9444056789","studentPhone":"9444056789","time":"16:00","type":"Online","bookingStatus":2,"decidedAt":"2026-11-20T06:00:00.000Z","undoUntil":"2026-11-20T06:10:00.000Z"}]}}],
  undoBookingDecision: done(200, 'booking.undone'),
  cancelBooking: done(200, 'booking.cancelled'),
  moveBooking: done(200, 'booking.moved', {"booking":{"id":"bkg_0002","date":"21-11-2026","bookingId":"NLM-100230","name":"Murugan Pandian","studentName":"Murugan Pandian","phoneNumber":"9444056789","studentPhone":"9444056789","time":"16:00","type":"Online","bookingStatus":2,"decidedAt":"2026-11-20T06:00:00.000Z","undoUntil":"2026-11-20T06:10:00.000Z","movedFrom":{"date":"20-11-2026","time":"16:00"}}}),
  setVisit: done(200, 'visit.arrived'),
  offerTimes: done(200, 'offer.sent', {"booking":{"id":"bkg_0002","date":"21-11-2026","bookingId":"NLM-100230","name":"Murugan Pandian","studentName":"Murugan Pandian","phoneNumber":"9444056789","studentPhone":"9444056789","time":"16:00","type":"Online","bookingStatus":4,"decidedAt":"2026-11-20T06:00:00.000Z","undoUntil":"2026-11-20T06:10:00.000Z","offer":{"state":"open","times":example4,"sentAt":"2026-11-20T06:00:00.000Z","expiresAt":"2026-11-21T06:00:00.000Z","note":"I am called to the hospital on Saturday afternoon."}}}),
  withdrawOffer: done(200, 'offer.withdrawn'),
  offerSeveral: done(200, 'offers.sent', {"sent":2}),
  readPatientOffer: [200, {"statusCode":200,"data":{"offer":{"version":1,"state":"open","patientName":"Murugan","doctorName":"Meena Raghavan","clinicName":"Raghavan Heart Clinic","address":"14, Usman Road, T Nagar, Chennai 600017","date":"21-11-2026","time":"16:00","times":example4,"note":"I am called to the hospital on Saturday afternoon.","expiresAt":"2026-11-21T06:00:00.000Z","canAnswer":true}}}],
  answerOffer: done(200, 'offer.chosen', {"offer":{"version":2,"state":"chosen","patientName":"Murugan","doctorName":"Meena Raghavan","clinicName":"Raghavan Heart Clinic","address":"14, Usman Road, T Nagar, Chennai 600017","date":"22-11-2026","time":"16:00","times":example4,"note":"I am called to the hospital on Saturday afternoon.","expiresAt":"2026-11-21T06:00:00.000Z","canAnswer":true,"changeUntil":"2026-11-22T09:30:00.000Z","bookingNumber":"NLM-100230"}}),
  previewCancellations: [200, {"statusCode":200,"data":example5}],
  cancelBookings: done(200, 'bookings.cancelled', {"id":"cnl_0001","cancelled":7,"undoUntil":"2026-11-20T06:10:00.000Z"}),
  undoCancellations: done(200, 'cancellations.undone'),
  createSlot: done(201, 'slot.created'),
  listSlotsByDate: [200, {"statusCode":200,"data":{"slotDetails":{"slots":[{"_id":"slt_0001","time":"09:30","start_time":"09:30","end_time":"10:00","isBooked":true,"slot_status":1},{"_id":"slt_0002","time":"10:00","start_time":"10:00","end_time":"10:30","isBooked":false,"slot_status":2}]},"days":[{"date":"24-11-2026","open":1,"booked":1}]}}],
  updateSlotStatus: [200, {"statusCode":200,"message":"Slot status updated successfully!","code":"slot.status_updated","slotId":"slt_0002"}],
  addSlot: done(201, 'slot.added', {"slot":{"id":"slt_0004","from":"17:30","to":"18:00","state":"open"},"change":{"id":"chg_0001","created":1,"removed":0,"switched":0,"undoUntil":"2026-11-20T06:10:00.000Z"}}),
  changeSlots: done(200, 'slots.deleted', {"change":{"id":"chg_0001","created":0,"removed":1,"switched":0,"undoUntil":"2026-11-20T06:10:00.000Z"},"left":[{"slotId":"slt_0003","reason":"booked"}]}),
  listUndoableSlotChanges: [200, {"statusCode":200,"data":{"changes":[{"id":"chg_0002","action":"published","from":"23-11-2026","to":"14-12-2026","created":48,"removed":2,"switched":0,"undoUntil":"2026-11-20T06:10:00.000Z"}]}}],
  undoSlotChange: done(200, 'slots.restored'),
  getCalendar: [200, {"statusCode":200,"data":{"days":[{"date":"24-11-2026","isOpenDay":true,"slots":[{"id":"slt_0001","from":"10:30","to":"10:50","state":"booked","booking":{"id":"bkg_0001","date":"24-11-2026","bookingId":"NLM-100231","name":"Anitha Selvam","studentName":"Anitha Selvam","phoneNumber":"9840012345","studentPhone":"9840012345","time":"10:30","type":"Online","bookingStatus":1}},{"id":"slt_0002","from":"10:50","to":"11:10","state":"open"}],"bookings":[]},{"date":"27-11-2026","isOpenDay":false,"exception":example6,"slots":[],"bookings":[]}]}}],
  getCalendarFeed: [200, {"statusCode":200,"data":{"feed":example7}}],
  changeCalendarFeed: done(200, 'calendar_feed.changed'),
  createCalendarFeed: done(201, 'calendar_feed.created', {"path":"/calendar/9n3tXqK2bVw7YzR5sLdA1g.ics","feed":example7}),
  removeCalendarFeed: done(200, 'calendar_feed.removed'),
  addBooking: done(201, 'booking.added', {"booking":{"id":"bkg_0001","date":"24-11-2026","bookingId":"NLM-100231","name":"Anitha Selvam","studentName":"Anitha Selvam","phoneNumber":"9840012345","studentPhone":"9840012345","time":"10:50","type":"Walk-in","bookingStatus":2}}),
  getAvailability: [200, {"statusCode":200,"data":{"availability":{"version":3,"isProposal":false,"weeklyHours":example8,"keepPublishedWeeks":4,"publishedUntil":"19-12-2026","exceptions":example9}}}],
  replaceAvailability: done(200, 'availability.saved', {"availability":{"version":4,"isProposal":false,"weeklyHours":example8,"keepPublishedWeeks":4,"publishedUntil":"19-12-2026","exceptions":example9}}),
  addException: done(201, 'exception.added', {"exception":example6}),
  removeException: done(200, 'exception.removed'),
  previewSlotPlan: [200, {"statusCode":200,"data":example10}],
  applySlotPlan: done(200, 'slots.published', {"change":{"id":"chg_0001","created":281,"removed":25,"switched":0,"undoUntil":"2026-11-20T06:10:00.000Z"},"left":[]}),
  changePassword: done(200, 'password.changed'),
  sendEmailCode: done(200, 'email.code_sent'),
  verifyEmail: done(200, 'email.verified'),
  listSessions: [200, {"statusCode":200,"data":{"sessions":[{"id":"kq3vY7dVb0yq1m4mJ8m1cWg0w7n4fQ7mD0b1a2c3d4e","browser":"Chrome","system":"Windows","createdAt":"2026-11-26T03:30:00.000Z","lastUsedAt":"2026-11-26T06:12:00.000Z","isThis":true},{"id":"Zb2XqF0s1l9o8i7u6y5t4r3e2w1q0a9s8d7f6g5h4j3","browser":"Safari","system":"iOS","createdAt":"2026-11-25T15:02:00.000Z","lastUsedAt":"2026-11-25T15:40:00.000Z","isThis":false}]}}],
  endOtherSessions: done(200, 'sessions.ended'),
  endSession: done(200, 'session.ended'),
  listPasskeys: [200, {"statusCode":200,"data":{"isAvailable":true,"isPasskeyOnly":false,"passkeys":[{"id":"psk_0001","name":"Pixel 9","createdAt":"2026-11-20T06:12:00.000Z","lastUsedAt":"2026-11-26T03:30:00.000Z","isBackedUp":true}]}}],
  addPasskey: done(200, 'passkey.added'),
  beginPasskey: [200, {"statusCode":200,"data":{"options":{"challenge":"mJ8m1cWg0w7n4fQ7mD0b1a2c3d4eKq3vY7dVb0yq1m4","rp":{"id":"doctors.nalam.example","name":"Nalam"},"user":{"id":"ZG9jX2thdml0aGE","name":"kavitha.raman@nalam.example","displayName":"Kavitha Raman"},"pubKeyCredParams":[{"type":"public-key","alg":-7}],"timeout":300000,"attestation":"none","excludeCredentials":[],"authenticatorSelection":{"residentKey":"required","requireResidentKey":true,"userVerification":"required"}}}}],
  renamePasskey: done(200, 'passkey.renamed'),
  removePasskey: done(200, 'passkey.removed'),
  proveIdentity: done(200, 'proof.given'),
  beginProof: [200, example11],
  loginWithPasskey: [201, example2],
  beginPasskeyLogin: [200, example11],
  setPasskeyOnly: done(200, 'passkey_only.on'),
  beginRecovery: done(200, 'recovery.begun', {"recoveryAt":"2026-11-27T06:00:00.000Z"}),
  sendRecoveryCode: done(200, 'recovery.code_sent'),
  stopRecovery: done(200, 'recovery.stopped'),
  exportData: done(200, 'data.exported', {"fileName":"nalam-2026-11-26.zip","content":"UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA=="}),
  listActivity: [200, {"statusCode":200,"data":{"activity":[{"at":"2026-11-26T03:30:00.000Z","name":"session.opened"},{"at":"2026-11-20T11:05:00.000Z","name":"password.changed"}]}}],
  listTickets: [200, {"statusCode":200,"currentPage":1,"totalPages":1,"itemsPerPage":10,"data":{"tickets":[{"_id":"tkt_0001","subject":"A slot is shown twice","message":"The slot of Tuesday, 9:30 AM, appears twice in my list.","status":1,"createdAt":"2026-11-18T06:30:00.000Z","updatedAt":"2026-11-18T06:30:00.000Z"}],"totalItems":1}}],
  updateTicketStatus: done(200, 'ticket.status_updated'),
  listSpecialities: [200, {"statusCode":200,"data":{"getAllspeciality":[{"_id":"spc_cardiology","name":"Cardiology"},{"_id":"spc_dermatology","name":"Dermatology"}]}}],
  listCountries: [200, {"statusCode":200,"data":{"data":[{"id":101,"name":"India"}]}}],
  listStates: [200, {"statusCode":200,"data":{"data":[{"id":35,"name":"Tamil Nadu"}]}}],
  listCities: [200, {"statusCode":200,"data":{"data":[{"id":3659,"_id":"cty_chennai","name":"Chennai"},{"id":3662,"_id":"cty_coimbatore","name":"Coimbatore"}]}}],
  listLocalities: [200, {"statusCode":200,"data":{"data":[{"_id":"loc_adyar","locality_name":"Adyar","pincode":"600020"},{"_id":"loc_chennai_t_nagar","locality_name":"T Nagar","pincode":"600017"}]}}],
}

const case1 = { 'request.cross_site': null, 'account.blocked': null }
const case2 = { 'request.too_large': null }
const case3 = { 'request.unsupported_type': null }
const case4 = { 'limit.exceeded': null }
const case5 = { 'server.failed': null }
const case6 = { 'server.unavailable': null }
const case7 = { 'account.unconfirmed': null, 'account.code_still_valid': null }
const case8 = { 'account.blocked': null, 'request.cross_site': null }
const case9 = { 'session.required': null, 'session.expired': null }
const case10 = { 'not_found': null }
const case11 = { 'login.wrong_credentials': null }
const case12 = { 'booking.already_decided': null, 'booking.past': null }
const case13 = { 'booking.not_decided': null, 'booking.undo_over': null, 'booking.slot_taken': null, 'booking.slot_gone': null }
const case14 = { 'request.key_reused': null }
const case15 = { 'booking.not_confirmed': null, 'booking.begun': null, 'booking.seen': null }
const case16 = { 'booking.not_movable': null, 'booking.past': null, 'booking.same_slot': null, 'slot.just_booked': null, 'slot.is_off': null, 'slot.day_closed': null, 'slot.past': null }
const case17 = { 'booking.not_confirmed': null, 'visit.too_early': null, 'visit.too_late': null }
const case18 = { 'booking.not_movable': null, 'booking.past': null, 'offer.too_soon': null, 'slot.just_booked': null, 'slot.is_off': null, 'slot.day_closed': null, 'slot.past': null }
const case19 = { 'offer.not_open': null }
const case20 = { 'offer.refused': null }
const case21 = { 'offer.answered': null, 'offer.expired': null, 'offer.withdrawn': null, 'offer.settled': null, 'offer.closed': null, 'offer.time_taken': null }
const case22 = { 'cancellations.changed': null, 'cancellations.none': null }
const case23 = { 'booking.undo_over': null, 'cancellations.undo_refused': null }
const case24 = { 'profile.incomplete': null, 'account.blocked': null, 'request.cross_site': null }
const case25 = { 'slot.booked': null, 'slot.past': null }
const case26 = { 'change.undo_over': null, 'change.undo_refused': null }
const case27 = { 'slot.just_booked': null, 'slot.is_off': null, 'slot.day_closed': null, 'slot.past': null }
const case28 = { 'availability.changed': null }
const case29 = { 'plan.changed': null, 'availability.changed': null }
const case30 = { 'request.cross_site': null, 'account.blocked': null, 'proof.required': null }
const case31 = { 'passkeys.too_many': null }
const case32 = { 'recovery.over': null }

/** By operation and status: the codes of its responses, each with the fields that it refuses. */
export const errorExamples: Readonly<
  Record<OperationId, Readonly<Record<number, Partial<Record<ErrorCode, Record<string, string> | null>>>>>
> = {
  registerDoctor: { 400: { 'request.invalid': {"email":"Email domain not allowed"} }, 403: case1, 409: { 'account.taken': {"email":"An account with this email or mobile number already exists."} }, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  loginDoctor: { 400: { 'login.wrong_credentials': null, 'request.invalid': {"email":"Invalid email format"} }, 401: case7, 403: case8, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  confirmDoctorRegistration: { 400: { 'code.wrong': null, 'request.invalid': {"confirmationCode":"The code has six digits."} }, 403: case1, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  getDoctorProfile: { 401: case9, 403: case1, 429: case4, 500: case5, 503: case6 },
  updateDoctorProfile: { 400: { 'request.invalid': {"about":"About section is required","availableTime.to":"End time is required"}, 'place.unknown': {"locality":"Please choose the city and the locality from the list."} }, 401: case9, 403: case1, 412: { 'profile.changed': {"clinic_name":"This field was changed elsewhere."} }, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  updateDoctorProfileImage: { 400: { 'image.unreadable': {"doctor_profile_img":"The image could not be read."}, 'request.invalid': {"doctor_profile_img":"Please choose an image."} }, 401: case9, 403: case1, 413: { 'image.too_large': {"doctor_profile_img":"The image is larger than 5 MB."} }, 415: { 'image.unsupported': {"doctor_profile_img":"Please choose a PNG, JPEG or WebP image."}, 'request.unsupported_type': null }, 429: case4, 500: case5, 503: case6 },
  logoutDoctor: { 401: case9, 403: case1, 429: case4, 500: case5, 503: case6 },
  updateDoctorStatus: { 400: { 'request.invalid': {"id":"Please enter a valid value."} }, 401: case9, 403: case1, 404: case10, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  forgotPassword: { 400: { 'request.invalid': {"email":"Invalid email format"} }, 401: case11, 403: case1, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  confirmForgotPassword: { 400: { 'code.wrong': null, 'password.mismatch': {"confirmPassword":"Passwords do not match"}, 'request.invalid': {"newPassword":"Password must be at least 8 characters"} }, 403: case1, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  listBookings: { 400: { 'request.invalid': {"page":"Please enter a valid value."} }, 401: case9, 403: case1, 404: case10, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  updateBookingStatus: { 400: { 'request.invalid': {"status":"Please enter a valid value."} }, 401: case9, 403: case1, 404: case10, 409: case12, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  listUndoableBookings: { 401: case9, 403: case1, 429: case4, 500: case5, 503: case6 },
  undoBookingDecision: { 400: { 'request.invalid': {"Idempotency-Key":"This field is required."} }, 401: case9, 403: case1, 404: case10, 409: case13, 422: case14, 429: case4, 500: case5, 503: case6 },
  cancelBooking: { 400: { 'request.invalid': {"reason":"Please enter a valid value."}, 'cancellation.note_missing': {"note":"Please write a note for the patient."} }, 401: case9, 403: case1, 404: case10, 409: case15, 413: case2, 415: case3, 422: case14, 429: case4, 500: case5, 503: case6 },
  moveBooking: { 400: { 'request.invalid': {"slotId":"Please enter a valid value."} }, 401: case9, 403: case1, 404: case10, 409: case16, 413: case2, 415: case3, 422: case14, 429: case4, 500: case5, 503: case6 },
  setVisit: { 400: { 'request.invalid': {"visit":"Please enter a valid value."} }, 401: case9, 403: case1, 404: case10, 409: case17, 413: case2, 415: case3, 422: case14, 429: case4, 500: case5, 503: case6 },
  offerTimes: { 400: { 'request.invalid': {"slotIds":"Please enter a valid value."} }, 401: case9, 403: case1, 404: case10, 409: case18, 413: case2, 415: case3, 422: case14, 429: case4, 500: case5, 503: case6 },
  withdrawOffer: { 400: { 'request.invalid': {"Idempotency-Key":"Please enter a valid value."} }, 401: case9, 403: case1, 404: case10, 409: case19, 422: case14, 429: case4, 500: case5, 503: case6 },
  offerSeveral: { 400: { 'request.invalid': {"offers":"Please enter a valid value."} }, 401: case9, 403: case1, 409: case20, 413: case2, 415: case3, 422: case14, 429: case4, 500: case5, 503: case6 },
  readPatientOffer: { 400: { 'request.invalid': {"token":"Please enter a valid value."} }, 403: case1, 404: case10, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  answerOffer: { 400: { 'request.invalid': {"choice":"Please enter a valid value."} }, 403: case1, 404: case10, 409: case21, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  previewCancellations: { 400: { 'request.invalid': {"date":"Please enter a valid value."} }, 401: case9, 403: case1, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  cancelBookings: { 400: { 'request.invalid': {"reason":"Please enter a valid value."}, 'cancellation.note_missing': {"note":"Please write a note for the patient."} }, 401: case9, 403: case1, 409: case22, 413: case2, 415: case3, 422: case14, 429: case4, 500: case5, 503: case6 },
  undoCancellations: { 400: { 'request.invalid': {"Idempotency-Key":"This field is required."} }, 401: case9, 403: case1, 404: case10, 409: case23, 422: case14, 429: case4, 500: case5, 503: case6 },
  createSlot: { 400: { 'request.invalid': {"date":"Date is required"}, 'slot.past': {"time":"This time has already passed."}, 'slot.too_far': {"date":"A slot can be at most two years ahead."}, 'slot.day_unavailable': {"date":"You do not see patients on this day of the week."} }, 401: case9, 403: case24, 404: case10, 409: { 'slot.taken': {"time":"You already have a slot at this time."} }, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  listSlotsByDate: { 400: { 'request.invalid': {"date":"Please enter a valid value."} }, 401: case9, 403: case1, 404: case10, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  updateSlotStatus: { 400: { 'request.invalid': {"status":"Please enter a valid value."} }, 401: case9, 403: case1, 404: case10, 409: case25, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  addSlot: { 400: { 'request.invalid': {"minutes":"Please enter a valid value."}, 'slot.past': {"from":"This time has already passed."}, 'slot.too_far': {"date":"A slot can be at most two years ahead."}, 'hours.end_first': {"minutes":"The end must be later than the start."} }, 401: case9, 403: case24, 409: { 'slot.taken': {"from":"You already have a slot at this time."} }, 413: case2, 415: case3, 422: case14, 429: case4, 500: case5, 503: case6 },
  changeSlots: { 400: { 'request.invalid': {"slotIds":"Please enter a valid value."} }, 401: case9, 403: case1, 413: case2, 415: case3, 422: case14, 429: case4, 500: case5, 503: case6 },
  listUndoableSlotChanges: { 401: case9, 403: case1, 429: case4, 500: case5, 503: case6 },
  undoSlotChange: { 400: { 'request.invalid': {"Idempotency-Key":"This field is required."} }, 401: case9, 403: case1, 404: case10, 409: case26, 422: case14, 429: case4, 500: case5, 503: case6 },
  getCalendar: { 400: { 'request.invalid': {"from":"Please enter a valid value."}, 'dates.order': {"to":"The last day is before the first day."}, 'calendar.too_long': {"to":"At most 42 days can be shown at once."} }, 401: case9, 403: case1, 429: case4, 500: case5, 503: case6 },
  getCalendarFeed: { 401: case9, 403: case1, 429: case4, 500: case5, 503: case6 },
  changeCalendarFeed: { 400: { 'request.invalid': {"showsNames":"Please enter a valid value."} }, 401: case9, 403: case1, 404: case10, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  createCalendarFeed: { 401: case9, 403: case1, 429: case4, 500: case5, 503: case6 },
  removeCalendarFeed: { 401: case9, 403: case1, 429: case4, 500: case5, 503: case6 },
  addBooking: { 400: { 'request.invalid': {"patientPhone":"Please enter a valid value."} }, 401: case9, 403: case1, 404: case10, 409: case27, 413: case2, 415: case3, 422: case14, 429: case4, 500: case5, 503: case6 },
  getAvailability: { 401: case9, 403: case1, 429: case4, 500: case5, 503: case6 },
  replaceAvailability: { 400: { 'request.invalid': {"keepPublishedWeeks":"Please enter a valid value."}, 'hours.end_first': {"weeklyHours.1.to":"The end must be later than the start."}, 'hours.too_short': {"weeklyHours.1.to":"These hours are shorter than one slot."}, 'hours.overlap': {"weeklyHours.1.from":"These hours overlap."}, 'hours.too_many': {"weeklyHours.10.from":"A day can have at most ten ranges of hours."} }, 401: case9, 403: case1, 409: case28, 413: case2, 415: case3, 422: case14, 429: case4, 500: case5, 503: case6 },
  addException: { 400: { 'request.invalid': {"from":"Please enter a valid value."}, 'dates.order': {"to":"The last day is before the first day."}, 'dates.past': {"from":"Choose today or a later day."}, 'slot.too_far': {"to":"A slot can be at most two years ahead."}, 'exception.one_day': {"to":"Different hours can be set for one day at a time."}, 'exception.hours_missing': {"hours":"Enter the hours of this day."}, 'hours.end_first': {"hours.0.to":"The end must be later than the start."}, 'hours.too_short': {"hours.0.to":"These hours are shorter than one slot."}, 'hours.overlap': {"hours.1.from":"These hours overlap."} }, 401: case9, 403: case1, 409: { 'exception.overlap': {"from":"There is already an exception on one of these days."} }, 413: case2, 415: case3, 422: case14, 429: case4, 500: case5, 503: case6 },
  removeException: { 400: { 'request.invalid': {"Idempotency-Key":"This field is required."} }, 401: case9, 403: case1, 404: case10, 422: case14, 429: case4, 500: case5, 503: case6 },
  previewSlotPlan: { 400: { 'request.invalid': {"from":"Please enter a valid value."}, 'dates.order': {"to":"The last day is before the first day."}, 'dates.past': {"from":"Choose today or a later day."}, 'slot.too_far': {"to":"A slot can be at most two years ahead."}, 'plan.too_long': {"to":"At most 92 days can be published at once."}, 'plan.too_many': {"to":"At most 3,000 slots can be published at once."}, 'hours.end_first': {"draft.weeklyHours.0.to":"The end must be later than the start."}, 'hours.too_short': {"draft.weeklyHours.0.to":"These hours are shorter than one slot."}, 'hours.overlap': {"draft.weeklyHours.1.from":"These hours overlap."} }, 401: case9, 403: case24, 409: case28, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  applySlotPlan: { 400: { 'request.invalid': {"fingerprint":"Please enter a valid value."}, 'dates.order': {"to":"The last day is before the first day."}, 'dates.past': {"from":"Choose today or a later day."}, 'slot.too_far': {"to":"A slot can be at most two years ahead."}, 'plan.too_long': {"to":"At most 92 days can be published at once."}, 'plan.too_many': {"to":"At most 3,000 slots can be published at once."}, 'hours.end_first': {"draft.weeklyHours.0.to":"The end must be later than the start."}, 'hours.too_short': {"draft.weeklyHours.0.to":"These hours are shorter than one slot."}, 'hours.overlap': {"draft.weeklyHours.1.from":"These hours overlap."} }, 401: case9, 403: case24, 409: case29, 413: case2, 415: case3, 422: case14, 429: case4, 500: case5, 503: case6 },
  changePassword: { 400: { 'password.mismatch': {"confirmPassword":"Passwords do not match"}, 'password.wrong': {"currentPassword":"The current password is wrong."}, 'request.invalid': {"newPassword":"Password must be at least 8 characters"} }, 401: case9, 403: case1, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  sendEmailCode: { 401: case9, 403: case1, 429: case4, 500: case5, 503: case6 },
  verifyEmail: { 400: { 'code.wrong': null, 'request.invalid': {"confirmationCode":"The code has six digits."} }, 401: case9, 403: case1, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  listSessions: { 401: case9, 403: case1, 429: case4, 500: case5, 503: case6 },
  endOtherSessions: { 400: { 'request.invalid': {"Idempotency-Key":"This field is required."} }, 401: case9, 403: case30, 422: case14, 429: case4, 500: case5, 503: case6 },
  endSession: { 400: { 'request.invalid': {"Idempotency-Key":"This field is required."} }, 401: case9, 403: case30, 404: case10, 422: case14, 429: case4, 500: case5, 503: case6 },
  listPasskeys: { 401: case9, 403: case1, 429: case4, 500: case5, 503: case6 },
  addPasskey: { 400: { 'passkey.not_added': null, 'passkeys.too_many': null, 'request.invalid': {"name":"Please enter a name."} }, 401: case9, 403: case30, 404: case10, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  beginPasskey: { 400: case31, 401: case9, 403: case30, 404: case10, 429: case4, 500: case5, 503: case6 },
  renamePasskey: { 400: { 'request.invalid': {"name":"Please enter a name."} }, 401: case9, 403: case1, 404: case10, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  removePasskey: { 400: { 'passkeys.last': null, 'request.invalid': {"Idempotency-Key":"This field is required."} }, 401: case9, 403: case30, 404: case10, 422: case14, 429: case4, 500: case5, 503: case6 },
  proveIdentity: { 400: { 'password.wrong': {"password":"The current password is wrong."}, 'proof.passkey_needed': null, 'passkey.refused': null, 'request.invalid': {"password":"Please enter your password."} }, 401: case9, 403: case1, 404: case10, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  beginProof: { 401: case9, 403: case1, 404: case10, 429: case4, 500: case5, 503: case6 },
  loginWithPasskey: { 400: { 'passkey.refused': null, 'request.invalid': {"credentialId":"Please try again."} }, 403: case1, 404: case10, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  beginPasskeyLogin: { 403: case1, 404: case10, 429: case4, 500: case5, 503: case6 },
  setPasskeyOnly: { 400: { 'passkeys.too_few': null, 'request.invalid': {"isOn":"Please enter a valid value."} }, 401: case9, 403: case30, 404: case10, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  beginRecovery: { 400: { 'code.wrong': null, 'request.invalid': {"confirmationCode":"The code has six digits."} }, 403: case1, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  sendRecoveryCode: { 400: { 'request.invalid': {"email":"Invalid email format"} }, 403: case1, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  stopRecovery: { 400: { 'request.invalid': {"token":"Please enter a valid value."} }, 403: case1, 404: case10, 409: case32, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  exportData: { 401: case9, 403: case30, 429: case4, 500: case5, 503: case6 },
  listActivity: { 401: case9, 403: case1, 429: case4, 500: case5, 503: case6 },
  listTickets: { 400: { 'request.invalid': {"page":"Please enter a valid value."} }, 401: case9, 403: case1, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  updateTicketStatus: { 400: { 'request.invalid': {"status":"Please enter a valid value."} }, 401: case9, 403: case1, 404: case10, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  listSpecialities: { 401: case9, 403: case1, 429: case4, 500: case5, 503: case6 },
  listCountries: { 401: case9, 403: case1, 429: case4, 500: case5, 503: case6 },
  listStates: { 400: { 'request.invalid': {"country_id":"Please enter a valid value."} }, 401: case9, 403: case1, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  listCities: { 400: { 'request.invalid': {"state_id":"Please enter a valid value."} }, 401: case9, 403: case1, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
  listLocalities: { 400: { 'request.invalid': {"city_id":"Please enter a valid value."} }, 401: case9, 403: case1, 413: case2, 415: case3, 429: case4, 500: case5, 503: case6 },
}

/** What comes with an error code beside its text, where anything does. */
export const errorData: Readonly<Partial<Record<ErrorCode, object>>> = {
  'offer.refused': {"refused":[{"bookingId":"bkg_0002","code":"slot.just_booked"}]},
  'offer.answered': example12,
  'offer.expired': example12,
  'offer.withdrawn': example12,
  'offer.settled': example12,
  'offer.closed': example12,
  'offer.time_taken': example12,
  'cancellations.changed': example5,
  'cancellations.none': {"cancellations":{"fingerprint":"3q2-7wEBAgMEBQYHCAkKCw","bookings":[],"left":[]}},
  'availability.changed': {"availability":{"version":5,"isProposal":false,"weeklyHours":example8,"keepPublishedWeeks":4,"publishedUntil":"19-12-2026","exceptions":example9}},
  'plan.changed': example10,
}

/** The English text of every error code. */
export const errorTexts: Readonly<Record<ErrorCode, string>> = {
  "request.invalid": "Please check the marked fields.",
  "request.malformed": "The request could not be read.",
  "request.too_large": "The request is too large.",
  "request.unsupported_type": "This content type is not supported.",
  "request.cross_site": "This request came from another site and was refused.",
  "request.method_not_allowed": "This method is not supported here.",
  "request.key_reused": "This was already sent with other content. Please try again.",
  "not_found": "Not found.",
  "session.required": "Please sign in.",
  "session.expired": "Your session has expired. Please sign in again.",
  "login.wrong_credentials": "The email or the password is wrong.",
  "account.unconfirmed": "Your account is not confirmed yet. We are sending a new code to your email.",
  "account.code_still_valid": "Your account is not confirmed yet. The last code sent to your email is still valid.",
  "account.blocked": "This account is blocked. Please contact support.",
  "account.taken": "An account with this email or mobile number already exists.",
  "code.wrong": "The code is wrong or no longer valid.",
  "limit.exceeded": "Too many attempts. Please wait a moment and try again.",
  "password.mismatch": "Passwords do not match",
  "password.wrong": "The current password is wrong.",
  "passkey.refused": "This passkey was not accepted. Please try again, or use your password.",
  "passkey.not_added": "The passkey could not be added. Please try again.",
  "passkeys.too_many": "At most 20 passkeys can be stored. Please remove one first.",
  "passkeys.too_few": "Please add a second passkey first.",
  "passkeys.last": "This is your last passkey, and you can sign in only with passkeys. Switch off “Only passkeys” first, or add another passkey.",
  "recovery.over": "The 24 hours are over: you can already sign in with your password again.",
  "proof.required": "Please confirm it's you.",
  "proof.passkey_needed": "This account uses only passkeys. Please use one of them.",
  "profile.incomplete": "Please complete your profile before adding slots.",
  "profile.changed": "Your profile was changed elsewhere. Please check the marked fields.",
  "place.unknown": "Please choose the city and the locality from the list.",
  "image.unsupported": "Please choose a PNG, JPEG or WebP image.",
  "image.too_large": "The image is larger than 5 MB.",
  "image.unreadable": "The image could not be read.",
  "booking.already_decided": "This booking has already been answered.",
  "booking.past": "The time of this appointment has passed. The booking can only be declined.",
  "booking.not_decided": "This booking is pending. There is nothing to undo.",
  "booking.undo_over": "The time to undo this answer is over.",
  "booking.slot_taken": "Another patient has booked this time. Nothing was undone.",
  "booking.slot_gone": "There are other slots at this time now. Nothing was undone.",
  "booking.not_confirmed": "This booking is not confirmed.",
  "booking.seen": "This patient was seen. The booking can no longer be cancelled.",
  "booking.begun": "The time of this appointment has begun. The booking can no longer be cancelled.",
  "booking.not_movable": "This booking can no longer be moved.",
  "booking.same_slot": "This booking is already at this time.",
  "cancellation.note_missing": "Please write a note for the patient.",
  "cancellations.changed": "These bookings have changed since the preview. Please check the new preview.",
  "cancellations.none": "None of these bookings can be cancelled.",
  "cancellations.undo_refused": "One of these times has been booked since. Nothing was undone.",
  "visit.too_early": "You can mark a visit from one hour before the appointment.",
  "visit.too_late": "You can mark a visit until five days after the appointment.",
  "offer.too_soon": "The first of these times is too soon for an answer. Offer times that begin in two and a half hours or later.",
  "offer.not_open": "There is no open offer for this booking.",
  "offer.refused": "Some of these times cannot be offered any more. Nothing was sent.",
  "offer.answered": "This offer has been answered in the meantime.",
  "offer.expired": "The time to answer is over.",
  "offer.withdrawn": "The clinic has withdrawn this offer.",
  "offer.settled": "This appointment has been changed in the meantime.",
  "offer.closed": "This answer can no longer be changed.",
  "offer.time_taken": "This time has just been taken.",
  "slot.taken": "You already have a slot at this time.",
  "slot.past": "This time has already passed.",
  "slot.too_far": "A slot can be at most two years ahead.",
  "slot.day_unavailable": "You do not see patients on this day of the week.",
  "slot.booked": "This slot is booked and cannot be switched on or off.",
  "slot.just_booked": "Somebody has just booked this slot.",
  "slot.is_off": "This slot is off. Switch it on to book it.",
  "slot.day_closed": "This day is closed. Choose another day.",
  "change.undo_over": "The time to undo this change is over.",
  "change.undo_refused": "One of these slots has been booked or changed since. Nothing was undone.",
  "dates.order": "The last day is before the first day.",
  "dates.past": "Choose today or a later day.",
  "calendar.too_long": "At most 42 days can be shown at once.",
  "hours.end_first": "The end must be later than the start.",
  "hours.too_short": "These hours are shorter than one slot.",
  "hours.overlap": "These hours overlap.",
  "hours.too_many": "A day can have at most ten ranges of hours.",
  "availability.changed": "The hours were changed elsewhere. Please check them.",
  "exception.overlap": "There is already an exception on one of these days.",
  "exception.one_day": "Different hours can be set for one day at a time.",
  "exception.hours_missing": "Enter the hours of this day.",
  "plan.too_long": "At most 92 days can be published at once.",
  "plan.too_many": "At most 3,000 slots can be published at once.",
  "plan.changed": "Something has changed since the preview. Please check the new preview.",
  "server.failed": "Something went wrong on our side. Please try again.",
  "server.unavailable": "The service is not available right now. Please try again in a moment."
}
