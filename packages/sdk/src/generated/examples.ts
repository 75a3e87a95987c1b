// Generated from openapi/ by `pnpm --filter @nalam/openapi generate`. Never edited by hand.
import type { ErrorCode, OperationId } from './operations.ts'

/** Status and body of every operation's good answer. */
export const goodAnswers: Readonly<Record<OperationId, readonly [status: number, body: object]>> = {
  registerDoctor: [201, {"statusCode":201,"data":{"message":"Registration successful. We have sent a 6-digit code to your e-mail.","code":"account.registered","doctor_email":"meena.devi@nalam.example"}}],
  loginDoctor: [201, {"statusCode":201,"message":"Login successful","code":"login.succeeded","doctorDetails":{"_id":"doc_kavitha","doctor_name":"Kavitha Raman","email":"kavitha.raman@nalam.example","mobile_number":"9840012345","address":"14, Usman Road, T Nagar, Chennai","pincode":"600017","locality":{"_id":"loc_t_nagar","locality_name":"T Nagar"},"landmark":"Near Panagal Park","city_name":"Chennai","city_id":3659,"state":"Tamil Nadu","state_id":35,"state_name":"Tamil Nadu","country":"India","country_id":101,"country_name":"India","clinic_name":"Kavitha Heart Clinic","doctor_qualification":"MD","doctor_experience":"8","about":"Heart care for families.","doctor_speciality":{"_id":"spc_cardiology","name":"Cardiology"},"language":["English","Tamil"],"available_days":["MON","TUE","WED","THU","FRI"],"availableTime":{"from":"9 AM","to":"5 PM"},"profile_image":"doc_kavitha.webp","profileUpdated":true,"isActive":true},"data":{}}],
  confirmDoctorRegistration: [201, {"statusCode":201,"data":{"statusCode":201,"message":"OTP verified successfully!","code":"account.confirmed"}}],
  getDoctorProfile: [200, {"statusCode":200,"data":{"doctorDetails":{"_id":"doc_kavitha","doctor_name":"Kavitha Raman","email":"kavitha.raman@nalam.example","mobile_number":"9840012345","address":"14, Usman Road, T Nagar, Chennai","pincode":"600017","locality":{"_id":"loc_t_nagar","locality_name":"T Nagar"},"landmark":"Near Panagal Park","city_name":"Chennai","city_id":3659,"state":"Tamil Nadu","state_id":35,"state_name":"Tamil Nadu","country":"India","country_id":101,"country_name":"India","clinic_name":"Kavitha Heart Clinic","doctor_qualification":"MD","doctor_experience":"8","about":"Heart care for families.","doctor_speciality":{"_id":"spc_cardiology","name":"Cardiology"},"language":["English","Tamil"],"available_days":["MON","TUE","WED","THU","FRI"],"availableTime":{"from":"9 AM","to":"5 PM"},"profile_image":"doc_kavitha.webp","profileUpdated":true,"isActive":true}}}],
  updateDoctorProfile: [200, {"statusCode":200,"data":{"message":"Profile updated successfully!","code":"profile.updated"}}],
  updateDoctorProfileImage: [201, {"statusCode":201,"message":"Profile image updated successfully!","code":"image.updated"}],
  logoutDoctor: [200, {"statusCode":200,"data":{"message":"You are signed out.","code":"logout.succeeded"}}],
  updateDoctorStatus: [200, {"statusCode":200,"data":{"message":"Your status is live.","code":"status.activated"}}],
  forgotPassword: [201, {"statusCode":201,"message":"If an account with this e-mail exists, a 6-digit code is on its way to it.","code":"password.code_sent"}],
  confirmForgotPassword: [201, {"statusCode":201,"message":"Password changed successfully","code":"password.changed"}],
  listBookings: [200, {"statusCode":200,"data":{"slots":[{"id":"bkg_0001","date":"24-11-2026","bookingId":"NLM-100231","name":"Anitha Selvam","studentName":"Anitha Selvam","phoneNumber":"9789012345","studentPhone":"9789012345","time":"09:30","type":"Online","bookingStatus":1},{"id":"bkg_0002","date":"21-11-2026","bookingId":"NLM-100230","name":"Murugan Pandian","studentName":"Murugan Pandian","phoneNumber":"9444056789","studentPhone":"9444056789","time":"16:00","type":"Online","bookingStatus":2}],"summary":{"total":140,"confirmed":61,"pending":33}}}],
  updateBookingStatus: [200, {"statusCode":200,"message":"The booking is confirmed.","code":"booking.accepted"}],
  createSlot: [201, {"statusCode":201,"message":"Slot created successfully!","code":"slot.created"}],
  listSlotsByDate: [200, {"statusCode":200,"data":{"slotDetails":{"slots":[{"_id":"slt_0001","time":"09:30","start_time":"09:30","end_time":"10:00","isBooked":true,"slot_status":1},{"_id":"slt_0002","time":"10:00","start_time":"10:00","end_time":"10:30","isBooked":false,"slot_status":2}]},"days":[{"date":"24-11-2026","open":1,"booked":1}]}}],
  updateSlotStatus: [200, {"statusCode":200,"message":"Slot status updated successfully!","code":"slot.status_updated","slotId":"slt_0002"}],
  listTickets: [200, {"statusCode":200,"currentPage":1,"totalPages":1,"itemsPerPage":10,"data":{"tickets":[{"_id":"tkt_0001","subject":"A slot is shown twice","message":"The slot of Tuesday, 9:30 AM, appears twice in my list.","status":1,"createdAt":"2026-11-18T06:30:00.000Z","updatedAt":"2026-11-18T06:30:00.000Z"}],"totalItems":1}}],
  updateTicketStatus: [200, {"statusCode":200,"message":"Ticket status updated successfully!","code":"ticket.status_updated"}],
  listSpecialities: [200, {"statusCode":200,"data":{"getAllspeciality":[{"_id":"spc_cardiology","name":"Cardiology"},{"_id":"spc_dermatology","name":"Dermatology"}]}}],
  listCountries: [200, {"statusCode":200,"data":{"data":[{"id":101,"name":"India"}]}}],
  listStates: [200, {"statusCode":200,"data":{"data":[{"id":35,"name":"Tamil Nadu"}]}}],
  listCities: [200, {"statusCode":200,"data":{"data":[{"id":3659,"_id":"cty_chennai","name":"Chennai"},{"id":3662,"_id":"cty_coimbatore","name":"Coimbatore"}]}}],
  listLocalities: [200, {"statusCode":200,"data":{"data":[{"_id":"loc_adyar","locality_name":"Adyar","pincode":"600020"},{"_id":"loc_t_nagar","locality_name":"T Nagar","pincode":"600017"}]}}],
}

/** By operation and status: the codes that can be answered, each with the fields that it refuses. */
export const badAnswers: Readonly<
  Record<OperationId, Readonly<Record<number, Partial<Record<ErrorCode, Record<string, string> | null>>>>>
> = {
  registerDoctor: { 400: { 'request.invalid': {"email":"Email domain not allowed"} }, 403: { 'request.cross_site': null, 'account.blocked': null }, 409: { 'account.taken': {"email":"An account with this e-mail or mobile number already exists."} }, 413: { 'request.too_large': null }, 415: { 'request.unsupported_type': null }, 429: { 'limit.exceeded': null }, 500: { 'server.failed': null }, 503: { 'server.unavailable': null } },
  loginDoctor: { 400: { 'login.wrong_credentials': null, 'request.invalid': {"email":"Invalid email format"} }, 401: { 'account.unconfirmed': null }, 403: { 'account.blocked': null, 'request.cross_site': null }, 413: { 'request.too_large': null }, 415: { 'request.unsupported_type': null }, 429: { 'limit.exceeded': null }, 500: { 'server.failed': null }, 503: { 'server.unavailable': null } },
  confirmDoctorRegistration: { 400: { 'code.wrong': null, 'request.invalid': {"confirmationCode":"The code has six digits."} }, 403: { 'request.cross_site': null, 'account.blocked': null }, 413: { 'request.too_large': null }, 415: { 'request.unsupported_type': null }, 429: { 'limit.exceeded': null }, 500: { 'server.failed': null }, 503: { 'server.unavailable': null } },
  getDoctorProfile: { 401: { 'session.required': null, 'session.expired': null }, 403: { 'request.cross_site': null, 'account.blocked': null }, 429: { 'limit.exceeded': null }, 500: { 'server.failed': null }, 503: { 'server.unavailable': null } },
  updateDoctorProfile: { 400: { 'request.invalid': {"about":"About section is required","availableTime.to":"End time is required"}, 'place.unknown': {"locality":"Please choose the city and the locality from the list."} }, 401: { 'session.required': null, 'session.expired': null }, 403: { 'request.cross_site': null, 'account.blocked': null }, 412: { 'profile.changed': {"clinic_name":"This field was changed elsewhere."} }, 413: { 'request.too_large': null }, 415: { 'request.unsupported_type': null }, 429: { 'limit.exceeded': null }, 500: { 'server.failed': null }, 503: { 'server.unavailable': null } },
  updateDoctorProfileImage: { 400: { 'image.unreadable': {"doctor_profile_img":"The image could not be read."}, 'request.invalid': {"doctor_profile_img":"Please choose an image."} }, 401: { 'session.required': null, 'session.expired': null }, 403: { 'request.cross_site': null, 'account.blocked': null }, 413: { 'image.too_large': {"doctor_profile_img":"The image is larger than 5 MB."} }, 415: { 'image.unsupported': {"doctor_profile_img":"Please choose a PNG, JPEG or WebP image."}, 'request.unsupported_type': null }, 429: { 'limit.exceeded': null }, 500: { 'server.failed': null }, 503: { 'server.unavailable': null } },
  logoutDoctor: { 401: { 'session.required': null, 'session.expired': null }, 403: { 'request.cross_site': null, 'account.blocked': null }, 429: { 'limit.exceeded': null }, 500: { 'server.failed': null }, 503: { 'server.unavailable': null } },
  updateDoctorStatus: { 400: { 'request.invalid': {"id":"Please enter a valid value."} }, 401: { 'session.required': null, 'session.expired': null }, 403: { 'request.cross_site': null, 'account.blocked': null }, 404: { 'not_found': null }, 413: { 'request.too_large': null }, 415: { 'request.unsupported_type': null }, 429: { 'limit.exceeded': null }, 500: { 'server.failed': null }, 503: { 'server.unavailable': null } },
  forgotPassword: { 400: { 'request.invalid': {"email":"Invalid email format"} }, 401: { 'login.wrong_credentials': null }, 403: { 'request.cross_site': null, 'account.blocked': null }, 413: { 'request.too_large': null }, 415: { 'request.unsupported_type': null }, 429: { 'limit.exceeded': null }, 500: { 'server.failed': null }, 503: { 'server.unavailable': null } },
  confirmForgotPassword: { 400: { 'code.wrong': null, 'password.mismatch': {"confirmPassword":"Passwords do not match"}, 'request.invalid': {"newPassword":"Password must be at least 8 characters"} }, 403: { 'request.cross_site': null, 'account.blocked': null }, 413: { 'request.too_large': null }, 415: { 'request.unsupported_type': null }, 429: { 'limit.exceeded': null }, 500: { 'server.failed': null }, 503: { 'server.unavailable': null } },
  listBookings: { 400: { 'request.invalid': {"page":"Please enter a valid value."} }, 401: { 'session.required': null, 'session.expired': null }, 403: { 'request.cross_site': null, 'account.blocked': null }, 404: { 'not_found': null }, 413: { 'request.too_large': null }, 415: { 'request.unsupported_type': null }, 429: { 'limit.exceeded': null }, 500: { 'server.failed': null }, 503: { 'server.unavailable': null } },
  updateBookingStatus: { 400: { 'request.invalid': {"status":"Please enter a valid value."} }, 401: { 'session.required': null, 'session.expired': null }, 403: { 'request.cross_site': null, 'account.blocked': null }, 404: { 'not_found': null }, 409: { 'booking.already_decided': null }, 413: { 'request.too_large': null }, 415: { 'request.unsupported_type': null }, 429: { 'limit.exceeded': null }, 500: { 'server.failed': null }, 503: { 'server.unavailable': null } },
  createSlot: { 400: { 'request.invalid': {"date":"Date is required"}, 'slot.past': {"time":"This time has already passed."}, 'slot.day_unavailable': {"date":"You do not see patients on this day of the week."} }, 401: { 'session.required': null, 'session.expired': null }, 403: { 'profile.incomplete': null, 'account.blocked': null, 'request.cross_site': null }, 404: { 'not_found': null }, 409: { 'slot.taken': {"time":"You already have a slot at this time."} }, 413: { 'request.too_large': null }, 415: { 'request.unsupported_type': null }, 429: { 'limit.exceeded': null }, 500: { 'server.failed': null }, 503: { 'server.unavailable': null } },
  listSlotsByDate: { 400: { 'request.invalid': {"date":"Please enter a valid value."} }, 401: { 'session.required': null, 'session.expired': null }, 403: { 'request.cross_site': null, 'account.blocked': null }, 404: { 'not_found': null }, 413: { 'request.too_large': null }, 415: { 'request.unsupported_type': null }, 429: { 'limit.exceeded': null }, 500: { 'server.failed': null }, 503: { 'server.unavailable': null } },
  updateSlotStatus: { 400: { 'request.invalid': {"status":"Please enter a valid value."} }, 401: { 'session.required': null, 'session.expired': null }, 403: { 'request.cross_site': null, 'account.blocked': null }, 404: { 'not_found': null }, 409: { 'slot.booked': null, 'slot.past': null }, 413: { 'request.too_large': null }, 415: { 'request.unsupported_type': null }, 429: { 'limit.exceeded': null }, 500: { 'server.failed': null }, 503: { 'server.unavailable': null } },
  listTickets: { 400: { 'request.invalid': {"page":"Please enter a valid value."} }, 401: { 'session.required': null, 'session.expired': null }, 403: { 'request.cross_site': null, 'account.blocked': null }, 413: { 'request.too_large': null }, 415: { 'request.unsupported_type': null }, 429: { 'limit.exceeded': null }, 500: { 'server.failed': null }, 503: { 'server.unavailable': null } },
  updateTicketStatus: { 400: { 'request.invalid': {"status":"Please enter a valid value."} }, 401: { 'session.required': null, 'session.expired': null }, 403: { 'request.cross_site': null, 'account.blocked': null }, 404: { 'not_found': null }, 413: { 'request.too_large': null }, 415: { 'request.unsupported_type': null }, 429: { 'limit.exceeded': null }, 500: { 'server.failed': null }, 503: { 'server.unavailable': null } },
  listSpecialities: { 401: { 'session.required': null, 'session.expired': null }, 403: { 'request.cross_site': null, 'account.blocked': null }, 429: { 'limit.exceeded': null }, 500: { 'server.failed': null }, 503: { 'server.unavailable': null } },
  listCountries: { 401: { 'session.required': null, 'session.expired': null }, 403: { 'request.cross_site': null, 'account.blocked': null }, 429: { 'limit.exceeded': null }, 500: { 'server.failed': null }, 503: { 'server.unavailable': null } },
  listStates: { 400: { 'request.invalid': {"country_id":"Please enter a valid value."} }, 401: { 'session.required': null, 'session.expired': null }, 403: { 'request.cross_site': null, 'account.blocked': null }, 413: { 'request.too_large': null }, 415: { 'request.unsupported_type': null }, 429: { 'limit.exceeded': null }, 500: { 'server.failed': null }, 503: { 'server.unavailable': null } },
  listCities: { 400: { 'request.invalid': {"state_id":"Please enter a valid value."} }, 401: { 'session.required': null, 'session.expired': null }, 403: { 'request.cross_site': null, 'account.blocked': null }, 413: { 'request.too_large': null }, 415: { 'request.unsupported_type': null }, 429: { 'limit.exceeded': null }, 500: { 'server.failed': null }, 503: { 'server.unavailable': null } },
  listLocalities: { 400: { 'request.invalid': {"city_id":"Please enter a valid value."} }, 401: { 'session.required': null, 'session.expired': null }, 403: { 'request.cross_site': null, 'account.blocked': null }, 413: { 'request.too_large': null }, 415: { 'request.unsupported_type': null }, 429: { 'limit.exceeded': null }, 500: { 'server.failed': null }, 503: { 'server.unavailable': null } },
}

/** The English text of every error code. */
export const errorTexts: Readonly<Record<ErrorCode, string>> = {
  "request.invalid": "Please check the marked fields.",
  "request.malformed": "The request could not be read.",
  "request.too_large": "The request is too large.",
  "request.unsupported_type": "This content type is not supported.",
  "request.cross_site": "This request came from another site and was refused.",
  "request.method_not_allowed": "This method is not supported here.",
  "not_found": "Not found.",
  "session.required": "Please sign in.",
  "session.expired": "Your session has expired. Please sign in again.",
  "login.wrong_credentials": "The e-mail or the password is wrong.",
  "account.unconfirmed": "Your account is not confirmed yet. A new code is on its way to your e-mail.",
  "account.blocked": "This account is blocked. Please contact support.",
  "account.taken": "An account with this e-mail or mobile number already exists.",
  "code.wrong": "The code is wrong or no longer valid.",
  "limit.exceeded": "Too many tries. Please wait a little and try again.",
  "password.mismatch": "Passwords do not match",
  "profile.incomplete": "Please complete your profile before adding slots.",
  "profile.changed": "Your profile was changed elsewhere. Please check the marked fields.",
  "place.unknown": "Please choose the city and the locality from the list.",
  "image.unsupported": "Please choose a PNG, JPEG or WebP image.",
  "image.too_large": "The image is larger than 5 MB.",
  "image.unreadable": "The image could not be read.",
  "booking.already_decided": "This booking has already been decided.",
  "slot.taken": "You already have a slot at this time.",
  "slot.past": "This time has already passed.",
  "slot.day_unavailable": "You do not see patients on this day of the week.",
  "slot.booked": "This slot is booked and cannot be switched.",
  "server.failed": "Something went wrong on our side. Please try again.",
  "server.unavailable": "The service is not available right now. Please try again in a moment."
}
