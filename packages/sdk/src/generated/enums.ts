// Generated from openapi/ by `pnpm --filter @nalam/openapi generate`. Never edited by hand.
/** 1 pending, 2 confirmed, 3 declined, 4 reschedule. The portal shows confirmed bookings as "Confirmed". */
export const BOOKING_STATUS = { pending: 1, confirmed: 2, declined: 3, reschedule: 4 } as const

/** Whether the patient came. `arrived`: the patient is at the clinic. `seen`: the consultation has taken place. `no-show`: the patient did not come. `none`: nothing is noted. */
export const VISIT = { none: "none", arrived: "arrived", seen: "seen", noShow: "no-show" } as const

/** The doctor's decision about a pending booking - approve (2), decline (3) or reschedule (4). The code is the new status of the booking. */
export const BOOKING_DECISION = { approve: 2, decline: 3, reschedule: 4 } as const

/** Why the doctor cancels a confirmed booking. `emergency`: a personal emergency of the doctor. `unavailable`: the doctor is not available. `schedule-change`: the doctor's schedule has changed. `facility-closed`: the clinic is closed. `technical`: a technical problem. `other`: another reason, in the note. The codes correspond one to one to those of India's UHI Physical Consultation. */
export const CANCELLATION_REASON = { emergency: "emergency", unavailable: "unavailable", scheduleChange: "schedule-change", facilityClosed: "facility-closed", technical: "technical", other: "other" } as const

/** 1 on (patients can book it), 2 off. */
export const SLOT_STATUS = { on: 1, off: 2 } as const

/** Where a patient of the queue is. `expected`: has not arrived. `waiting`: has a number. `inside`: is called. `seen`: the visit is over. `left`: has left without being seen, or did not come. */
export const QUEUE_STATE = { expected: "expected", waiting: "waiting", inside: "inside", seen: "seen", left: "left" } as const

/** Why it is a patient's turn. `emergency`: goes first. `back`: was skipped or put back, and comes after the next two. `appointment`: the time of the appointment has come by then. `number`: has no appointment, and the lowest number. `early`: the time of the appointment has not come, and nobody else waits. `moved`: was put before another patient. `last`: was put last. */
export const QUEUE_REASON = { emergency: "emergency", back: "back", appointment: "appointment", number: "number", early: "early", moved: "moved", last: "last" } as const

/** A change of a patient of the queue, as changeQueueEntry describes. */
export const QUEUE_ACTION = { called: "called", seen: "seen", skipped: "skipped", back: "back", left: "left", emergency: "emergency", afterTwo: "after-two", last: "last", before: "before" } as const

/** 1 open, 2 in progress, 3 resolved. */
export const TICKET_STATUS = { open: 1, inProgress: 2, resolved: 3 } as const

/** Length of a slot in minutes. */
export const SLOT_MINUTES = [10, 15, 20, 30, 45, 60] as const

/** Minutes between the end of a slot and the start of the next. */
export const PAUSE_MINUTES = [0, 5, 10, 15, 20, 30] as const
