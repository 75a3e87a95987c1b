// Generated from openapi/ by `pnpm --filter @nalam/openapi generate`. Never edited by hand.
export interface paths {
    "/doctor/registerDoctor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a doctor
         * @description Creates an unconfirmed account and sends a 6-digit code by e-mail. The deployment configures which e-mail domains are allowed.
         */
        post: operations["registerDoctor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/loginDoctor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Starts a session. The session is only in the cookie.
         */
        post: operations["loginDoctor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/confirmDoctorRegistration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a registration with the code
         * @description Confirms the account. Does not start a session.
         */
        post: operations["confirmDoctorRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/doctor-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Renew the session
         * @description Extends the session and returns the signed-in doctor. Clients also use it to fetch the profile after a change.
         */
        get: operations["getDoctorProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/updateDoctorprofile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update the profile
         * @description Replaces the profile and marks it as complete. With `If-Match`, a profile that was changed elsewhere is not overwritten: the response is 412, and its `errors` name the fields that differ.
         */
        put: operations["updateDoctorProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/updateDoctorProfileImage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload the profile image
         * @description Accepts PNG, JPEG or WebP of at most 5 MB and 25 megapixels. The type is detected from the content.
         */
        put: operations["updateDoctorProfileImage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/doctor-logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session on the server.
         */
        post: operations["logoutDoctor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/updateDoctorStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invert the active status
         * @description Switches between live and not live. The request does not contain the new value; if the outcome is unknown, fetch the profile before sending it again.
         */
        post: operations["updateDoctorStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/forgotpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code for a new password
         * @description Sends a 6-digit code by e-mail. The response is the same for unknown addresses.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/doctorConfirmForgotPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the code
         * @description Sets the new password and ends all sessions of the account.
         */
        post: operations["confirmForgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/doc-get-all-bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List bookings
         * @description Two response variants. With only `doctorId`: `data.slots`, for the dashboard. With `page`, `searchQuery`, a filter or an order: `data.data` with paging, ten rows per page, latest appointment first by default.
         */
        post: operations["listBookings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/approveBookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a pending booking
         * @description Approves (2) or declines (3) a pending booking, or asks the patient to reschedule (4).
         */
        post: operations["updateBookingStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/undoable-bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the decisions that can be undone
         * @description The bookings that the doctor decided, cancelled or moved within the last 10 minutes, latest first, at most 100. Each has `decidedAt` and `undoUntil`.
         */
        get: operations["listUndoableBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/bookings/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a decision
         * @description Makes the booking pending again, within 10 minutes of the decision by the server's clock. After decline or reschedule the slot is booked again, and created again if it was deleted. If another patient has booked it, or other slots exist at that time, the response is 409 and nothing changes. The patient is informed only after these 10 minutes. A cancellation or a move (capability visits) is undone in the same way: the booking has its status, its time and its slot from before again. A move that has withdrawn an offer opens it again (code `move.undone`); if that is not possible any more, the booking is what it was before the offer (code `offer.undone`).
         */
        post: operations["undoBookingDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/bookings/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a confirmed booking
         * @description Cancels a confirmed booking whose time has not begun, for one of six reasons. Its status becomes declined (3) with a `cancellation`, and its slot becomes free. For 10 minutes it can be undone with undoBookingDecision. The patient is informed only after these 10 minutes.
         */
        post: operations["cancelBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/bookings/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a booking to another slot
         * @description Moves a pending or confirmed booking to an open slot, as agreed with the patient. It is confirmed at the new time, and its previous slot becomes free. If several requests take the same slot, only one succeeds. For 10 minutes it can be undone with undoBookingDecision. A pending booking whose time has passed cannot be moved, unless its patient has had an offer; a confirmed one can until the end of its day. A booking with an open offer is moved with `withdrawsOffer` only, to an open slot or to one that is held for it: the offer ends as withdrawn, its other slots become free, and of the move and an answer of the patient at the same moment one succeeds. Undoing such a move opens the offer again while there is time to answer and all of its slots are free (code `move.undone`); otherwise the booking is what it was before the offer (code `offer.undone`).
         */
        post: operations["moveBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/bookings/{id}/visit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Note whether the patient came
         * @description Replaces the visit of a confirmed booking, from one hour before its time until five days after it. It can be changed at any time in between and does not change the status.
         */
        put: operations["setVisit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/bookings/{id}/told": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Note that the patient was told
         * @description What is so is now what the patient knows, because the doctor has told it, for example by phone. A message that waits to be sent about it is not sent.
         */
        put: operations["setTold"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/bookings/{id}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer other times to the patient of a booking
         * @description Offers one to three open slots to the patient of a pending or confirmed booking. The booking becomes Reschedule (4) with an `offer`; the offered slots are held for the patient until the patient answers, but at most for 24 hours and until two hours before the first of them. The slot of a pending booking becomes free at once, that of a confirmed one when the patient answers. An open offer is replaced. For 10 minutes the offer can be undone with undoBookingDecision; the patient gets a message with a link only after these 10 minutes.
         */
        post: operations["offerTimes"];
        /**
         * Take an offer back
         * @description Takes back an offer that the patient has not answered, at any time. The held slots become free, and the booking is what it was before. If its slot was booked by another patient in the meantime, it stays without a slot.
         */
        delete: operations["withdrawOffer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer other times to several patients
         * @description Does the same as offerTimes for several bookings, such as all of a closed day, completely or not at all. For 10 minutes all of them can be undone together with undoOffers, or one by one with undoBookingDecision.
         */
        post: operations["offerSeveral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/offers/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the offers to several patients
         * @description Undoes all offers that were made together, within 10 minutes by the server's clock, as undoBookingDecision does for one. Offers that were undone or withdrawn one by one in the meantime are left out. One that can no longer be undone, because another patient has booked the old time or the patient has answered, stays as it is and is named in `left`. If none can be undone, the response is 409.
         */
        post: operations["undoOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patient/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an offer as its patient
         * @description Returns the offer of a patient's link. The link is in the body, so that no address contains it.
         */
        post: operations["readPatientOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patient/offer/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer an offer as its patient
         * @description Stores the answer to an offer: a chosen time, which is confirmed at once, or that none of the times fits. It is conditional on the `version` that the patient has seen: of several answers to the same version, one succeeds. The same answer sent again succeeds again. An answer can be changed until one hour before the chosen time, as long as the clinic has changed nothing since.
         */
        post: operations["answerOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patient/appointment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an appointment as its patient
         * @description Returns the appointment of a reminder's link. The link is in the body, so that no address contains it.
         */
        post: operations["readAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patient/appointment/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a reminder as its patient
         * @description Stores whether the patient comes, until one hour before the appointment. An answer can be changed until then; the same answer sent again succeeds again. If the patient cannot come, the time becomes free for others or stays kept, as the doctor has chosen. A freed time can be taken again as long as nobody else has it.
         */
        post: operations["answerReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/doctors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the doctors whose patients can book
         * @description Returns the doctors whose status is live, by name.
         */
        get: operations["listPlatformDoctors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/doctors/{id}/times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the free times of a doctor
         * @description Returns the times that can be booked now, and nothing else: no time that is past, booked, held, switched off or on a closed day. At most 42 days.
         */
        get: operations["listPlatformTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold a time while the patient types
         * @description Holds a free time for ten minutes for the patient with this mobile number; nobody else can book it meanwhile. At most two times are held for one number. A conflict has the times that are still free on that day and the next ones.
         */
        post: operations["holdTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/holds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Release a held time
         * @description Releases a time that this platform holds. A hold ends by itself after ten minutes.
         */
        delete: operations["releaseHold"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a time for a patient
         * @description Books a free time, or one that this platform holds (`holdId`). The booking waits for the doctor's answer, unless the doctor has chosen that bookings in these hours are confirmed at once. A request that nobody has answered lapses when its time begins. If several requests book the same time, one succeeds; a conflict has the times that are still free on that day and the next ones.
         */
        post: operations["bookTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a booking
         * @description Returns a booking that this platform made, as it is now.
         */
        get: operations["getPlatformBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/bookings/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a booking for its patient
         * @description Cancels a booking that this platform made, as its patient wishes, until its time begins. The time is free again, and the doctor sees who cancelled.
         */
        post: operations["cancelPlatformBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/bookings/{id}/reminder-answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a reminder for a patient
         * @description Does the same as answerReminder for a booking that this platform made, for example for the answer to a message of a bot.
         */
        post: operations["answerPlatformReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/reminder-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what becomes of the answers to reminders
         * @description Returns whether the time of a patient who cannot come is free for others at once.
         */
        get: operations["getReminderSettings"];
        /**
         * Choose what becomes of the answers to reminders
         * @description Stores whether the time of a patient who cannot come is free for others at once. Earlier answers stay as they are.
         */
        put: operations["setReminderSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/booking-sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the platforms that book
         * @description Returns the platforms that may book for patients, with the number of this doctor's bookings that each made in the last 30 days.
         */
        get: operations["listBookingSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/cancellations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the cancellation of several bookings
         * @description Changes nothing. Returns which confirmed bookings would be cancelled, and which bookings of the request would not.
         */
        post: operations["previewCancellations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/cancellations/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel several bookings
         * @description Cancels the bookings of the preview with this fingerprint, all or none, for one reason. Changes nothing if they have changed since. All of them can be undone together with undoCancellations, or one by one with undoBookingDecision.
         */
        post: operations["cancelBookings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/cancellations/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the cancellation of several bookings
         * @description Confirms all bookings again that were cancelled together, within 10 minutes by the server's clock, as undoBookingDecision does for one booking. Bookings that were undone one by one in the meantime are left out. If one of the times has been booked by another patient, the response is 409 and nothing changes.
         */
        post: operations["undoCancellations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/doc-create-slot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a slot
         * @description Creates a slot of 30 minutes. New slots are on.
         */
        post: operations["createSlot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/get-slots-by-date": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the slots of a day
         * @description The slots of one day, earliest first.
         */
        post: operations["listSlotsByDate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/delete-slot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Switch a slot on or off
         * @description Despite its path, it does not delete the slot. Booked and past slots cannot be switched.
         */
        delete: operations["updateSlotStatus"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a slot of any length
         * @description Creates a slot on any day, regardless of the weekly hours. Unlike createSlot, it returns the slot; undoing the change removes it.
         */
        post: operations["addSlot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/slot-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch or delete several slots
         * @description Changes all slots in one transaction. Slots that are booked, held or past are not changed and are listed in the response. Slots that do not exist or belong to another doctor are reported as `gone`.
         */
        post: operations["changeSlots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/undoable-slot-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes of slots that can be undone
         * @description What the doctor has added, switched, deleted or published within the last 10 minutes and has not undone, latest change first, at most 100, each with the first and the last of its days.
         */
        get: operations["listUndoableSlotChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/slot-changes/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change of slots
         * @description Possible within 10 minutes by the server's clock, unless one of the slots has been booked or changed since. Created slots are removed, removed slots are restored, and switched slots get their previous status. Undoing a publication also restores the last published day and the hours that it saved. If one of the slots cannot be undone, nothing changes.
         */
        post: operations["undoSlotChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show days with their slots and bookings
         * @description Every day from `from` to `to`, at most 42, with its slots, their bookings, and bookings without a slot. Declined bookings, and bookings whose patients are asked to choose another time, are not included.
         */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the queue of a day
         * @description Returns the queue of each session of a day: the ranges of the doctor's hours, or the whole day. The sessions of a day are fixed by its first arrival. Places and times are computed for the moment of the response.
         */
        get: operations["getQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/queue/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the number of a patient who arrives
         * @description Gives the next number of the session: to a booking, which is marked as arrived, or to a patient without an appointment. A booking that has a number of this session keeps it. Name and mobile number may be left out for an emergency only.
         */
        post: operations["addQueueEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/queue/entries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state or the place of a patient
         * @description `called` calls this patient instead of the next one; send `inside` as for callNextPatient. `seen` ends the visit. `skipped`: the patient is not there, and comes back after the next two. `back` returns a patient to the queue, at the place of the number. `left`: the patient has left, or did not come. `emergency` puts the patient first, `after-two` after the next two, `last` at the end, `before` before another one. Repeating a change that is so already changes nothing.
         */
        put: operations["changeQueueEntry"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/queue/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call the next patient
         * @description Calls the next patient; the visit of the patient inside is over. Send who is inside and who is next as displayed: if either is not so any more, nobody is called. So several devices that call at the same time call one patient.
         */
        post: operations["callNextPatient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/queue/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the last call
         * @description Undoes the last call of a session within 10 minutes, while the called patient is inside: the patient waits again at the same place, and the patient before is inside again.
         */
        post: operations["undoPatientCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/queue/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a session
         * @description Marks the patients of a session who still wait, or did not come, as left. Send whom the doctor has seen in the list; who arrived since then stays. Whose visit cannot be noted now, as for setVisit, stays too: patients who are expected more than one hour later.
         */
        post: operations["endQueueSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/queue/screen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the state of the screen in the waiting room
         * @description Whether there is a link for screens, without the link, and on how many screens the numbers are shown now.
         */
        get: operations["getQueueScreen"];
        /**
         * Make the link of the screen in the waiting room, or change what it shows
         * @description Makes a link if there is none, or if `isNewLink` is true: an earlier link stops working at once. The link is only in this response, because the server stores its hash. Without a new link, only room and languages change, and the screens show them at once. Whoever has the link sees numbers, the room and the doctor's name, never a patient.
         */
        put: operations["saveQueueScreen"];
        post?: never;
        /**
         * Remove the link of the screen
         * @description It stops working at once, on every screen. Repeating the request changes nothing.
         */
        delete: operations["removeQueueScreen"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the state of the calendar feed
         * @description Whether the doctor has a calendar feed, without its address.
         */
        get: operations["getCalendarFeed"];
        /**
         * Show or hide patients' names in the calendar feed
         * @description Repeating the request changes nothing. Showing names needs a proof, as beginPasskey, and an e-mail is sent about it.
         */
        put: operations["changeCalendarFeed"];
        /**
         * Create the address of the calendar feed
         * @description Creates a new address, which is only in this response, because the server stores its hash. An earlier address stops working. Repeating the request replaces the address again. The address outlives the session, so it needs a proof, as beginPasskey; an e-mail is sent about it.
         */
        post: operations["createCalendarFeed"];
        /**
         * Switch off the calendar feed
         * @description Its address stops working at once. Repeating the request changes nothing.
         */
        delete: operations["removeCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a booking
         * @description Books an open slot for a patient who calls or is at the desk. The booking is confirmed immediately. If several requests book the same slot, only one succeeds.
         */
        post: operations["addBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the weekly hours and exceptions
         * @description Until the hours are saved for the first time, they are derived from the available days and hours of the profile, with slots of 30 minutes.
         */
        get: operations["getAvailability"];
        /**
         * Save the weekly hours
         * @description Replaces the weekly hours. Slots change only when a plan is published.
         */
        put: operations["replaceAvailability"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/availability/exceptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an exception
         * @description Closes one or more days, or sets different hours for one day. Slots change only when a plan is published.
         */
        post: operations["addException"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/availability/exceptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an exception
         * @description The weekly hours apply again on these days. Slots change only when a plan is published.
         */
        delete: operations["removeException"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/slot-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a publication
         * @description Changes nothing. Returns for every day which slots a publication would create, remove, keep and leave out, and which bookings are on days without hours.
         */
        post: operations["previewSlotPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/slot-plans/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish slots
         * @description Applies the preview with this fingerprint and saves its draft, in one transaction. Changes nothing if anything has changed since. The change of slots can be undone like any other.
         */
        post: operations["applySlotPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Needs the current password. Ends all other sessions and, on request, the calendar feed, and sends an e-mail about the change. Repeating the request changes nothing: if the new password is already the password of the account, the request succeeds.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/email-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to the doctor's email
         * @description Sends a 6-digit code to the email of the doctor, for verifyEmail. Within 30 seconds of the last code none is sent, and the last one stays valid. If the email is already verified, none is sent and the code of the message is `email.verified`.
         */
        post: operations["sendEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/email-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the doctor's email
         * @description Compares the code that sendEmailCode has sent to this browser. Repeating the request changes nothing: for a verified email it succeeds.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where the doctor is signed in
         * @description The open sessions of the doctor, last use first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description Ends all sessions of the doctor but this one. Needs a proof of at most 10 minutes ago.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out on one device
         * @description Ends one session of the doctor. A session that has already ended, or belongs to another doctor, does not exist. Needs a proof of at most 10 minutes ago.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the passkeys
         * @description The passkeys of the doctor, oldest first. `isAvailable` says whether the server knows its public address, without which there are no passkeys.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Add a passkey
         * @description Stores the passkey that the browser has created with the options of beginPasskey. Needs a proof of at most 10 minutes ago and sends an e-mail about the change. Repeating the request changes nothing.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/passkey-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a passkey
         * @description Returns what the browser needs to create a passkey (WebAuthn). The challenge is valid once, for 5 minutes, in this session. Needs a proof of at most 10 minutes ago.
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a passkey
         * @description Replaces the name of a passkey.
         */
        put: operations["renamePasskey"];
        post?: never;
        /**
         * Remove a passkey
         * @description The passkey can no longer sign in. Needs a proof of at most 10 minutes ago and sends an e-mail about the change. The last passkey stays while only passkeys sign in (setPasskeyOnly).
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove the identity
         * @description Confirms that the doctor is present, by the password or a passkey with the options of beginProof; by a passkey if only passkeys sign in. For 10 minutes, actions that need a proof are possible in this session.
         */
        post: operations["proveIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/proof/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to prove the identity by a passkey
         * @description Returns what the browser needs to ask for a passkey of the doctor. The challenge is valid once, for 5 minutes, in this session.
         */
        post: operations["beginProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/passkey-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Starts a session, as loginDoctor. A passkey counts as both factors. A passkey whose counter goes back was copied: it is refused and reported by e-mail.
         */
        post: operations["loginWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/passkey-login/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in with a passkey
         * @description Returns what the browser needs to ask for a passkey, by a button or in the autofill of the e-mail field. The challenge is valid once, for 5 minutes, in this browser.
         */
        post: operations["beginPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/passkey-only": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sign in with passkeys only
         * @description On: the password no longer signs in, proves no identity and cannot be reset; needs at least two passkeys. Off: the password signs in again. Open sessions stay. Needs a proof of at most 10 minutes ago and sends an e-mail about the change. Repeating the request changes nothing. Whoever has lost all passkeys gets the password back by sendRecoveryCode and beginRecovery; while that is on its way, switching on stops it.
         */
        put: operations["setPasskeyOnly"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/passkey-recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin the way back without passkeys
         * @description Compares the code that sendRecoveryCode has sent to this browser. 24 hours later the password signs in again, and the passkeys stay. Until then setPasskeyOnly and the link in the e-mail about it (stopRecovery) stop it. A way back that is already on its way keeps its moment. Repeating the request with the same code begins nothing again and gets the same moment, as long as the code is valid and nobody has stopped it. When the 24 hours are over, an e-mail says so.
         */
        post: operations["beginRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/passkey-recovery/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code for the way back without passkeys
         * @description For a doctor who signs in with passkeys only and has lost all of them. Sends a 6-digit code by e-mail if the account uses only passkeys and the password is right. The response is the same in every other case. Each request counts as a failed sign-in, and two of them are at least 30 seconds apart.
         */
        post: operations["sendRecoveryCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/passkey-recovery/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop the way back by the link of the e-mail
         * @description The account keeps signing in with passkeys only; an e-mail says so. The token of the link is in the body, so that no address contains it. Repeating the request changes nothing.
         */
        post: operations["stopRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/data-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the doctor's data
         * @description Returns one ZIP file with what is stored of the doctor: every table as JSON and as CSV, and the profile image. It holds the names and numbers of patients. Needs a proof of at most 10 minutes ago and sends an e-mail about the export. Repeating the request makes another file.
         */
        post: operations["exportData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened to the account
         * @description The last 50 entries of the audit that concern the security of the account, latest first.
         */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/get_doctor_ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List support tickets
         * @description Ten rows per page, newest first. The fields are defined by the reference server.
         */
        post: operations["listTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/updateTicketStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the status of a ticket
         * @description Payload and response are defined by the reference server.
         */
        post: operations["updateTicketStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream events about changes
         * @description Server-Sent Events about changes of this doctor's data. The events contain only ids. The `data` of each event is one LiveEvent as
         *     JSON; its `id` is a number that increases by one with each change. A connection with `Last-Event-ID` first gets all events after
         *     that number. A connection without it, or whose missed events are unknown, begins with the topic `resync`. A comment is sent every
         *     15 seconds.
         *
         *     The stream ends with the session, after an event with the topic `session`. It does not extend the session. A client that reads
         *     too slowly is disconnected and can reconnect with the last number that it received. A doctor can have 5 open streams; further
         *     ones are rejected with 429, as are too many connections from one network. Requests from another origin are rejected with 403.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/speciality/readallspeciality": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List specialities
         * @description All specialities in alphabetical order.
         */
        get: operations["listSpecialities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utils/country/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List countries
         * @description The portal uses only India (id 101).
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utils/state/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the states of a country
         * @description The portal always requests country 101.
         */
        post: operations["listStates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utils/city/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the cities of a state
         * @description In alphabetical order.
         */
        post: operations["listCities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utils/locality/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the localities of a city
         * @description In alphabetical order, each with its pincode.
         */
        post: operations["listLocalities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "booking.accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The doctor has confirmed a pending booking.
         * @description Sent to the platform's receiver, which passes the text on to the patient. Any 2xx response means that the message was accepted.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifies the message, and is the same when it is sent again. Discard a message whose id is known.
                     * @example msg_7c0f4c5e2a1b4d6e9f116f0f3f1f8a52
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description When this attempt was made, in Unix seconds.
                     * @example 1795413600
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or several signatures, separated by spaces, each `v1,` and the HMAC-SHA256 of id, timestamp and body in base64.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BookingAcceptedEvent"];
                };
            };
            responses: {
                /** @description The receiver has accepted the message. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver refuses the message, for example because of its signature. It is sent again, not before `Retry-After`; after 410 it is given up. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.declined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The doctor has declined a pending booking.
         * @description Sent to the platform's receiver, which passes the text on to the patient. Any 2xx response means that the message was accepted.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifies the message, and is the same when it is sent again. Discard a message whose id is known.
                     * @example msg_7c0f4c5e2a1b4d6e9f116f0f3f1f8a52
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description When this attempt was made, in Unix seconds.
                     * @example 1795413600
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or several signatures, separated by spaces, each `v1,` and the HMAC-SHA256 of id, timestamp and body in base64.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BookingDeclinedEvent"];
                };
            };
            responses: {
                /** @description The receiver has accepted the message. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver refuses the message, for example because of its signature. It is sent again, not before `Retry-After`; after 410 it is given up. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.reschedule_requested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The doctor asks the patient to choose another time.
         * @description Sent to the platform's receiver, which passes the text on to the patient. Any 2xx response means that the message was accepted.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifies the message, and is the same when it is sent again. Discard a message whose id is known.
                     * @example msg_7c0f4c5e2a1b4d6e9f116f0f3f1f8a52
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description When this attempt was made, in Unix seconds.
                     * @example 1795413600
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or several signatures, separated by spaces, each `v1,` and the HMAC-SHA256 of id, timestamp and body in base64.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BookingRescheduleRequestedEvent"];
                };
            };
            responses: {
                /** @description The receiver has accepted the message. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver refuses the message, for example because of its signature. It is sent again, not before `Retry-After`; after 410 it is given up. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.offered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The doctor offers the patient other times.
         * @description Sent to the platform's receiver, which passes the text on to the patient. Any 2xx response means that the message was accepted.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifies the message, and is the same when it is sent again. Discard a message whose id is known.
                     * @example msg_7c0f4c5e2a1b4d6e9f116f0f3f1f8a52
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description When this attempt was made, in Unix seconds.
                     * @example 1795413600
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or several signatures, separated by spaces, each `v1,` and the HMAC-SHA256 of id, timestamp and body in base64.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BookingOfferedEvent"];
                };
            };
            responses: {
                /** @description The receiver has accepted the message. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver refuses the message, for example because of its signature. It is sent again, not before `Retry-After`; after 410 it is given up. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The doctor has cancelled a confirmed booking.
         * @description Sent to the platform's receiver, which passes the text on to the patient. Any 2xx response means that the message was accepted.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifies the message, and is the same when it is sent again. Discard a message whose id is known.
                     * @example msg_7c0f4c5e2a1b4d6e9f116f0f3f1f8a52
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description When this attempt was made, in Unix seconds.
                     * @example 1795413600
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or several signatures, separated by spaces, each `v1,` and the HMAC-SHA256 of id, timestamp and body in base64.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BookingCancelledEvent"];
                };
            };
            responses: {
                /** @description The receiver has accepted the message. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver refuses the message, for example because of its signature. It is sent again, not before `Retry-After`; after 410 it is given up. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.moved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The doctor has moved a booking to another time, which is confirmed.
         * @description Sent to the platform's receiver, which passes the text on to the patient. Any 2xx response means that the message was accepted.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifies the message, and is the same when it is sent again. Discard a message whose id is known.
                     * @example msg_7c0f4c5e2a1b4d6e9f116f0f3f1f8a52
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description When this attempt was made, in Unix seconds.
                     * @example 1795413600
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or several signatures, separated by spaces, each `v1,` and the HMAC-SHA256 of id, timestamp and body in base64.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BookingMovedEvent"];
                };
            };
            responses: {
                /** @description The receiver has accepted the message. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver refuses the message, for example because of its signature. It is sent again, not before `Retry-After`; after 410 it is given up. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The appointment is not confirmed, although the patient was told otherwise, or the time to choose another one is over. It waits for the doctor again.
         * @description Sent to the platform's receiver, which passes the text on to the patient. Any 2xx response means that the message was accepted.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifies the message, and is the same when it is sent again. Discard a message whose id is known.
                     * @example msg_7c0f4c5e2a1b4d6e9f116f0f3f1f8a52
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description When this attempt was made, in Unix seconds.
                     * @example 1795413600
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or several signatures, separated by spaces, each `v1,` and the HMAC-SHA256 of id, timestamp and body in base64.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BookingPendingEvent"];
                };
            };
            responses: {
                /** @description The receiver has accepted the message. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver refuses the message, for example because of its signature. It is sent again, not before `Retry-After`; after 410 it is given up. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.lapsed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A request that nobody has answered could not be confirmed. Sent an hour before its time, or when its time begins if it was made later.
         * @description Sent to the platform's receiver, which passes the text on to the patient. Any 2xx response means that the message was accepted.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifies the message, and is the same when it is sent again. Discard a message whose id is known.
                     * @example msg_7c0f4c5e2a1b4d6e9f116f0f3f1f8a52
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description When this attempt was made, in Unix seconds.
                     * @example 1795413600
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or several signatures, separated by spaces, each `v1,` and the HMAC-SHA256 of id, timestamp and body in base64.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BookingLapsedEvent"];
                };
            };
            responses: {
                /** @description The receiver has accepted the message. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver refuses the message, for example because of its signature. It is sent again, not before `Retry-After`; after 410 it is given up. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The confirmed appointment is tomorrow, or today. Sent from 18:00 to 21:00 at the clinic, or from 8:00 on the day.
         * @description Sent to the platform's receiver, which passes the text on to the patient. Any 2xx response means that the message was accepted.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifies the message, and is the same when it is sent again. Discard a message whose id is known.
                     * @example msg_7c0f4c5e2a1b4d6e9f116f0f3f1f8a52
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description When this attempt was made, in Unix seconds.
                     * @example 1795413600
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or several signatures, separated by spaces, each `v1,` and the HMAC-SHA256 of id, timestamp and body in base64.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BookingReminderEvent"];
                };
            };
            responses: {
                /** @description The receiver has accepted the message. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The receiver refuses the message, for example because of its signature. It is sent again, not before `Retry-After`; after 410 it is given up. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A booking of the platform has changed.
         * @description Sent to the address of the platform that made the booking, if it has one, and to nobody else: when the doctor can no longer undo the change, or at once if the patient has made it. It has the booking as `getPlatformBooking` returns it when it is sent, with the platform's reference, and nothing of the patient. A later change before it is accepted replaces it.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifies the message, and is the same when it is sent again. Discard a message whose id is known.
                     * @example msg_7c0f4c5e2a1b4d6e9f116f0f3f1f8a52
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description When this attempt was made, in Unix seconds.
                     * @example 1795413600
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or several signatures, separated by spaces, each `v1,` and the HMAC-SHA256 of id, timestamp and body in base64.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BookingChangedEvent"];
                };
            };
            responses: {
                /** @description The platform has accepted the message. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The platform refuses the message, for example because of its signature. It is sent again, not before `Retry-After`; after 410 it is given up. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description 2 to 50 Unicode letters, combining marks, zero-width joiners and spaces. The pattern is an ECMA-262 regular expression in Unicode mode (flag `u`), as JSON Schema 2020-12 requires. Tools that compile it without this flag reject every name.
         * @example Kavitha Raman
         */
        DoctorName: string;
        /**
         * @description An e-mail address; upper and lower case are not distinguished. The format is deliberately permissive: a domain without a dot is accepted. The deployment configures which domains may register.
         * @example kavitha.raman@nalam.example
         */
        Email: string;
        /**
         * @description Exactly ten digits without +91; at registration the first is 6, 7, 8 or 9.
         * @example 9840012345
         */
        MobileNumber: string;
        /**
         * Format: password
         * @description At least 8 characters with an upper-case letter, a lower-case letter, a digit and one of @$!%*?&.
         * @example Example@2026
         */
        NewPassword: string;
        /** @description The data of a new account. */
        RegisterRequest: {
            doctor_name: components["schemas"]["DoctorName"];
            email: components["schemas"]["Email"];
            mobile_number: components["schemas"]["MobileNumber"];
            password: components["schemas"]["NewPassword"];
        };
        /**
         * @description Equals the HTTP status.
         * @example 200
         */
        StatusCode: number;
        /**
         * @description The code of a success, stable across releases. `x-texts` has the English text that the reference server sends with it. Later versions may add codes.
         * @example login.succeeded
         * @enum {string}
         */
        MessageCode: "account.registered" | "account.confirmed" | "login.succeeded" | "logout.succeeded" | "password.code_sent" | "password.changed" | "profile.updated" | "image.updated" | "status.activated" | "status.deactivated" | "booking.accepted" | "booking.declined" | "booking.reschedule_requested" | "booking.undone" | "slot.created" | "slot.status_updated" | "ticket.status_updated" | "booking.added" | "slot.added" | "slot.switched_on" | "slot.switched_off" | "slot.deleted" | "slots.switched_on" | "slots.switched_off" | "slots.deleted" | "slots.published" | "slots.restored" | "availability.saved" | "exception.added" | "exception.removed" | "email.code_sent" | "email.verified" | "session.ended" | "sessions.ended" | "passkey.added" | "passkey.renamed" | "passkey.removed" | "passkey_only.on" | "passkey_only.off" | "recovery.code_sent" | "recovery.begun" | "recovery.stopped" | "proof.given" | "data.exported" | "booking.cancelled" | "bookings.cancelled" | "cancellation.undone" | "cancellations.undone" | "booking.moved" | "move.undone" | "visit.arrived" | "visit.seen" | "visit.no_show" | "visit.cleared" | "queue.added" | "queue.called" | "queue.undone" | "queue.ended" | "queue.saved" | "queue_screen.created" | "queue_screen.changed" | "queue_screen.removed" | "booking.told" | "offer.sent" | "offers.sent" | "offers.undone" | "offers.undone_in_part" | "offer.withdrawn" | "reminder.comes" | "reminder.cannot" | "reminder_settings.saved" | "offer.undone" | "offer.chosen" | "offer.none" | "calendar_feed.created" | "calendar_feed.changed" | "calendar_feed.removed" | "booking.requested" | "time.held" | "hold.released";
        /** @description The registered account, in `data`. */
        NestedRegistration: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The requested data. */
            data: {
                /** @description English text that may be shown. */
                message: string;
                code?: components["schemas"]["MessageCode"];
                /** @description The address that the code was sent to. */
                doctor_email: string;
            };
        };
        /** @description The registered account, at the top level. */
        TopLevelRegistration: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description English text that may be shown. */
            message: string;
            code?: components["schemas"]["MessageCode"];
            /** @description The address that the code was sent to. */
            doctor_email: string;
        };
        /** @description `data.message` and `data.doctor_email`, in `data` (reference server) or at the top level. */
        RegisterResponse: components["schemas"]["NestedRegistration"] | components["schemas"]["TopLevelRegistration"];
        /**
         * @description The code of an error, stable across releases. `x-texts` has the English text that the reference server sends with it. Later versions may add codes.
         * @example request.invalid
         * @enum {string}
         */
        ErrorCode: "request.invalid" | "request.malformed" | "request.too_large" | "request.unsupported_type" | "request.cross_site" | "request.method_not_allowed" | "request.key_reused" | "not_found" | "session.required" | "session.expired" | "login.wrong_credentials" | "account.unconfirmed" | "account.code_still_valid" | "account.blocked" | "account.taken" | "code.wrong" | "limit.exceeded" | "password.mismatch" | "password.wrong" | "passkey.refused" | "passkey.not_added" | "passkeys.too_many" | "passkeys.too_few" | "passkeys.last" | "recovery.over" | "proof.required" | "proof.passkey_needed" | "profile.incomplete" | "profile.changed" | "place.unknown" | "image.unsupported" | "image.too_large" | "image.too_many_pixels" | "image.unreadable" | "booking.already_decided" | "booking.past" | "booking.not_decided" | "booking.undo_over" | "booking.slot_taken" | "booking.slot_gone" | "booking.not_confirmed" | "booking.begun" | "booking.seen" | "booking.not_movable" | "booking.same_slot" | "cancellation.note_missing" | "cancellations.changed" | "cancellations.none" | "cancellations.undo_refused" | "visit.too_early" | "visit.too_late" | "queue.changed" | "queue.other_day" | "queue.full" | "queue.undo_over" | "offer.too_soon" | "offer.not_open" | "offer.refused" | "offers.undo_refused" | "offer.answered" | "offer.expired" | "offer.withdrawn" | "offer.settled" | "offer.closed" | "offer.time_taken" | "reminder.too_late" | "reminder.no_appointment" | "reminder.time_taken" | "booking.ended" | "booking.reference_taken" | "hold.too_many" | "platform.key_required" | "slot.taken" | "slot.past" | "slot.too_far" | "slot.day_unavailable" | "slot.booked" | "slot.just_booked" | "slot.is_off" | "slot.day_closed" | "change.undo_over" | "change.undo_refused" | "dates.order" | "dates.past" | "calendar.too_long" | "hours.end_first" | "hours.too_short" | "hours.overlap" | "hours.too_many" | "availability.changed" | "exception.overlap" | "exception.one_day" | "exception.hours_missing" | "plan.too_long" | "plan.too_many" | "plan.changed" | "server.failed" | "server.unavailable";
        /** @description An error of the reference server. */
        ErrorResponse: {
            /**
             * @description Equals the HTTP status.
             * @example 400
             */
            statusCode: number;
            /** @description English text that may be shown. */
            message: string;
            code: components["schemas"]["ErrorCode"];
            /** @description A message for each invalid field of the request. The names of nested fields contain dots. */
            errors?: {
                [key: string]: string;
            };
            /** @description For each field of `errors` whose message has a code, that code: one of `ErrorCode`, or the id of a form rule of the SDK. A client shows the message in another language by it. */
            errorCodes?: {
                [key: string]: string;
            };
            /** @description Identifies the request in the logs; equals `X-Request-Id`. */
            requestId: string;
        };
        /** @description An error of another platform with the same API. It may send `error` instead of `message`. */
        ForeignErrorResponse: {
            /** @description Equals the HTTP status. */
            statusCode?: number;
            /** @description English text that may be shown. */
            message?: string;
            /** @description Text of the error, as some platforms name it. */
            error?: string;
            /** @description The same fields, as some platforms send them. */
            data?: {
                /** @description Equals the HTTP status. */
                statusCode?: number;
                /** @description English text that may be shown. */
                message?: string;
                /** @description Text of the error, as some platforms name it. */
                error?: string;
            };
            /** @description A message for each invalid field of the request. */
            errors?: {
                [key: string]: string;
            };
        };
        /** @description The body of an error. The reference server sends the first shape. */
        ErrorBody: components["schemas"]["ErrorResponse"] | components["schemas"]["ForeignErrorResponse"];
        /** @description The credentials. The password rules are not checked here: a password that violates them is treated as a wrong password, not as an invalid request. */
        LoginRequest: {
            email: components["schemas"]["Email"];
            /**
             * Format: password
             * @description Password of the account.
             * @example Example@2026
             */
            password: string;
        };
        /**
         * @description An opaque identifier from the server.
         * @example bkg_0001
         */
        Id: string;
        /**
         * @description Identifier of a country (India is 101), a state (Tamil Nadu is 35) or a city. A number or text.
         * @example 35
         */
        PlaceId: number | string;
        /**
         * @description Three-letter code of a weekday.
         * @example MON
         * @enum {string}
         */
        WeekdayCode: "SUN" | "MON" | "TUE" | "WED" | "THU" | "FRI" | "SAT";
        /** @description The signed-in doctor. Fields without a value are absent, null or empty. */
        Doctor: {
            _id: components["schemas"]["Id"];
            /** @description Name of the doctor. */
            doctor_name: string;
            /** @description E-mail address. */
            email: string;
            /** @description Whether the doctor has entered a code that was sent to this address. */
            emailVerified?: boolean;
            /** @description Mobile number, ten digits. */
            mobile_number?: string | null;
            /** @description The same as `mobile_number`, as some platforms name it. Clients read both. */
            doctor_mobile?: string | null;
            /** @description Street address of the clinic. */
            address?: string | null;
            /** @description PIN code of the clinic, six digits. */
            pincode?: string | null;
            /** @description Locality of the clinic. */
            locality?: {
                _id: components["schemas"]["Id"];
                /** @description Name of the locality. */
                locality_name: string;
            } | null;
            /** @description Landmark near the clinic. */
            landmark?: string | null;
            /** @description Name of the city. */
            city_name?: string | null;
            /** @description Identifier of the city. */
            city_id?: components["schemas"]["PlaceId"] | null;
            /** @description Name of the state, used if `state_name` is missing. */
            state?: string | null;
            /** @description Identifier of the state. */
            state_id?: components["schemas"]["PlaceId"] | null;
            /** @description Name of the state. */
            state_name?: string | null;
            /** @description Name of the country, used if `country_name` is missing. */
            country?: string | null;
            /** @description Identifier of the country. */
            country_id?: components["schemas"]["PlaceId"] | null;
            /** @description Name of the country. */
            country_name?: string | null;
            /** @description Name of the clinic. */
            clinic_name?: string | null;
            /** @description Qualification, such as MD. */
            doctor_qualification?: string | null;
            /** @description Years of experience, as text. */
            doctor_experience?: string | null;
            /** @description An introduction written by the doctor. */
            about?: string | null;
            /** @description Speciality of the doctor. */
            doctor_speciality?: {
                _id: components["schemas"]["Id"];
                /** @description Name of the speciality. */
                name: string;
            } | null;
            /** @description Languages that the doctor speaks. */
            language?: string[] | null;
            /** @description Days on which the doctor sees patients. */
            available_days?: components["schemas"]["WeekdayCode"][] | null;
            /** @description Hours in which the doctor sees patients. */
            availableTime?: {
                /** @description First hour, such as 9 AM. */
                from?: string;
                /** @description Last hour, such as 5 PM. */
                to?: string;
            } | null;
            /** @description File name in the profile folder of the file store. */
            profile_image?: string | null;
            /** @description Whether the profile has been filled in. */
            profileUpdated?: boolean;
            /** @description Whether patients can find the doctor. */
            isActive?: boolean;
        };
        /** @description The session at the top level. */
        TopLevelSession: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description English text that may be shown. */
            message?: string;
            code?: components["schemas"]["MessageCode"];
            doctorDetails?: components["schemas"]["Doctor"];
            userDetails?: components["schemas"]["Doctor"];
            /** @description The extensions that the server offers, with the names of `x-capabilities`. If it is missing, the server offers none. Clients ignore unknown names. */
            capabilities?: string[];
            /** @description Token of another platform. The reference server never sends one. */
            accessToken?: string;
            /** @description Tokens of another platform. */
            tokens?: {
                /** @description Token of another platform. The reference server never sends one. */
                accessToken?: string;
            };
            /** @description Other data that a platform sends with a session. The reference server sends an empty object. */
            data?: Record<string, never> | null;
        };
        /** @description The doctor as `doctorDetails` (reference server) or `userDetails`. The reference server never sends a token; other platforms send it as `accessToken` or `tokens.accessToken`. */
        SessionFields: {
            doctorDetails?: components["schemas"]["Doctor"];
            userDetails?: components["schemas"]["Doctor"];
            /** @description The extensions that the server offers, with the names of `x-capabilities`. If it is missing, the server offers none. Clients ignore unknown names. */
            capabilities?: string[];
            /** @description Token of another platform. The reference server never sends one. */
            accessToken?: string;
            /** @description Tokens of another platform. */
            tokens?: {
                /** @description Token of another platform. The reference server never sends one. */
                accessToken?: string;
            };
        };
        /** @description The session in `data`. */
        NestedSession: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description English text that may be shown. */
            message?: string;
            code?: components["schemas"]["MessageCode"];
            data: components["schemas"]["SessionFields"];
        };
        /** @description `statusCode`, `message`, `doctorDetails` and `data`; the session is at the top level (reference server) or in `data`. */
        LoginResponse: components["schemas"]["TopLevelSession"] | components["schemas"]["NestedSession"];
        /**
         * @description The six digits of a one-time code, without separators.
         * @example 482913
         */
        ConfirmationCode: string;
        /** @description The e-mail address and the code that was sent to it. */
        ConfirmRegistrationRequest: {
            email: components["schemas"]["Email"];
            confirmationCode: components["schemas"]["ConfirmationCode"];
        };
        /** @description A message in `data`. */
        NestedMessage: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The requested data. */
            data: {
                statusCode?: components["schemas"]["StatusCode"];
                /** @description English text that may be shown. */
                message: string;
                code?: components["schemas"]["MessageCode"];
            };
        };
        /** @description A message at the top level. */
        TopLevelMessage: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description English text that may be shown. */
            message: string;
            code?: components["schemas"]["MessageCode"];
        };
        /** @description `data.message`, in `data` (reference server) or at the top level. */
        DataMessageResponse: components["schemas"]["NestedMessage"] | components["schemas"]["TopLevelMessage"];
        /** @description `data.doctorDetails`, in `data` (reference server) or at the top level. */
        ProfileResponse: components["schemas"]["NestedSession"] | components["schemas"]["TopLevelSession"];
        /** @description Nobody is signed in. `data` names what the server offers all the same, so that a sign-in page asks for nothing that is not there. */
        SignedOutResponse: {
            /**
             * @description Equals the HTTP status.
             * @example 401
             */
            statusCode: number;
            /** @description English text that may be shown. */
            message: string;
            code: components["schemas"]["ErrorCode"];
            /** @description Identifies the request in the logs; equals `X-Request-Id`. */
            requestId: string;
            /** @description What the server offers. Without it, it offers no extensions. */
            data?: {
                /** @description The names of the extensions, as in the response to a session. */
                capabilities: string[];
            };
        };
        /** @description The body of the error for a client that is not signed in. The reference server sends the first shape. */
        SignedOutError: components["schemas"]["SignedOutResponse"] | components["schemas"]["ForeignErrorResponse"];
        /**
         * @description A doctor's qualification.
         * @example MBBS
         * @enum {string}
         */
        Qualification: "MBBS" | "MD" | "DO" | "MS" | "DM" | "MCh" | "BAMS" | "BHMS" | "BDS" | "MDS" | "PhD in Medicine" | "Diploma in Anesthesiology" | "Diploma in Child Health" | "Diploma in Gynecology and Obstetrics" | "Fellowship in Cardiology" | "Fellowship in Oncology";
        /**
         * @description Years of experience, 1 to 10 or "10+".
         * @example 8
         * @enum {string}
         */
        Experience: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "10+";
        /**
         * @description A language that a doctor speaks.
         * @example Tamil
         * @enum {string}
         */
        Language: "English" | "Hindi" | "Telugu" | "Tamil" | "Kannada" | "Malayalam" | "Bengali" | "Gujarati" | "Marathi" | "Punjabi";
        /**
         * @description A full hour in the format of availableTime, 12 AM to 11 PM.
         * @example 9 AM
         */
        HourLabel: string;
        /**
         * @description The hours in which a doctor sees patients; `to` is later than `from`.
         * @example {
         *       "from": "9 AM",
         *       "to": "5 PM"
         *     }
         */
        AvailableTime: {
            from: components["schemas"]["HourLabel"];
            to: components["schemas"]["HourLabel"];
        };
        /**
         * @description An Indian PIN code, six digits.
         * @example 600017
         */
        Pincode: string;
        /** @description The complete profile. Name, mobile number and e-mail are required but read-only: a different value changes nothing. */
        ProfileUpdateRequest: {
            name: components["schemas"]["DoctorName"];
            /** @description Exactly ten digits. */
            mobile: string;
            email: components["schemas"]["Email"];
            locality: components["schemas"]["Id"];
            city_id: components["schemas"]["PlaceId"];
            /** @description Name of the city. */
            city_name: string;
            state_id: components["schemas"]["PlaceId"];
            /** @description Name of the state. */
            state_name: string;
            country_id: components["schemas"]["PlaceId"];
            /** @description Name of the country. */
            country_name: string;
            /** @description Name of the clinic. */
            clinic_name: string;
            doctor_qualification: components["schemas"]["Qualification"];
            doctor_experience: components["schemas"]["Experience"];
            doctor_speciality: components["schemas"]["Id"];
            /** @description At least one language. */
            language: components["schemas"]["Language"][];
            /** @description Days on which the doctor sees patients. */
            available_days: components["schemas"]["WeekdayCode"][];
            /** @description Street address of the clinic. */
            address: string;
            availableTime: components["schemas"]["AvailableTime"];
            /** @description Landmark near the clinic. */
            landmark: string;
            /** @description An introduction written by the doctor. */
            about: string;
            pincode: components["schemas"]["Pincode"];
        };
        /** @description A PNG, JPEG or WebP image of at most 5 MB. The type is detected from the content. */
        ProfileImageRequest: {
            /**
             * Format: binary
             * @description The image file.
             */
            doctor_profile_img: Blob;
        };
        /** @description `message`, at the top level (reference server) or in `data`. */
        MessageResponse: components["schemas"]["TopLevelMessage"] | components["schemas"]["NestedMessage"];
        /** @description The doctor's own id; any other id is rejected with 404. */
        DoctorStatusRequest: {
            id: components["schemas"]["Id"];
        };
        /** @description The e-mail address of the account. */
        ForgotPasswordRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description The code and the new password, as a multipart form. The two passwords must be equal. */
        ResetPasswordRequest: {
            email: components["schemas"]["Email"];
            otp: components["schemas"]["ConfirmationCode"];
            newPassword: components["schemas"]["NewPassword"];
            /**
             * Format: password
             * @description The new password again.
             */
            confirmPassword: string;
        };
        /**
         * @description Pages start at 1.
         * @example 1
         */
        PageNumber: number;
        /**
         * @description The search text. An empty text matches everything.
         * @example Anitha
         */
        SearchText: string;
        /**
         * @description 1 pending, 2 confirmed, 3 declined, 4 reschedule. The portal shows confirmed bookings as "Confirmed".
         * @example 1
         * @enum {integer}
         */
        BookingStatusCode: 1 | 2 | 3 | 4;
        /**
         * @description A day in the clinic's time zone (Asia/Kolkata) as DD-MM-YYYY.
         * @example 20-11-2026
         */
        CalendarDate: string;
        /**
         * @description Whether the patient came. `arrived`: the patient is at the clinic. `seen`: the consultation has taken place. `no-show`: the patient did not come. `none`: nothing is noted.
         * @example arrived
         * @enum {string}
         */
        Visit: "none" | "arrived" | "seen" | "no-show";
        /** @description The dashboard sends only `doctorId` and gets `data.slots`. The appointments screen also sends `page` (and `searchQuery`) and gets `data.data` with paging. The search covers patient, mobile number and booking ID; all words must match, in any order. A request with a filter or an order gets the paged variant as well. */
        ListBookingsRequest: {
            doctorId: components["schemas"]["Id"];
            page?: components["schemas"]["PageNumber"];
            searchQuery?: components["schemas"]["SearchText"];
            /** @description Only bookings with one of these statuses. */
            status?: components["schemas"]["BookingStatusCode"][];
            /** @description The first day. */
            from?: components["schemas"]["CalendarDate"];
            /** @description The last day. */
            to?: components["schemas"]["CalendarDate"];
            /**
             * @description `latest` (the default): latest appointment first. `soonest`: earliest appointment first; pending bookings whose time has passed come after all others.
             * @enum {string}
             */
            order?: "latest" | "soonest";
            /** @description true: only bookings that were confirmed and then cancelled. false: no such bookings. Declined (3) includes them by default. */
            cancelled?: boolean;
            /** @description Only confirmed bookings with one of these visits. */
            visit?: components["schemas"]["Visit"][];
            /**
             * @description true: only upcoming bookings whose patients were not told what is so.
             * @enum {boolean}
             */
            notTold?: true;
        };
        /**
         * @description A time of day in the clinic's time zone as 24-hour HH:MM.
         * @example 09:30
         */
        ClockTime: string;
        /**
         * @description A booking status as text, as some platforms send it. Accepted and Confirmed have the same meaning.
         * @example Pending
         * @enum {string}
         */
        BookingStatusText: "Pending" | "Accepted" | "Confirmed" | "Declined" | "Reschedule";
        /**
         * @description The status of a booking, as a code or as text.
         * @example 1
         */
        BookingStatus: components["schemas"]["BookingStatusCode"] | components["schemas"]["BookingStatusText"];
        /**
         * @description Why a booking was cancelled: a reason of the doctor (see `CancellationReason`), or `patient`: its patient cancelled it. Later versions may add reasons; clients treat unknown reasons as `other`.
         * @example patient
         * @enum {string}
         */
        CancelledReason: "emergency" | "unavailable" | "schedule-change" | "facility-closed" | "technical" | "other" | "patient";
        /**
         * @description A note for the patient. Required if the reason is `other`.
         * @example Please call the clinic to choose another day.
         */
        CancellationNote: string;
        /** @description How a booking was cancelled. */
        BookingCancellation: {
            reason: components["schemas"]["CancelledReason"];
            note?: components["schemas"]["CancellationNote"];
            /**
             * Format: date-time
             * @description When the booking was cancelled.
             * @example 2026-11-20T06:00:00.000Z
             */
            cancelledAt: string;
            /** @description The id for undoCancellations. Present only if the booking was cancelled together with others and that can be undone. */
            cancellationId?: components["schemas"]["Id"];
        };
        /**
         * @description `open`: the patient has not answered yet. `chosen`: the patient has chosen a time. `none`: none of the times fits. `expired`: the patient did not answer in time. Later versions may add states; clients treat unknown states as `expired`.
         * @example open
         * @enum {string}
         */
        OfferState: "open" | "chosen" | "none" | "expired";
        /** @description An offered slot. */
        OfferedTime: {
            slotId: components["schemas"]["Id"];
            date: components["schemas"]["CalendarDate"];
            time: components["schemas"]["ClockTime"];
        };
        /**
         * @description A note for the patient.
         * @example I am called to the hospital on Tuesday morning.
         */
        OfferNote: string;
        /**
         * @description When it would suit the patient, in the patient's own words.
         * @example evenings after 6
         */
        OfferWish: string;
        /** @description Other times that were offered to the patient of a booking. */
        BookingOffer: {
            state: components["schemas"]["OfferState"];
            /** @description The one to three offered times, earliest first. They are held for the patient while the state is `open`. */
            times: components["schemas"]["OfferedTime"][];
            /**
             * Format: date-time
             * @description When the doctor offered the times. The patient is told when that can no longer be undone.
             * @example 2026-11-20T06:00:00.000Z
             */
            sentAt: string;
            /**
             * Format: date-time
             * @description Until when the patient can answer, by the server's clock.
             * @example 2026-11-21T06:00:00.000Z
             */
            expiresAt: string;
            /**
             * @description Whether the booking keeps its own time until the patient answers. Present only with the state `open`; a booking that was confirmed keeps it.
             * @example true
             */
            keepsTime?: boolean;
            /** @description For undoOffers; present while the offer can be undone, if it was made together with others. */
            offersId?: components["schemas"]["Id"];
            note?: components["schemas"]["OfferNote"];
            /** @description Present only with the state `none`. */
            wish?: components["schemas"]["OfferWish"];
        };
        /**
         * @description Why the patient comes, in the patient's words.
         * @example To show the blood test results
         */
        VisitReason: string;
        /**
         * @description A patient's answer to a reminder: `comes` or `cannot` come.
         * @example comes
         * @enum {string}
         */
        ReminderAnswer: "comes" | "cannot";
        /**
         * @description The number of a patient, counted from 1 in each session. A number is given once.
         * @example 14
         */
        QueueNumber: number;
        /**
         * @description What the patient knows: `nothing`, that the booking is `requested`, `confirmed`, `declined` or `cancelled`, that another time was `asked` for, that other times were `offered`, or that the request could not be confirmed (`lapsed`). Later versions may add states.
         * @enum {string}
         */
        PatientKnowledgeState: "nothing" | "requested" | "confirmed" | "declined" | "cancelled" | "asked" | "offered" | "lapsed";
        /** @description What the patient of a booking knows. Date and time are those of the appointment that the patient knows; there are none if the patient knows nothing. */
        PatientKnowledge: {
            state: components["schemas"]["PatientKnowledgeState"];
            date?: components["schemas"]["CalendarDate"];
            time?: components["schemas"]["ClockTime"];
        };
        /** @description The message about what is so did not reach the patient, and is not sent again by itself. */
        BookingNotTold: {
            /**
             * Format: date-time
             * @description Until when the message was tried, by the server's clock.
             * @example 2026-11-20T06:00:00.000Z
             */
            givenUpAt: string;
            known: components["schemas"]["PatientKnowledge"];
        };
        /** @description Another pending or confirmed booking at the time of a booking. */
        BookingConflict: {
            id: components["schemas"]["Id"];
            /** @description The patient's name. */
            patientName: string;
        };
        /** @description A booking in a list. `studentName` and `studentPhone` are shown; `name` and `phoneNumber` are their fallbacks. */
        Booking: {
            id: components["schemas"]["Id"];
            date: components["schemas"]["CalendarDate"];
            /** @description The booking number that patients see. */
            bookingId: string;
            /** @description The patient's name, used if `studentName` is missing. */
            name?: string;
            /** @description Shown as the patient's name. */
            studentName?: string;
            /** @description Mobile number of the patient, used if `studentPhone` is missing. */
            phoneNumber?: string;
            /** @description Shown as the patient's mobile number. */
            studentPhone?: string;
            time: components["schemas"]["ClockTime"];
            /** @description Mode of the appointment. */
            type?: string;
            bookingStatus: components["schemas"]["BookingStatus"];
            /**
             * Format: date-time
             * @description When the doctor decided. Present only while the decision can be undone.
             * @example 2026-11-20T06:00:00.000Z
             */
            decidedAt?: string;
            /**
             * Format: date-time
             * @description When the decision can no longer be undone, by the server's clock. Present only while it can be undone.
             * @example 2026-11-20T06:10:00.000Z
             */
            undoUntil?: string;
            /** @description Present if the booking was cancelled. Its status is declined (3). */
            cancellation?: components["schemas"]["BookingCancellation"];
            /** @description Whether the patient came. Present only if a visit is noted. */
            visit?: components["schemas"]["Visit"];
            /** @description The time before the last move. Present only while the move can be undone. */
            movedFrom?: {
                date: components["schemas"]["CalendarDate"];
                time: components["schemas"]["ClockTime"];
            };
            /** @description Other times that were offered to the patient, until the doctor or the patient changes the booking otherwise. */
            offer?: components["schemas"]["BookingOffer"];
            /** @description Why the patient comes. Present only if the patient said so. */
            reason?: components["schemas"]["VisitReason"];
            /**
             * @description Name of the platform by which the patient booked. Absent for other bookings.
             * @example Raghavan Heart Clinic website
             */
            platform?: string;
            /** @description Present with `true` if the booking was confirmed at once, by the doctor's choice for these hours. */
            isConfirmedAtOnce?: boolean;
            /**
             * Format: date-time
             * @description When the request lapsed, because nobody had answered it when its time began. Its status is declined (3).
             * @example 2026-11-20T06:00:00.000Z
             */
            lapsedAt?: string;
            /** @description Whether the patient comes, as answered to a reminder. A booking that the patient has cancelled so has `cannot`. */
            reminderAnswer?: components["schemas"]["ReminderAnswer"];
            /** @description How many times a patient with this mobile number did not come to this doctor. Absent if never. */
            noShows?: number;
            /** @description The number that the patient got on arrival. Absent without a noted visit, and for a patient who never arrived. */
            queueNumber?: components["schemas"]["QueueNumber"];
            /** @description Present if the patient was not told what is so, until the patient is, or the appointment is over. */
            notTold?: components["schemas"]["BookingNotTold"];
            /** @description The other pending or confirmed bookings at the same time, earliest first. Present only in `listBookings`, and only if the booking can be approved and there are any. A booking without a slot lasts 30 minutes. */
            conflicts?: components["schemas"]["BookingConflict"][];
        };
        /** @description Counts of all bookings of the doctor. Optional. */
        BookingSummary: {
            /** @description All bookings. */
            total: number;
            /** @description Confirmed bookings. */
            confirmed: number;
            /** @description Pending bookings. */
            pending: number;
            /** @description Declined bookings. */
            declined?: number;
            /** @description Bookings whose patients are asked to choose another time. */
            reschedule?: number;
            /** @description All bookings of today at the clinic, whatever their status. */
            today?: number;
            /** @description Pending bookings whose time has passed. */
            overdue?: number;
            /** @description Pending appointments of today at the clinic whose time has not passed. */
            pendingToday?: number;
            /** @description Declined bookings that were confirmed and then cancelled. */
            cancelled?: number;
            /** @description Upcoming bookings whose patients were not told what is so. */
            notTold?: number;
            /** @description Confirmed appointments of today at the clinic whose patients said that they come. */
            comes?: number;
            /** @description Confirmed appointments of today at the clinic. */
            expected?: number;
            /** @description Appointments of the last 30 days whose patients did not come. */
            noShows?: number;
            /** @description Appointments of today at the clinic whose patients were seen. */
            seen?: number;
            /** @description Appointments of today at the clinic that are still to take place: the patient has arrived, or the time has not passed and the patient was neither seen nor noted as a no-show. */
            toCome?: number;
        };
        /** @description The dashboard's bookings, in `data`. */
        NestedDashboardBookings: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The requested data. */
            data: {
                /** @description All bookings, latest appointment first; only the first rows if `summary` is present. */
                slots: components["schemas"]["Booking"][];
                summary?: components["schemas"]["BookingSummary"];
            };
        };
        /** @description The dashboard's bookings, at the top level. */
        TopLevelDashboardBookings: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description All bookings, latest appointment first; only the first rows if `summary` is present. */
            slots: components["schemas"]["Booking"][];
            summary?: components["schemas"]["BookingSummary"];
        };
        /** @description `data.slots`: the variant for the dashboard, in `data` (reference server) or at the top level. */
        DashboardBookingsResponse: components["schemas"]["NestedDashboardBookings"] | components["schemas"]["TopLevelDashboardBookings"];
        /** @description A page of bookings in `data`, with the paging fields at the top level. */
        BookingPage: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description Number of this page, starting at 1. */
            currentPage: number;
            /** @description Number of pages. */
            totalPages: number;
            /** @description Number of rows per page. */
            itemsPerPage: number;
            /** @description One page of bookings, latest appointment first. */
            data: {
                /** @description One page of bookings, latest appointment first. */
                data: components["schemas"]["Booking"][];
                /** @description Number of rows on all pages. Optional. */
                totalItems?: number;
                summary?: components["schemas"]["BookingSummary"];
            };
        };
        /** @description A page of bookings, in `data`. */
        NestedBookingPage: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description One page of bookings, latest appointment first. */
            data: {
                /** @description One page of bookings, latest appointment first. */
                data: components["schemas"]["Booking"][];
                /** @description Number of this page, starting at 1. */
                currentPage: number;
                /** @description Number of pages. */
                totalPages: number;
                /** @description Number of rows per page. */
                itemsPerPage: number;
                /** @description Number of rows on all pages. Optional. */
                totalItems?: number;
                summary?: components["schemas"]["BookingSummary"];
            };
        };
        /** @description A page of bookings, at the top level. */
        TopLevelBookingPage: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description One page of bookings, latest appointment first. */
            data: components["schemas"]["Booking"][];
            /** @description Number of this page, starting at 1. */
            currentPage: number;
            /** @description Number of pages. */
            totalPages: number;
            /** @description Number of rows per page. */
            itemsPerPage: number;
            /** @description Number of rows on all pages. Optional. */
            totalItems?: number;
            summary?: components["schemas"]["BookingSummary"];
        };
        /** @description `data.data` with `currentPage`, `totalPages` and `itemsPerPage`: the paged variant. Paging is at the top level (reference server) or in `data`. */
        BookingPageResponse: components["schemas"]["BookingPage"] | components["schemas"]["NestedBookingPage"] | components["schemas"]["TopLevelBookingPage"];
        /** @description One of the two variants of the booking list. */
        ListBookingsResponse: components["schemas"]["DashboardBookingsResponse"] | components["schemas"]["BookingPageResponse"];
        /**
         * @description The doctor's decision about a pending booking - approve (2), decline (3) or reschedule (4). The code is the new status of the booking.
         * @example 2
         * @enum {integer}
         */
        BookingDecision: 2 | 3 | 4;
        /** @description A decision about a booking. Only pending bookings can be decided. `bookingId` is the `id` of the booking, not its `bookingId`. */
        UpdateBookingStatusRequest: {
            bookingId: components["schemas"]["Id"];
            status: components["schemas"]["BookingDecision"];
        };
        /** @description The bookings whose decision can be undone. */
        UndoableBookingsResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The bookings. */
            data: {
                /** @description Latest decision first, at most 100. */
                bookings: components["schemas"]["Booking"][];
            };
        };
        /**
         * @description Why the doctor cancels a confirmed booking. `emergency`: a personal emergency of the doctor. `unavailable`: the doctor is not available. `schedule-change`: the doctor's schedule has changed. `facility-closed`: the clinic is closed. `technical`: a technical problem. `other`: another reason, in the note. The codes correspond one to one to those of India's UHI Physical Consultation.
         * @example emergency
         * @enum {string}
         */
        CancellationReason: "emergency" | "unavailable" | "schedule-change" | "facility-closed" | "technical" | "other";
        /**
         * @description `open`: patients can book the slot that becomes free. `off`: they cannot.
         * @example open
         * @enum {string}
         */
        FreedSlotState: "open" | "off";
        /** @description The cancellation of a confirmed booking whose time has not begun. */
        CancelBookingRequest: {
            reason: components["schemas"]["CancellationReason"];
            note?: components["schemas"]["CancellationNote"];
            slot: components["schemas"]["FreedSlotState"];
        };
        /** @description The slot that a booking is moved to, and the state of its previous slot afterwards. */
        MoveBookingRequest: {
            slotId: components["schemas"]["Id"];
            previousSlot: components["schemas"]["FreedSlotState"];
            /** @description The caller has seen an open offer of this booking, which the move ends as withdrawn. Without it a booking with an open offer is not moved. */
            withdrawsOffer?: boolean;
        };
        /** @description The booking at its new time. */
        MoveBookingResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description English text that may be shown. */
            message: string;
            code?: components["schemas"]["MessageCode"];
            /** @description The booking. */
            data: {
                booking: components["schemas"]["Booking"];
            };
        };
        /** @description The visit to be noted; `none` removes the note. */
        SetVisitRequest: {
            visit: components["schemas"]["Visit"];
        };
        /** @description The slots that are offered to the patient, and a note. */
        OfferTimesRequest: {
            /** @description One to three open slots, without duplicates. */
            slotIds: components["schemas"]["Id"][];
            note?: components["schemas"]["OfferNote"];
        };
        /** @description The booking with the offer. */
        OfferTimesResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description English text that may be shown. */
            message: string;
            code?: components["schemas"]["MessageCode"];
            /** @description The booking. */
            data: {
                booking: components["schemas"]["Booking"];
            };
        };
        /** @description The slots that are offered to the patients of several bookings, and a note for all of them. */
        OfferSeveralRequest: {
            /** @description The bookings, each with its slots. No booking and no slot is named twice. */
            offers: {
                bookingId: components["schemas"]["Id"];
                /** @description One to three open slots. */
                slotIds: components["schemas"]["Id"][];
            }[];
            note?: components["schemas"]["OfferNote"];
        };
        /** @description The result of offering other times to several patients. */
        OfferSeveralResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description English text that may be shown. */
            message: string;
            code?: components["schemas"]["MessageCode"];
            /** @description The offers. */
            data: {
                id: components["schemas"]["Id"];
                /** @description Number of offers. */
                sent: number;
                /**
                 * Format: date-time
                 * @description When the offers can no longer be undone, by the server's clock.
                 * @example 2026-11-20T06:10:00.000Z
                 */
                undoUntil: string;
            };
        };
        /** @description Some of the offers cannot be made; nothing was changed. `data` names their bookings. */
        OffersConflict: {
            /**
             * @description Equals the HTTP status.
             * @example 409
             */
            statusCode: number;
            /** @description English text that may be shown. */
            message: string;
            code: components["schemas"]["ErrorCode"];
            /** @description Identifies the request in the logs; equals `X-Request-Id`. */
            requestId: string;
            /** @description The bookings whose offer cannot be made. */
            data?: {
                /** @description Each with the reason. */
                refused: {
                    bookingId: components["schemas"]["Id"];
                    code: components["schemas"]["ErrorCode"];
                }[];
            };
        };
        /** @description The result of undoing several offers. */
        UndoOffersResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description English text that may be shown. */
            message: string;
            code?: components["schemas"]["MessageCode"];
            /** @description The offers. */
            data: {
                /** @description Number of offers that were undone. */
                undone: number;
                /** @description The bookings whose offer could not be undone, each with the reason. */
                left: {
                    bookingId: components["schemas"]["Id"];
                    code: components["schemas"]["ErrorCode"];
                }[];
            };
        };
        /**
         * @description The part of the patient's link after `#`.
         * @example mZ5pT0gA1c2VQy9rXw8LkA
         */
        OfferToken: string;
        /** @description The patient's link. */
        PatientOfferRequest: {
            token: components["schemas"]["OfferToken"];
        };
        /**
         * @description `open`: the patient has not answered yet. `chosen`: the patient has chosen a time. `none`: none of the times fits. `expired`: the time to answer is over. `withdrawn`: the doctor has taken the offer back. `settled`: the booking was changed otherwise since. Later versions may add states; clients treat unknown states as `settled`.
         * @example open
         * @enum {string}
         */
        PatientOfferState: "open" | "chosen" | "none" | "expired" | "withdrawn" | "settled";
        /**
         * @description What is so for the appointment at its old time. `confirmed`: it stands. `requested`: it waits for the clinic's answer. `none`: it has been cancelled, declined or given to somebody else. Later versions may add values; clients treat unknown ones as absent.
         * @example confirmed
         * @enum {string}
         */
        OldTime: "confirmed" | "requested" | "none";
        /** @description An offer as its patient sees it. It contains the patient's first name only, and nobody's number. */
        PatientOffer: {
            /** @description Increases with every answer. Send it with the answer. */
            version: number;
            state: components["schemas"]["PatientOfferState"];
            /** @description The patient's first name; empty if the name has only titles and initials. */
            patientName: string;
            /** @description Name of the doctor. */
            doctorName: string;
            /** @description Name of the clinic. Absent if there is none. */
            clinicName?: string;
            /** @description Address of the clinic with its PIN code. Absent if there is none. */
            address?: string;
            /** @description A landmark near the clinic. Absent if there is none. */
            landmark?: string;
            /** @description The booking number. Present only with the state `chosen`. */
            bookingNumber?: string;
            /** @description The day of the appointment; with the state `chosen` the chosen one. */
            date: components["schemas"]["CalendarDate"];
            /** @description The time of the appointment. */
            time: components["schemas"]["ClockTime"];
            /** @description What is so for the appointment at `date` and `time`. Present only with the states `expired` and `withdrawn`, while that time is to come. */
            oldTime?: components["schemas"]["OldTime"];
            /** @description The times that the patient can choose now, earliest first. Another patient may have booked others since. */
            times: components["schemas"]["OfferedTime"][];
            note?: components["schemas"]["OfferNote"];
            wish?: components["schemas"]["OfferWish"];
            /**
             * Format: date-time
             * @description Until when the patient can answer.
             * @example 2026-11-21T06:00:00.000Z
             */
            expiresAt: string;
            /** @description Whether an answer is possible now; with the states `chosen` and `none` another one. */
            canAnswer: boolean;
            /**
             * Format: date-time
             * @description Until when the answer can be changed. Present only with the states `chosen` and `none`.
             * @example 2026-11-21T09:30:00.000Z
             */
            changeUntil?: string;
        };
        /** @description The offer. */
        PatientOfferResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The offer. */
            data: {
                offer: components["schemas"]["PatientOffer"];
            };
        };
        /** @description The patient's answer to the version of the offer that the patient has seen. */
        AnswerOfferRequest: {
            token: components["schemas"]["OfferToken"];
            /** @description The `version` of the offer that the answer is based on. */
            version: number;
            /** @description The `slotId` of the chosen time, or `none`: none of the times fits. */
            choice: components["schemas"]["Id"];
            /** @description Only together with `none`; with a chosen time it is refused. */
            wish?: components["schemas"]["OfferWish"];
        };
        /** @description The answer is stored. */
        AnswerOfferResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description English text that may be shown. */
            message: string;
            code?: components["schemas"]["MessageCode"];
            /** @description The offer after the answer. */
            data: {
                offer: components["schemas"]["PatientOffer"];
            };
        };
        /** @description The answer is not possible any more; nothing was changed. `data` has the offer as it is now. */
        PatientOfferConflict: {
            /**
             * @description Equals the HTTP status.
             * @example 409
             */
            statusCode: number;
            /** @description English text that may be shown. */
            message: string;
            code: components["schemas"]["ErrorCode"];
            /** @description Identifies the request in the logs; equals `X-Request-Id`. */
            requestId: string;
            /** @description The offer as it is now. */
            data: {
                offer: components["schemas"]["PatientOffer"];
            };
        };
        /** @description The patient's link. */
        PatientAppointmentRequest: {
            token: components["schemas"]["OfferToken"];
        };
        /**
         * @description `open` without an answer, `comes` or `cannot` after one, `ended` if there is no appointment any more that a patient could answer for. Later versions may add states.
         * @enum {string}
         */
        PatientAppointmentState: "open" | "comes" | "cannot" | "ended";
        /**
         * @description The platform's page on which the patient can book another time: an https address, or http on this machine. The patient's page links to it after "I cannot come".
         * @example https://hospital.example/book
         */
        BookAgainUrl: string;
        /** @description The place of a patient who has arrived in the queue. It says nothing about anybody else. */
        PatientTurn: {
            number: components["schemas"]["QueueNumber"];
            /** @description How many patients are called before this one, without the one who is inside. */
            before: number;
            /** @description About when it is the patient's turn. Absent if the patient is called. */
            about?: components["schemas"]["ClockTime"];
        };
        /** @description An appointment as its patient sees it. It contains the patient's first name only, and nobody's number. */
        PatientAppointment: {
            state: components["schemas"]["PatientAppointmentState"];
            /** @description The patient's first name; empty if the name has only titles and initials. */
            patientName: string;
            /** @description Name of the doctor. */
            doctorName: string;
            /** @description Name of the clinic. Absent if there is none. */
            clinicName?: string;
            /** @description Address of the clinic with its PIN code. Absent if there is none. */
            address?: string;
            /** @description A landmark near the clinic. Absent if there is none. */
            landmark?: string;
            /** @description The booking number that the patient sees. */
            bookingNumber: string;
            date: components["schemas"]["CalendarDate"];
            time: components["schemas"]["ClockTime"];
            /** @description Whether an answer, or another one, is possible now. */
            canAnswer: boolean;
            /**
             * Format: date-time
             * @description Until when the answer can be given and changed, one hour before the appointment.
             * @example 2026-12-03T04:00:00.000Z
             */
            changeUntil: string;
            /** @description Whether another patient gets the time if this one cannot come. */
            freesTime: boolean;
            /** @description Where the patient can book another time. Present if the platform that made the booking has said so. */
            bookAgainUrl?: components["schemas"]["BookAgainUrl"];
            /** @description Present from the arrival of the patient until the visit is over. */
            turn?: components["schemas"]["PatientTurn"];
        };
        /** @description The appointment. */
        PatientAppointmentResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The appointment. */
            data: {
                appointment: components["schemas"]["PatientAppointment"];
            };
        };
        /** @description A patient's answer to a reminder. */
        AnswerReminderRequest: {
            token: components["schemas"]["OfferToken"];
            answer: components["schemas"]["ReminderAnswer"];
        };
        /** @description The answer is stored. */
        AnswerReminderResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description English text that may be shown. */
            message: string;
            code?: components["schemas"]["MessageCode"];
            /** @description The appointment after the answer. */
            data: {
                appointment: components["schemas"]["PatientAppointment"];
            };
        };
        /** @description The answer is not possible any more; nothing was changed. `data` has the appointment as it is now. */
        PatientAppointmentConflict: {
            /**
             * @description Equals the HTTP status.
             * @example 409
             */
            statusCode: number;
            /** @description English text that may be shown. */
            message: string;
            code: components["schemas"]["ErrorCode"];
            /** @description Identifies the request in the logs; equals `X-Request-Id`. */
            requestId: string;
            /** @description The appointment as it is now. */
            data: {
                appointment: components["schemas"]["PatientAppointment"];
            };
        };
        /**
         * @description The number of a page, starting at 1.
         * @example 1
         */
        PageText: string;
        /** @description A doctor whose patients can book. */
        PlatformDoctor: {
            id: components["schemas"]["Id"];
            /** @description Name of the doctor. */
            name: string;
            /** @description Name of the speciality. Absent if there is none. */
            speciality?: string;
            /** @description Name of the clinic. Absent if there is none. */
            clinicName?: string;
            /** @description Address of the clinic with its PIN code. Absent if there is none. */
            address?: string;
            /** @description A landmark near the clinic. Absent if there is none. */
            landmark?: string;
            /** @description City of the clinic. Absent if there is none. */
            city?: string;
            /** @description The languages that the doctor speaks. */
            languages: string[];
        };
        /** @description A page of doctors. */
        PlatformDoctorsResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description Number of this page, starting at 1. */
            currentPage: number;
            /** @description Number of pages. */
            totalPages: number;
            /** @description Number of rows per page. */
            itemsPerPage: number;
            /** @description The doctors. */
            data: {
                /** @description One page of doctors */
                doctors: components["schemas"]["PlatformDoctor"][];
                /** @description Number of doctors on all pages. */
                totalItems: number;
            };
        };
        /** @description A free time of a doctor. */
        PlatformTime: {
            slotId: components["schemas"]["Id"];
            date: components["schemas"]["CalendarDate"];
            time: components["schemas"]["ClockTime"];
            /** @description Whether a booking of this time is confirmed at once. */
            isConfirmedAtOnce: boolean;
        };
        /** @description The free times of a doctor. */
        PlatformTimesResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The times. */
            data: {
                /** @description The free times, earliest first. */
                times: components["schemas"]["PlatformTime"][];
            };
        };
        /** @description A free time, and the mobile number of its patient. */
        HoldTimeRequest: {
            slotId: components["schemas"]["Id"];
            patientPhone: components["schemas"]["MobileNumber"];
        };
        /** @description A time that is held for a patient. */
        PlatformHold: {
            id: components["schemas"]["Id"];
            slotId: components["schemas"]["Id"];
            date: components["schemas"]["CalendarDate"];
            time: components["schemas"]["ClockTime"];
            /**
             * Format: date-time
             * @description Until when the time is held, by the server's clock.
             * @example 2026-11-30T14:57:00.000Z
             */
            expiresAt: string;
        };
        /** @description The held time. */
        HoldTimeResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description English text that may be shown. */
            message: string;
            code?: components["schemas"]["MessageCode"];
            /** @description The held time. */
            data: {
                hold: components["schemas"]["PlatformHold"];
            };
        };
        /** @description A time that cannot be booked or held, with those that are still free. */
        PlatformTimesConflict: {
            statusCode: components["schemas"]["StatusCode"];
            /** @description English text that may be shown. */
            message: string;
            code: components["schemas"]["ErrorCode"];
            /** @description The id of the request. */
            requestId: string;
            /** @description What is free instead. */
            data?: {
                /** @description The free times from that day on, earliest first. */
                times: components["schemas"]["PlatformTime"][];
            };
        };
        /**
         * @description A patient's name, 2 to 80 characters with at least one letter.
         * @example Anitha Selvam
         */
        PatientName: string;
        /**
         * @description The language of messages to a patient.
         * @example ta
         * @enum {string}
         */
        MessageLanguage: "en" | "ta" | "hi";
        /**
         * @description The platform's own id of a booking, unique among its bookings.
         * @example ra-5521
         */
        PlatformReference: string;
        /** @description A free time and its patient. */
        BookTimeRequest: {
            slotId: components["schemas"]["Id"];
            /** @description The hold of this time. If it has ended, the time is booked if it is still free. */
            holdId?: components["schemas"]["Id"];
            patientName: components["schemas"]["PatientName"];
            patientPhone: components["schemas"]["MobileNumber"];
            language?: components["schemas"]["MessageLanguage"];
            reason?: components["schemas"]["VisitReason"];
            reference?: components["schemas"]["PlatformReference"];
            bookAgainUrl?: components["schemas"]["BookAgainUrl"];
        };
        /**
         * @description `requested`: waits for the doctor. `confirmed`: the doctor, or the doctor's hours, have confirmed it. `declined`: the doctor has declined it. `reschedule`: the doctor asks the patient to choose another time; with `offers`, the patient has a link. `cancelled`: it was cancelled, see `cancelledBy`. `lapsed`: nobody answered until its time began. Later versions may add states; clients treat unknown states as `requested`.
         * @example requested
         * @enum {string}
         */
        PlatformBookingState: "requested" | "confirmed" | "declined" | "reschedule" | "cancelled" | "lapsed";
        /** @description A booking as the platform that made it sees it. It contains nothing of the patient. */
        PlatformBooking: {
            id: components["schemas"]["Id"];
            /** @description The booking number that patients see. */
            bookingNumber: string;
            reference?: components["schemas"]["PlatformReference"];
            doctorId: components["schemas"]["Id"];
            /** @description Name of the doctor. */
            doctorName: string;
            /** @description Name of the clinic. Absent if there is none. */
            clinicName?: string;
            /** @description Address of the clinic with its PIN code. Absent if there is none. */
            address?: string;
            /** @description A landmark near the clinic. Absent if there is none. */
            landmark?: string;
            date: components["schemas"]["CalendarDate"];
            time: components["schemas"]["ClockTime"];
            state: components["schemas"]["PlatformBookingState"];
            /**
             * @description Who cancelled it. Present only with the state `cancelled`.
             * @enum {string}
             */
            cancelledBy?: "patient" | "clinic";
            /**
             * Format: date-time
             * @description When it was booked.
             * @example 2026-11-30T14:49:00.000Z
             */
            requestedAt: string;
            /**
             * Format: date-time
             * @description When the state was reached. Absent if the patient's answer to an offer has reached it.
             * @example 2026-11-30T14:49:00.000Z
             */
            changedAt?: string;
            /**
             * Format: date-time
             * @description Until when the doctor can take the answer back. Present only while that is possible. The patient gets a message afterwards.
             * @example 2026-11-30T15:11:00.000Z
             */
            finalAt?: string;
            /** @description Whether the patient comes, as answered to a reminder. */
            reminderAnswer?: components["schemas"]["ReminderAnswer"];
            /** @description Whether the patient can still cancel it. */
            canCancel: boolean;
        };
        /** @description The booking. */
        PlatformBookingMessageResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description English text that may be shown. */
            message: string;
            code?: components["schemas"]["MessageCode"];
            /** @description The booking. */
            data: {
                booking: components["schemas"]["PlatformBooking"];
            };
        };
        /** @description The booking. */
        PlatformBookingResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The booking. */
            data: {
                booking: components["schemas"]["PlatformBooking"];
            };
        };
        /** @description A patient's answer to a reminder. */
        AnswerPlatformReminderRequest: {
            answer: components["schemas"]["ReminderAnswer"];
        };
        /** @description What a doctor wants of the answers to reminders. */
        ReminderSettings: {
            /**
             * @description Whether the time of a patient who cannot come is free for others at once: the booking counts as cancelled by the patient. Otherwise the booking stays, with the answer.
             * @example true
             */
            freesTime: boolean;
        };
        /** @description What the doctor wants. */
        ReminderSettingsResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description What the doctor wants. */
            data: {
                settings: components["schemas"]["ReminderSettings"];
            };
        };
        /** @description A platform that may book for patients. */
        BookingSource: {
            /** @description Name of the platform. */
            name: string;
            /** @description Number of bookings that it made with this doctor in the last 30 days. */
            bookings: number;
        };
        /** @description The platforms that may book for patients. */
        BookingSourcesResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The platforms. */
            data: {
                /** @description The platforms, by name. */
                sources: components["schemas"]["BookingSource"][];
            };
        };
        /** @description The bookings to be cancelled, either as `bookingIds` or as a day. */
        CancellationsRequest: {
            /** @description The ids of the bookings, without duplicates. Not together with `date`. */
            bookingIds?: components["schemas"]["Id"][];
            /** @description All bookings of this day. Not together with `bookingIds`. */
            date?: components["schemas"]["CalendarDate"];
            /** @description With `date`: only bookings at this time or later. */
            fromTime?: components["schemas"]["ClockTime"];
        };
        /**
         * @description An opaque identifier of the content of a preview.
         * @example 3q2-7wEBAgMEBQYHCAkKCw
         */
        PlanFingerprint: string;
        /** @description A booking that is not cancelled. */
        LeftBooking: {
            bookingId: components["schemas"]["Id"];
            /**
             * @description `pending`: it has not been answered yet. `seen`: the patient was seen. `begun`: its time has begun. `not-confirmed`: it is neither pending nor confirmed. `gone`: it does not exist, or it belongs to another doctor.
             * @enum {string}
             */
            reason: "pending" | "seen" | "begun" | "not-confirmed" | "gone";
            booking?: components["schemas"]["Booking"];
        };
        /** @description The bookings that a cancellation concerns. */
        CancellationsPreview: {
            fingerprint: components["schemas"]["PlanFingerprint"];
            /** @description The bookings that are cancelled, earliest first. */
            bookings: components["schemas"]["Booking"][];
            /** @description The other bookings of the request, earliest first. Each has its reason. */
            left: components["schemas"]["LeftBooking"][];
        };
        /** @description The preview. */
        CancellationsPreviewResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The preview. */
            data: {
                cancellations: components["schemas"]["CancellationsPreview"];
            };
        };
        /** @description The request of the preview and its fingerprint, with the reason and the state of the slots that become free. */
        CancelBookingsRequest: {
            /** @description The ids of the bookings, without duplicates. Not together with `date`. */
            bookingIds?: components["schemas"]["Id"][];
            /** @description All bookings of this day. Not together with `bookingIds`. */
            date?: components["schemas"]["CalendarDate"];
            /** @description With `date`: only bookings at this time or later. */
            fromTime?: components["schemas"]["ClockTime"];
            fingerprint: components["schemas"]["PlanFingerprint"];
            reason: components["schemas"]["CancellationReason"];
            note?: components["schemas"]["CancellationNote"];
            slot: components["schemas"]["FreedSlotState"];
        };
        /** @description The result of cancelling several bookings. */
        CancelBookingsResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description English text that may be shown. */
            message: string;
            code?: components["schemas"]["MessageCode"];
            /** @description The cancellation. */
            data: {
                id: components["schemas"]["Id"];
                /** @description Number of cancelled bookings. */
                cancelled: number;
                /**
                 * Format: date-time
                 * @description When the cancellation can no longer be undone, by the server's clock.
                 * @example 2026-11-20T06:10:00.000Z
                 */
                undoUntil: string;
            };
        };
        /** @description The preview is outdated or contains no booking; nothing was changed. `data` has the new preview. */
        CancellationsConflict: {
            /**
             * @description Equals the HTTP status.
             * @example 409
             */
            statusCode: number;
            /** @description English text that may be shown. */
            message: string;
            code: components["schemas"]["ErrorCode"];
            /** @description Identifies the request in the logs; equals `X-Request-Id`. */
            requestId: string;
            /** @description The new preview. */
            data: {
                cancellations: components["schemas"]["CancellationsPreview"];
            };
        };
        /** @description One slot of 30 minutes. It must be on one of the available days; the available hours are not checked. */
        CreateSlotRequest: {
            doctor_id: components["schemas"]["Id"];
            date: components["schemas"]["CalendarDate"];
            time: components["schemas"]["ClockTime"];
        };
        /** @description The slots of one day. */
        ListSlotsRequest: {
            doctorId: components["schemas"]["Id"];
            date: components["schemas"]["CalendarDate"];
        };
        /**
         * @description 1 on (patients can book it), 2 off.
         * @example 1
         * @enum {integer}
         */
        SlotStatus: 1 | 2;
        /** @description An appointment slot with `time`, or `start_time` and `end_time`. */
        Slot: {
            _id: components["schemas"]["Id"];
            time?: components["schemas"]["ClockTime"];
            start_time?: components["schemas"]["ClockTime"];
            end_time?: components["schemas"]["ClockTime"];
            /** @description Whether a patient has booked it. */
            isBooked: boolean;
            /** @description Whether it is held for the patient to whom it was offered (capability `offers`). `isBooked` is true as well. */
            isHeld?: boolean;
            slot_status: components["schemas"]["SlotStatus"];
        };
        /** @description The slots of the day, earliest first. */
        SlotDetails: {
            /** @description The slots, earliest first. */
            slots: components["schemas"]["Slot"][];
        };
        /** @description Number of slots of a day. */
        SlotDay: {
            date: components["schemas"]["CalendarDate"];
            /** @description Number of slots that can be booked. */
            open: number;
            /** @description Number of booked slots. */
            booked: number;
        };
        /** @description The slots of a day, in `data`. */
        NestedSlotList: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The requested data. */
            data: {
                slotDetails: components["schemas"]["SlotDetails"];
                /** @description Seven days from the requested date. */
                days?: components["schemas"]["SlotDay"][];
            };
        };
        /** @description The slots of a day, at the top level. */
        TopLevelSlotList: {
            statusCode?: components["schemas"]["StatusCode"];
            slotDetails: components["schemas"]["SlotDetails"];
            /** @description Seven days from the requested date. */
            days?: components["schemas"]["SlotDay"][];
        };
        /** @description `data.slotDetails.slots`, in `data` (reference server) or at the top level. */
        SlotListResponse: components["schemas"]["NestedSlotList"] | components["schemas"]["TopLevelSlotList"];
        /** @description Switches an unbooked, future slot on (1) or off (2). */
        UpdateSlotStatusRequest: {
            status: components["schemas"]["SlotStatus"];
            slotId: components["schemas"]["Id"];
        };
        /** @description The changed slot, at the top level. */
        TopLevelSlotStatus: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description English text that may be shown. */
            message: string;
            code?: components["schemas"]["MessageCode"];
            slotId: components["schemas"]["Id"];
        };
        /** @description The changed slot, in `data`. */
        NestedSlotStatus: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The requested data. */
            data: {
                /** @description English text that may be shown. */
                message: string;
                code?: components["schemas"]["MessageCode"];
                slotId: components["schemas"]["Id"];
            };
        };
        /** @description `message` and `slotId`, at the top level (reference server) or in `data`. */
        UpdateSlotStatusResponse: components["schemas"]["TopLevelSlotStatus"] | components["schemas"]["NestedSlotStatus"];
        /**
         * @description Length of a slot in minutes.
         * @example 20
         * @enum {integer}
         */
        SlotMinutes: 10 | 15 | 20 | 30 | 45 | 60;
        /** @description A slot of 10 to 60 minutes, in the future and at most two years ahead. */
        AddSlotRequest: {
            date: components["schemas"]["CalendarDate"];
            from: components["schemas"]["ClockTime"];
            minutes: components["schemas"]["SlotMinutes"];
        };
        /**
         * @description The end of a time range in the clinic's time zone as 24-hour HH:MM. `24:00` is the end of the day.
         * @example 12:20
         */
        EndTime: string;
        /**
         * @description `open`: patients can book it. `off`: patients cannot book it. `held`: it is offered to a patient. `booked`: it has a booking. Later versions may add states; clients treat unknown states as `off`.
         * @example open
         * @enum {string}
         */
        SlotState: "open" | "off" | "held" | "booked";
        /** @description A slot of the calendar. */
        CalendarSlot: {
            id: components["schemas"]["Id"];
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["EndTime"];
            state: components["schemas"]["SlotState"];
            booking?: components["schemas"]["Booking"];
            /**
             * Format: date-time
             * @description Until when it is held. Present only with the state `held`.
             * @example 2026-11-21T06:00:00.000Z
             */
            heldUntil?: string;
            /** @description The booking to whose patient it is offered. Present only with the state `held`. */
            heldFor?: {
                bookingId: components["schemas"]["Id"];
                /** @description The patient's name. */
                patientName: string;
            };
        };
        /** @description The changes that a request made to slots. They can be undone together until `undoUntil`, unless one of the slots has been booked or changed. A request that changed nothing is not stored and cannot be undone. */
        SlotChange: {
            id: components["schemas"]["Id"];
            /** @description Slots that were created. */
            created: number;
            /** @description Slots that were removed. */
            removed: number;
            /** @description Slots that were switched on or off. */
            switched: number;
            /**
             * Format: date-time
             * @description When the change can no longer be undone, by the server's clock.
             * @example 2026-11-20T06:10:00.000Z
             */
            undoUntil: string;
        };
        /** @description The slot, and the change that can be undone. */
        AddSlotResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description English text that may be shown. */
            message: string;
            code?: components["schemas"]["MessageCode"];
            /** @description The slot and the change. */
            data: {
                slot: components["schemas"]["CalendarSlot"];
                change: components["schemas"]["SlotChange"];
            };
        };
        /** @description Slots, and the action for each of them. Slots that are booked, held, past or deleted are not changed. */
        ChangeSlotsRequest: {
            /**
             * @description The action.
             * @example delete
             * @enum {string}
             */
            action: "on" | "off" | "delete";
            /** @description The ids of the slots, without duplicates. */
            slotIds: components["schemas"]["Id"][];
        };
        /** @description A slot that was not changed. */
        LeftSlot: {
            slotId: components["schemas"]["Id"];
            /**
             * @description `booked` or `held`: it belongs to a patient. `past`: its time has passed. `gone`: it does not exist, or it belongs to another doctor.
             * @enum {string}
             */
            reason: "booked" | "held" | "past" | "gone";
        };
        /** @description The result of a change of slots. */
        SlotChangeResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description English text that may be shown. */
            message: string;
            code?: components["schemas"]["MessageCode"];
            /** @description The change, and the slots that were not changed. */
            data: {
                change: components["schemas"]["SlotChange"];
                /** @description Slots of the request that were not changed. */
                left: components["schemas"]["LeftSlot"][];
            };
        };
        /**
         * @description What was done to the slots.
         * @enum {string}
         */
        SlotChangeAction: "added" | "switched-on" | "switched-off" | "deleted" | "published";
        /** @description A change of slots that the doctor has made and can undo until `undoUntil`, unless one of the slots has been booked or changed. */
        UndoableSlotChange: {
            id: components["schemas"]["Id"];
            action: components["schemas"]["SlotChangeAction"];
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
            /** @description Slots that were created. */
            created: number;
            /** @description Slots that were removed. */
            removed: number;
            /** @description Slots that were switched on or off. */
            switched: number;
            /**
             * Format: date-time
             * @description When the change can no longer be undone, by the server's clock.
             * @example 2026-11-20T06:10:00.000Z
             */
            undoUntil: string;
        };
        /** @description The changes of slots that can be undone. */
        UndoableSlotChangesResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The changes. */
            data: {
                /** @description Latest change first, at most 100. */
                changes: components["schemas"]["UndoableSlotChange"][];
            };
        };
        /**
         * @description Minutes between the end of a slot and the start of the next.
         * @example 0
         * @enum {integer}
         */
        PauseMinutes: 0 | 5 | 10 | 15 | 20 | 30;
        /** @description A range of hours of a weekday and how it is divided into slots. The rules of HoursRange apply. */
        WeekdayHours: {
            weekday: components["schemas"]["WeekdayCode"];
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["EndTime"];
            slotMinutes: components["schemas"]["SlotMinutes"];
            pauseMinutes: components["schemas"]["PauseMinutes"];
            /** @description Whether bookings by platforms in these hours are confirmed at once. Default false. */
            confirmsAtOnce?: boolean;
        };
        /** @description The hours of a week, at most ten ranges per day. A weekday without hours is closed. */
        WeeklyHours: components["schemas"]["WeekdayHours"][];
        /**
         * @description Slots are published this many weeks ahead, extended every night at 02:00 clinic time. 0 turns this off.
         * @example 4
         */
        KeepPublishedWeeks: number;
        /** @description The weekly hours that replace the saved ones, and the version that they are based on. */
        ReplaceAvailabilityRequest: {
            /** @description The version that the change is based on. */
            version: number;
            weeklyHours: components["schemas"]["WeeklyHours"];
            keepPublishedWeeks: components["schemas"]["KeepPublishedWeeks"];
        };
        /** @description The result of undoing a change of slots. */
        UndoSlotChangeResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description English text that may be shown. */
            message: string;
            code?: components["schemas"]["MessageCode"];
            /** @description Present if the undone publication had saved hours. `draft` has these hours, based on the current version, so that they can be changed and published again. */
            data?: {
                draft: components["schemas"]["ReplaceAvailabilityRequest"];
            };
        };
        /**
         * @description `closed`: no hours on these days. `hours`: different hours on one day, which may be a day without weekly hours.
         * @example closed
         * @enum {string}
         */
        ExceptionKind: "closed" | "hours";
        /**
         * @description A note that only the doctor can see.
         * @example Conference, Madurai
         */
        ExceptionNote: string;
        /** @description A range of hours and how it is divided into slots. `to` is at least one slot later than `from`. The ranges of a day do not overlap; hours over midnight are two ranges, one until `24:00` and one from `00:00` of the next day. */
        HoursRange: {
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["EndTime"];
            slotMinutes: components["schemas"]["SlotMinutes"];
            pauseMinutes: components["schemas"]["PauseMinutes"];
            /** @description Whether bookings by platforms in these hours are confirmed at once. Default false. */
            confirmsAtOnce?: boolean;
        };
        /** @description Days on which the weekly hours do not apply. The exceptions of a doctor do not overlap. */
        AvailabilityException: {
            id: components["schemas"]["Id"];
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
            kind: components["schemas"]["ExceptionKind"];
            note?: components["schemas"]["ExceptionNote"];
            /** @description The hours of the day; empty if the day is closed. */
            hours: components["schemas"]["HoursRange"][];
            /** @description Open slots on these days that are not past. On a closed day nobody can be given one of them until they are removed or the exception ends. */
            openSlotCount?: number;
            /** @description Pending and confirmed bookings on these days that are not past. */
            bookingCount: number;
        };
        /** @description A day of the calendar. */
        CalendarDay: {
            date: components["schemas"]["CalendarDate"];
            /** @description Whether the doctor sees patients on this day. An exception has precedence over the weekly hours, and the weekly hours over the available days of the profile. */
            isOpenDay: boolean;
            exception?: components["schemas"]["AvailabilityException"];
            /** @description The slots, earliest first. */
            slots: components["schemas"]["CalendarSlot"][];
            /** @description Pending and confirmed bookings without a slot, earliest first. */
            bookings: components["schemas"]["Booking"][];
        };
        /** @description Days with their slots and bookings. */
        CalendarResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The days. */
            data: {
                /** @description Every day from `from` to `to`. */
                days: components["schemas"]["CalendarDay"][];
            };
        };
        /**
         * @description The part of a queue that is read.
         * @example figures
         * @enum {string}
         */
        QueuePart: "figures";
        /**
         * @description The session of a day, counted from 1.
         * @example 1
         */
        QueueSessionNumber: number;
        /**
         * @description Where a patient of the queue is. `expected`: has not arrived. `waiting`: has a number. `inside`: is called. `seen`: the visit is over. `left`: has left without being seen, or did not come.
         * @example waiting
         * @enum {string}
         */
        QueueState: "expected" | "waiting" | "inside" | "seen" | "left";
        /**
         * @description Why it is a patient's turn. `emergency`: goes first. `back`: was skipped or put back, and comes after the next two. `appointment`: the time of the appointment has come by then. `number`: has no appointment, and the lowest number. `early`: the time of the appointment has not come, and nobody else waits. `moved`: was put before another patient. `last`: was put last.
         * @example appointment
         * @enum {string}
         */
        QueueReason: "emergency" | "back" | "appointment" | "number" | "early" | "moved" | "last";
        /** @description A patient of a queue. */
        QueueEntry: {
            /** @description Id of the entry; that of the booking if the patient has one. */
            id: components["schemas"]["Id"];
            /** @description Id of the booking. Absent for a patient without an appointment. */
            bookingId?: components["schemas"]["Id"];
            /** @description The number of the patient. Absent until the patient arrives. */
            number?: components["schemas"]["QueueNumber"];
            state: components["schemas"]["QueueState"];
            /** @description Name of the patient; empty for an emergency without one. */
            name: string;
            /** @description Mobile number of the patient. Absent if it is not known. */
            phone?: string;
            /** @description Time of the appointment. Absent without one. */
            appointment?: components["schemas"]["ClockTime"];
            /** @description Whether the patient goes first. */
            isEmergency: boolean;
            /**
             * Format: date-time
             * @description When the number was given.
             * @example 2026-12-03T04:42:00.000Z
             */
            arrivedAt?: string;
            /**
             * Format: date-time
             * @description When the patient was skipped or put back. Absent unless that decides the place.
             * @example 2026-12-03T04:42:00.000Z
             */
            skippedAt?: string;
            /**
             * Format: date-time
             * @description When the patient was called. Absent while waiting.
             * @example 2026-12-03T04:42:00.000Z
             */
            calledAt?: string;
            /**
             * Format: date-time
             * @description When the visit was over.
             * @example 2026-12-03T04:42:00.000Z
             */
            endedAt?: string;
            /** @description Why it is the patient's turn then. Present only in the line. */
            reason?: components["schemas"]["QueueReason"];
            /** @description About when it is the patient's turn, never before the appointment. Present only in the line; absent for a patient whose time passed without an arrival. */
            expectedAt?: components["schemas"]["ClockTime"];
        };
        /** @description The queue of one session. */
        QueueSession: {
            session: components["schemas"]["QueueSessionNumber"];
            /** @description Begin of the session. */
            from: components["schemas"]["ClockTime"];
            /** @description End of the session. */
            to: components["schemas"]["EndTime"];
            /**
             * @description Mean length of the last ten visits in minutes; the length of a slot counts as the first.
             * @example 11
             */
            meanMinutes: number;
            /**
             * @description How many patients have a number and wait.
             * @example 2
             */
            waiting: number;
            /**
             * @description The number that the next patient gets.
             * @example 20
             */
            nextNumber: number;
            /** @description About when everybody in the line has been seen. */
            doneAt: components["schemas"]["ClockTime"];
            /**
             * @description How many minutes after the end of the session that is; 0 if it is before.
             * @example 20
             */
            overMinutes: number;
            /**
             * Format: date-time
             * @description Until when the last call can be undone. Absent if it cannot.
             * @example 2026-12-03T05:09:00.000Z
             */
            callUndoUntil?: string;
            /** @description The patient who is called. Absent if nobody is */
            inside?: components["schemas"]["QueueEntry"];
            /** @description Who waits or is expected, in the order of the calls. Patients whose time passed without an arrival come last. Empty in figures. */
            line: components["schemas"]["QueueEntry"][];
            /** @description Who was seen or has left, latest first. Empty in figures. */
            over: components["schemas"]["QueueEntry"][];
        };
        /** @description The queue of a day. */
        Queue: {
            date: components["schemas"]["CalendarDate"];
            /** @description The session of this moment. */
            session: components["schemas"]["QueueSessionNumber"];
            /** @description The sessions of the day, earliest first. */
            sessions: components["schemas"]["QueueSession"][];
        };
        /** @description The queue of a day. */
        QueueResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The queue. */
            data: {
                queue: components["schemas"]["Queue"];
            };
        };
        /** @description A patient who arrives. With `bookingId`, name and number are those of the booking. */
        AddQueueEntryRequest: {
            /** @description The day of the queue. */
            date: components["schemas"]["CalendarDate"];
            /** @description Id of the booking of the patient. */
            bookingId?: components["schemas"]["Id"];
            name?: components["schemas"]["PatientName"];
            phone?: components["schemas"]["MobileNumber"];
            /** @description Whether the patient goes first. */
            isEmergency?: boolean;
        };
        /** @description The result of a change of a queue, and the queue as it is now. */
        QueueChangeResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description English text that may be shown. */
            message: string;
            code?: components["schemas"]["MessageCode"];
            /** @description The queue. */
            data: {
                /** @description Id of the entry. Present only for addQueueEntry. */
                entryId?: components["schemas"]["Id"];
                queue: components["schemas"]["Queue"];
            };
        };
        /**
         * @description A change of a patient of the queue, as changeQueueEntry describes.
         * @example skipped
         * @enum {string}
         */
        QueueAction: "called" | "seen" | "skipped" | "back" | "left" | "emergency" | "after-two" | "last" | "before";
        /** @description A change of a patient of the queue. */
        ChangeQueueEntryRequest: {
            action: components["schemas"]["QueueAction"];
            /** @description Id of the patient before whom this one is put. Only with `before`. */
            beforeId?: components["schemas"]["Id"];
            /** @description Id of the patient inside. Only with `called`; left out if nobody is. */
            inside?: components["schemas"]["Id"];
        };
        /** @description Who is inside and who is next, as displayed. */
        CallNextPatientRequest: {
            /** @description The day of the queue. */
            date: components["schemas"]["CalendarDate"];
            session: components["schemas"]["QueueSessionNumber"];
            /** @description Id of the patient inside. Left out if nobody is. */
            inside?: components["schemas"]["Id"];
            /** @description Id of the next patient. */
            next: components["schemas"]["Id"];
        };
        /** @description The call to be undone. */
        UndoPatientCallRequest: {
            /** @description The day of the queue. */
            date: components["schemas"]["CalendarDate"];
            session: components["schemas"]["QueueSessionNumber"];
            /** @description Id of the patient who was called. */
            called: components["schemas"]["Id"];
        };
        /** @description The patients who leave with the end of a session. */
        EndQueueSessionRequest: {
            /** @description The day of the queue. */
            date: components["schemas"]["CalendarDate"];
            session: components["schemas"]["QueueSessionNumber"];
            /** @description Ids of the patients. */
            left: components["schemas"]["Id"][];
        };
        /**
         * @description The room to which patients are called, with a letter or a digit.
         * @example 1
         */
        RoomName: string;
        /**
         * @description The languages of the screen, first the one that is largest.
         * @example [
         *       "ta",
         *       "en",
         *       "hi"
         *     ]
         */
        ScreenLanguages: components["schemas"]["MessageLanguage"][];
        /** @description The screen of the waiting room, which shows the numbers of the queue. */
        QueueScreen: {
            /** @description Whether there is a link. */
            isOn: boolean;
            /** @description The room on the screen. Absent if it shows none. */
            room?: components["schemas"]["RoomName"];
            languages: components["schemas"]["ScreenLanguages"];
            /**
             * @description On how many screens the numbers are shown now.
             * @example 1
             */
            screens: number;
            /**
             * Format: date-time
             * @description When the link was made. Absent without one.
             * @example 2026-12-03T03:30:00.000Z
             */
            createdAt?: string;
        };
        /** @description The state of the screen. */
        QueueScreenResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The state. */
            data: {
                screen: components["schemas"]["QueueScreen"];
            };
        };
        /** @description What the screen of the waiting room shows. */
        SaveQueueScreenRequest: {
            /** @description Absent for a screen without a room. */
            room?: components["schemas"]["RoomName"];
            languages: components["schemas"]["ScreenLanguages"];
            /** @description Whether a new link is made, although there is one. */
            isNewLink?: boolean;
        };
        /** @description The screen, with its link if that is new. */
        SaveQueueScreenResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description English text that may be shown. */
            message: string;
            code?: components["schemas"]["MessageCode"];
            /** @description The screen. */
            data: {
                /**
                 * @description Path of a new link on the portal's origin, which cannot be read again. Whoever has it sees the numbers.
                 * @example /q#9n3tXqK2bVw7YzR5sLdA1g
                 */
                path?: string;
                screen: components["schemas"]["QueueScreen"];
            };
        };
        /** @description The state of a doctor's calendar feed. */
        CalendarFeed: {
            /** @description Whether there is an address. */
            isOn: boolean;
            /** @description Whether events contain the names of patients; otherwise only the booking number. */
            showsNames: boolean;
            /**
             * Format: date-time
             * @description When the address was created.
             */
            createdAt?: string;
        };
        /** @description The state of the calendar feed. */
        CalendarFeedResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The state. */
            data: {
                feed: components["schemas"]["CalendarFeed"];
            };
        };
        /** @description What the events contain. */
        ChangeCalendarFeedRequest: {
            /** @description Whether events contain the names of patients. */
            showsNames: boolean;
        };
        /** @description A new address of the calendar feed. */
        CreateCalendarFeedResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description English text that may be shown. */
            message: string;
            code?: components["schemas"]["MessageCode"];
            /** @description The address, which cannot be read again. */
            data: {
                /**
                 * @description Path of the address on the server's origin. Whoever has it can read the feed.
                 * @example /calendar/9n3tXqK2bVw7YzR5sLdA1g.ics
                 */
                path: string;
                feed: components["schemas"]["CalendarFeed"];
            };
        };
        /** @description A patient who calls or is at the desk, and an open slot. */
        AddBookingRequest: {
            slotId: components["schemas"]["Id"];
            patientName: components["schemas"]["PatientName"];
            patientPhone: components["schemas"]["MobileNumber"];
        };
        /** @description The confirmed booking. */
        AddBookingResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description English text that may be shown. */
            message: string;
            code?: components["schemas"]["MessageCode"];
            /** @description The booking. */
            data: {
                booking: components["schemas"]["Booking"];
            };
        };
        /** @description The hours in which a doctor sees patients. Slots are published from them. */
        Availability: {
            /** @description Increases with every change of the weekly hours. */
            version: number;
            /** @description Whether nothing has been saved yet. In this case the hours are derived from the available days and hours of the profile. */
            isProposal: boolean;
            weeklyHours: components["schemas"]["WeeklyHours"];
            keepPublishedWeeks: components["schemas"]["KeepPublishedWeeks"];
            publishedUntil?: components["schemas"]["CalendarDate"];
            /** @description Current and future exceptions, earliest first. */
            exceptions: components["schemas"]["AvailabilityException"][];
        };
        /** @description The doctor's availability. */
        AvailabilityResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description English text that may be shown. */
            message?: string;
            code?: components["schemas"]["MessageCode"];
            /** @description The availability. */
            data: {
                availability: components["schemas"]["Availability"];
            };
        };
        /** @description The weekly hours were changed since that version; nothing was saved. `data` has the current availability. */
        AvailabilityConflict: {
            /**
             * @description Equals the HTTP status.
             * @example 409
             */
            statusCode: number;
            /** @description English text that may be shown. */
            message: string;
            code: components["schemas"]["ErrorCode"];
            /** @description Identifies the request in the logs; equals `X-Request-Id`. */
            requestId: string;
            /** @description The current availability. */
            data: {
                availability: components["schemas"]["Availability"];
            };
        };
        /** @description An exception to the weekly hours. */
        AddExceptionRequest: {
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
            kind: components["schemas"]["ExceptionKind"];
            note?: components["schemas"]["ExceptionNote"];
            /** @description The hours of the day. The kind `hours` requires at least one range, the kind `closed` an empty list. */
            hours: components["schemas"]["HoursRange"][];
        };
        /** @description The saved exception. */
        AddExceptionResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description English text that may be shown. */
            message: string;
            code?: components["schemas"]["MessageCode"];
            /** @description The exception. */
            data: {
                exception: components["schemas"]["AvailabilityException"];
            };
        };
        /** @description The days to publish: today or later, at most 92, and `to` not before `from`. The slots are created from the saved weekly hours, from `draft`, or as a copy of the week of `copyFrom`. With `onlyOn`, the days of other weekdays are neither changed nor counted as published; the hours of `draft` are saved for all days. */
        SlotPlanRequest: {
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
            copyFrom?: components["schemas"]["CalendarDate"];
            draft?: components["schemas"]["ReplaceAvailabilityRequest"];
            /** @description Plans only these weekdays. All other days keep their slots. */
            onlyOn?: components["schemas"]["WeekdayCode"][];
        };
        /** @description A slot that will be created. */
        PlannedTime: {
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["EndTime"];
        };
        /** @description An existing slot. */
        PlannedSlot: {
            id: components["schemas"]["Id"];
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["EndTime"];
            state: components["schemas"]["SlotState"];
        };
        /** @description A slot within the hours that is not created. */
        LeftOutTime: {
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["EndTime"];
            /**
             * @description `past`: its time has passed. `closed`: an exception closes the day. `overlap`: an existing slot that is kept overlaps this time.
             * @enum {string}
             */
            reason: "past" | "closed" | "overlap";
        };
        /** @description The changes of a publication on one day. Each list is sorted, earliest first. */
        SlotPlanDay: {
            date: components["schemas"]["CalendarDate"];
            /** @description Whether the day has hours. */
            isOpenDay: boolean;
            exception?: components["schemas"]["AvailabilityException"];
            /** @description Slots that are created. */
            create: components["schemas"]["PlannedTime"][];
            /** @description Slots without a booking that are removed. */
            remove: components["schemas"]["PlannedSlot"][];
            /** @description Slots that are kept because they are booked, held or already as planned. */
            keep: components["schemas"]["PlannedSlot"][];
            /** @description Slots that are not created. */
            leftOut: components["schemas"]["LeftOutTime"][];
        };
        /** @description The changes that a publication would make. */
        SlotPlan: {
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
            fingerprint: components["schemas"]["PlanFingerprint"];
            /** @description Every day from `from` to `to`; with `onlyOn`, those weekdays only. */
            days: components["schemas"]["SlotPlanDay"][];
            /** @description Pending and confirmed bookings on days without hours, earliest first. They stay booked. */
            closedDayBookings: components["schemas"]["Booking"][];
        };
        /** @description The preview. */
        SlotPlanResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The preview. */
            data: {
                plan: components["schemas"]["SlotPlan"];
            };
        };
        /** @description The request of the preview, and the fingerprint of the preview. */
        ApplySlotPlanRequest: {
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
            copyFrom?: components["schemas"]["CalendarDate"];
            draft?: components["schemas"]["ReplaceAvailabilityRequest"];
            /** @description Plans only these weekdays. All other days keep their slots. */
            onlyOn?: components["schemas"]["WeekdayCode"][];
            fingerprint: components["schemas"]["PlanFingerprint"];
        };
        /** @description The preview is outdated; nothing was changed. `data` has the new preview. */
        SlotPlanConflict: {
            /**
             * @description Equals the HTTP status.
             * @example 409
             */
            statusCode: number;
            /** @description English text that may be shown. */
            message: string;
            code: components["schemas"]["ErrorCode"];
            /** @description Identifies the request in the logs; equals `X-Request-Id`. */
            requestId: string;
            /** @description The new preview. */
            data: {
                plan: components["schemas"]["SlotPlan"];
            };
        };
        /** @description Nothing was changed. `data` has the new preview or the current availability. */
        PublicationConflict: components["schemas"]["SlotPlanConflict"] | components["schemas"]["AvailabilityConflict"];
        /** @description The current and the new password. The two new passwords must be equal. */
        ChangePasswordRequest: {
            /**
             * Format: password
             * @description The current password.
             */
            currentPassword: string;
            newPassword: components["schemas"]["NewPassword"];
            /**
             * Format: password
             * @description The new password again.
             */
            confirmPassword: string;
            /** @description Whether the address of the calendar feed stops working too. Default false. */
            endsCalendarFeed?: boolean;
        };
        /** @description The code that was sent to the doctor's email. */
        VerifyEmailRequest: {
            confirmationCode: components["schemas"]["ConfirmationCode"];
        };
        /** @description An open session of the doctor. */
        DoctorSession: {
            id: components["schemas"]["Id"];
            /**
             * @description Name of the browser; empty if it is unknown.
             * @example Chrome
             */
            browser: string;
            /**
             * @description Name of the operating system; empty if it is unknown.
             * @example Android
             */
            system: string;
            /**
             * Format: date-time
             * @description When it was opened.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last used, to half a minute.
             */
            lastUsedAt: string;
            /** @description Whether this request belongs to it. */
            isThis: boolean;
        };
        /** @description The open sessions of the doctor. */
        SessionListResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The sessions. */
            data: {
                /** @description Last use first, at most 100. */
                sessions: components["schemas"]["DoctorSession"][];
            };
        };
        /**
         * @description A name by which the doctor knows the passkey.
         * @example Pixel 9
         */
        PasskeyName: string;
        /** @description A passkey of the doctor. */
        Passkey: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["PasskeyName"];
            /**
             * Format: date-time
             * @description When it was added.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last used; absent if it was not used since it was added.
             */
            lastUsedAt?: string;
            /** @description Whether it is copied to other devices, for example by a password manager. */
            isBackedUp: boolean;
        };
        /** @description The passkeys of the doctor. */
        PasskeyListResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The passkeys. */
            data: {
                /** @description Whether passkeys can be added and used here. */
                isAvailable: boolean;
                /** @description Whether only passkeys sign in; absent means no. */
                isPasskeyOnly?: boolean;
                /**
                 * Format: date-time
                 * @description From then on the password signs in again; only while the way back without passkeys is on its way.
                 */
                recoveryAt?: string;
                /** @description Oldest first, at most 20. */
                passkeys: components["schemas"]["Passkey"][];
            };
        };
        /** @description Bytes in base64url without padding. */
        Base64Url: string;
        /** @description A passkey that the browser has created, and its name. */
        AddPasskeyRequest: {
            name: components["schemas"]["PasskeyName"];
            credentialId: components["schemas"]["Base64Url"];
            clientDataJSON: components["schemas"]["Base64Url"];
            /** @description The attestation object, in base64url. */
            attestationObject: string;
            /** @description How the browser reaches the authenticator. */
            transports?: string[];
        };
        /** @description A passkey, as WebAuthn names it. */
        PasskeyDescriptor: {
            id: components["schemas"]["Base64Url"];
            /**
             * @description The type.
             * @enum {string}
             */
            type: "public-key";
        };
        /** @description PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
        PasskeyCreationOptions: {
            challenge: components["schemas"]["Base64Url"];
            /** @description The portal. */
            rp: {
                /** @description Its domain. */
                id: string;
                /** @description Its name. */
                name: string;
            };
            /** @description The account. */
            user: {
                id: components["schemas"]["Base64Url"];
                /** @description The e-mail address. */
                name: string;
                /** @description The name of the doctor. */
                displayName: string;
            };
            /** @description The algorithms, best first. */
            pubKeyCredParams: {
                /**
                 * @description The type.
                 * @enum {string}
                 */
                type: "public-key";
                /** @description The number of COSE. */
                alg: number;
            }[];
            /** @description Milliseconds. */
            timeout: number;
            /**
             * @description No attestation is wanted.
             * @enum {string}
             */
            attestation: "none";
            /** @description The passkeys that the doctor already has. */
            excludeCredentials: components["schemas"]["PasskeyDescriptor"][];
            /** @description The passkey is stored by the authenticator, which checks who is present. */
            authenticatorSelection: {
                /**
                 * @description Stored by the authenticator.
                 * @enum {string}
                 */
                residentKey: "required";
                /** @description The same for WebAuthn Level 1. */
                requireResidentKey: boolean;
                /**
                 * @description The authenticator checks who is present.
                 * @enum {string}
                 */
                userVerification: "required";
            };
        };
        /** @description What the browser needs to create a passkey. */
        PasskeyCreationResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The options. */
            data: {
                options: components["schemas"]["PasskeyCreationOptions"];
            };
        };
        /** @description The new name. */
        RenamePasskeyRequest: {
            name: components["schemas"]["PasskeyName"];
        };
        /** @description The response of the browser to the options, each part in base64url. */
        PasskeyAssertion: {
            credentialId: components["schemas"]["Base64Url"];
            clientDataJSON: components["schemas"]["Base64Url"];
            authenticatorData: components["schemas"]["Base64Url"];
            signature: components["schemas"]["Base64Url"];
            /** @description The user handle, in base64url. */
            userHandle?: string;
        };
        /** @description Either the password or a passkey. */
        ProofRequest: {
            /**
             * Format: password
             * @description The password of the account.
             */
            password?: string;
            passkey?: components["schemas"]["PasskeyAssertion"];
        };
        /** @description PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
        PasskeyRequestOptions: {
            challenge: components["schemas"]["Base64Url"];
            /** @description The domain of the portal. */
            rpId: string;
            /**
             * @description The authenticator checks who is present.
             * @enum {string}
             */
            userVerification: "required";
            /** @description Milliseconds. */
            timeout: number;
            /** @description The passkeys of the doctor; empty for every passkey of the domain. */
            allowCredentials: components["schemas"]["PasskeyDescriptor"][];
        };
        /** @description What the browser needs to ask for a passkey. */
        PasskeyRequestResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The options. */
            data: {
                options: components["schemas"]["PasskeyRequestOptions"];
            };
        };
        /** @description Whether only passkeys sign in. */
        SetPasskeyOnlyRequest: {
            /** @description Whether only passkeys sign in. */
            isOn: boolean;
        };
        /** @description A way back that is on its way. */
        RecoveryResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description English text that may be shown. */
            message: string;
            code?: components["schemas"]["MessageCode"];
            /** @description When it takes effect. */
            data: {
                /**
                 * Format: date-time
                 * @description From then on the password signs in again.
                 */
                recoveryAt: string;
            };
        };
        /**
         * @description The part of the link after `#`.
         * @example mZ5pT0gA1c2VQy9rXw8LkA
         */
        RecoveryToken: string;
        /** @description The link of the e-mail. */
        StopRecoveryRequest: {
            token: components["schemas"]["RecoveryToken"];
        };
        /** @description The doctor's data in one file. */
        DataExportResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description English text that may be shown. */
            message: string;
            code?: components["schemas"]["MessageCode"];
            /** @description The file. */
            data: {
                /**
                 * @description A name for the file.
                 * @example nalam-2026-11-26.zip
                 */
                fileName: string;
                /**
                 * Format: byte
                 * @description The ZIP file, in base64.
                 */
                content: string;
            };
        };
        /**
         * @description What happened. Later versions may add names.
         * @enum {string}
         */
        ActivityName: "account.registered" | "account.confirmed" | "email.verified" | "password.changed" | "session.opened" | "session.closed" | "sessions.ended" | "passkey.added" | "passkey.renamed" | "passkey.removed" | "passkey.cloned" | "passkey_only.on" | "passkey_only.off" | "recovery.begun" | "recovery.stopped" | "data.exported" | "calendar_feed.created" | "calendar_feed.names_shown" | "calendar_feed.names_hidden" | "calendar_feed.removed";
        /** @description An entry of the audit that concerns the security of the account. */
        Activity: {
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            name: components["schemas"]["ActivityName"];
        };
        /** @description What happened to the account. */
        ActivityResponse: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The entries. */
            data: {
                /** @description Latest first, at most 50. */
                activity: components["schemas"]["Activity"][];
            };
        };
        /**
         * @description 1 open, 2 in progress, 3 resolved.
         * @example 1
         * @enum {integer}
         */
        TicketStatus: 1 | 2 | 3;
        /** @description One page of the doctor's own tickets, newest first. The search covers subject and message. */
        ListTicketsRequest: {
            page: components["schemas"]["PageNumber"];
            searchQuery: components["schemas"]["SearchText"];
            /** @description Only tickets with one of these statuses. */
            status?: components["schemas"]["TicketStatus"][];
        };
        /** @description A support ticket. The fields are defined by the reference server. */
        Ticket: {
            _id: components["schemas"]["Id"];
            /** @description What the ticket is about. */
            subject: string;
            /** @description What the doctor wrote. */
            message: string;
            status: components["schemas"]["TicketStatus"];
            /**
             * Format: date-time
             * @description When the ticket was opened (ISO 8601, UTC).
             * @example 2026-11-18T06:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the ticket was last changed (ISO 8601, UTC).
             * @example 2026-11-19T04:00:00.000Z
             */
            updatedAt: string;
        };
        /** @description A page of tickets in `data`, with the paging fields at the top level. */
        TicketPage: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description Number of this page, starting at 1. */
            currentPage: number;
            /** @description Number of pages. */
            totalPages: number;
            /** @description Number of rows per page. */
            itemsPerPage: number;
            /** @description The requested data. */
            data: {
                /** @description One page of tickets. */
                tickets: components["schemas"]["Ticket"][];
                /** @description Number of rows on all pages. Optional. */
                totalItems?: number;
            };
        };
        /** @description A page of tickets, in `data`. */
        NestedTicketPage: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The requested data. */
            data: {
                /** @description One page of tickets. */
                tickets: components["schemas"]["Ticket"][];
                /** @description Number of this page, starting at 1. */
                currentPage: number;
                /** @description Number of pages. */
                totalPages: number;
                /** @description Number of rows per page. */
                itemsPerPage: number;
                /** @description Number of rows on all pages. Optional. */
                totalItems?: number;
            };
        };
        /** @description A page of tickets, at the top level. */
        TopLevelTicketPage: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description One page of tickets. */
            tickets: components["schemas"]["Ticket"][];
            /** @description Number of this page, starting at 1. */
            currentPage: number;
            /** @description Number of pages. */
            totalPages: number;
            /** @description Number of rows per page. */
            itemsPerPage: number;
            /** @description Number of rows on all pages. Optional. */
            totalItems?: number;
        };
        /** @description `data.tickets` with `currentPage`, `totalPages` and `itemsPerPage`. Paging is at the top level (reference server) or in `data`. */
        TicketPageResponse: components["schemas"]["TicketPage"] | components["schemas"]["NestedTicketPage"] | components["schemas"]["TopLevelTicketPage"];
        /** @description A ticket and its new status. The fields are defined by the reference server. */
        UpdateTicketStatusRequest: {
            ticketId: components["schemas"]["Id"];
            status: components["schemas"]["TicketStatus"];
        };
        /** @description One event of streamEvents. Clients ignore unknown topics and names. */
        LiveEvent: {
            /**
             * @description What changed: `bookings`, `slots`, `availability` (weekly hours and exceptions) or `queue`. `session`: the session has ended. `resync`: changes may have been missed; fetch the displayed data again. Later versions may add topics.
             * @enum {string}
             */
            topic: "bookings" | "slots" | "availability" | "queue" | "session" | "resync";
            /** @description The name of the event, such as `booking.accepted`. */
            name?: string;
            /** @description Id of the record that changed. */
            subject?: string;
            /** @description Present with `resync` at the beginning of a stream: whole seconds since this doctor's last change, at most one day. A client that has fetched the data since then has missed nothing. */
            quietFor?: number;
        };
        /**
         * @description A medical speciality.
         * @example {
         *       "_id": "spc_cardiology",
         *       "name": "Cardiology"
         *     }
         */
        Speciality: {
            _id: components["schemas"]["Id"];
            /** @description Name of the speciality. */
            name: string;
        };
        /** @description The specialities, in `data`. */
        NestedSpecialityList: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The requested data. */
            data: {
                /** @description All specialities. */
                getAllspeciality: components["schemas"]["Speciality"][];
            };
        };
        /** @description The specialities, at the top level. */
        TopLevelSpecialityList: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description All specialities. */
            getAllspeciality: components["schemas"]["Speciality"][];
        };
        /** @description `data.getAllspeciality`, in `data` (reference server) or at the top level. */
        SpecialityListResponse: components["schemas"]["NestedSpecialityList"] | components["schemas"]["TopLevelSpecialityList"];
        /**
         * @description A country. Only the name is always present.
         * @example {
         *       "id": 101,
         *       "name": "India"
         *     }
         */
        Country: {
            id?: components["schemas"]["PlaceId"];
            /** @description Name of the country. */
            name: string;
        };
        /** @description The countries, in `data.data`. */
        NestedCountryList: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description All countries. */
            data: {
                /** @description All countries. */
                data: components["schemas"]["Country"][];
            };
        };
        /** @description The countries, directly in `data`. */
        TopLevelCountryList: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description All countries. */
            data: components["schemas"]["Country"][];
        };
        /** @description `data.data` (reference server), or a list directly in `data`. */
        CountryListResponse: components["schemas"]["NestedCountryList"] | components["schemas"]["TopLevelCountryList"];
        /** @description The states of a country; the portal always sends 101 (India). */
        ListStatesRequest: {
            country_id: components["schemas"]["PlaceId"];
        };
        /**
         * @description A state of a country. Only the name is always present.
         * @example {
         *       "id": 35,
         *       "name": "Tamil Nadu"
         *     }
         */
        State: {
            id?: components["schemas"]["PlaceId"];
            /** @description Name of the state. */
            name: string;
        };
        /** @description The states, in `data.data`. */
        NestedStateList: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The states of the country. */
            data: {
                /** @description The states of the country. */
                data: components["schemas"]["State"][];
            };
        };
        /** @description The states, directly in `data`. */
        TopLevelStateList: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The states of the country. */
            data: components["schemas"]["State"][];
        };
        /** @description `data.data` (reference server), or a list directly in `data`. */
        StateListResponse: components["schemas"]["NestedStateList"] | components["schemas"]["TopLevelStateList"];
        /** @description The cities of a state; the portal always sends 35 (Tamil Nadu). */
        ListCitiesRequest: {
            state_id: components["schemas"]["PlaceId"];
        };
        /**
         * @description A city. `city_id` of other operations is its `id`, or its `_id` if it has no `id`.
         * @example {
         *       "id": 3659,
         *       "_id": "cty_chennai",
         *       "name": "Chennai"
         *     }
         */
        City: {
            id?: components["schemas"]["PlaceId"];
            _id?: components["schemas"]["Id"];
            /** @description Name of the city. */
            name: string;
        };
        /** @description The cities, in `data.data`. */
        NestedCityList: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The cities of the state. */
            data: {
                /** @description The cities of the state. */
                data: components["schemas"]["City"][];
            };
        };
        /** @description The cities, directly in `data`. */
        TopLevelCityList: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The cities of the state. */
            data: components["schemas"]["City"][];
        };
        /** @description `data.data` (reference server), or a list directly in `data`. */
        CityListResponse: components["schemas"]["NestedCityList"] | components["schemas"]["TopLevelCityList"];
        /** @description The localities of a city. */
        ListLocalitiesRequest: {
            city_id: components["schemas"]["PlaceId"];
        };
        /**
         * @description A locality of a city with its pincode.
         * @example {
         *       "_id": "loc_chennai_t_nagar",
         *       "locality_name": "T Nagar",
         *       "pincode": "600017"
         *     }
         */
        Locality: {
            _id: components["schemas"]["Id"];
            /** @description Name of the locality. */
            locality_name: string;
            /** @description PIN code of the locality. */
            pincode?: string | null;
        };
        /** @description The localities, in `data.data`. */
        NestedLocalityList: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The localities of the city. */
            data: {
                /** @description The localities of the city. */
                data: components["schemas"]["Locality"][];
            };
        };
        /** @description The localities, directly in `data`. */
        TopLevelLocalityList: {
            statusCode?: components["schemas"]["StatusCode"];
            /** @description The localities of the city. */
            data: components["schemas"]["Locality"][];
        };
        /** @description `data.data` (reference server), or a list directly in `data`. */
        LocalityListResponse: components["schemas"]["NestedLocalityList"] | components["schemas"]["TopLevelLocalityList"];
        /** @description The same message in each language, ready to be sent. */
        MessageTexts: {
            /** @description English. */
            en: string;
            /** @description Tamil. */
            ta: string;
            /** @description Hindi. */
            hi: string;
        };
        /** @description A message to a patient about one booking. Date and time are those of the appointment, at the clinic. */
        PatientMessage: {
            bookingId: components["schemas"]["Id"];
            /** @description The booking number that the patient sees. */
            bookingNumber: string;
            doctorId: components["schemas"]["Id"];
            phoneNumber: components["schemas"]["MobileNumber"];
            /**
             * @description The language of the patient.
             * @enum {string}
             */
            language: "en" | "ta" | "hi";
            texts: components["schemas"]["MessageTexts"];
            date: components["schemas"]["CalendarDate"];
            time: components["schemas"]["ClockTime"];
        };
        /** @description The doctor has confirmed a pending booking. */
        BookingAcceptedEvent: {
            /**
             * @description The type of the message.
             * @enum {string}
             */
            type: "booking.accepted";
            /**
             * Format: date-time
             * @description When it happened, by the server's clock.
             * @example 2026-11-23T06:00:00.000Z
             */
            timestamp: string;
            data: components["schemas"]["PatientMessage"];
        };
        /** @description The doctor has declined a pending booking. */
        BookingDeclinedEvent: {
            /**
             * @description The type of the message.
             * @enum {string}
             */
            type: "booking.declined";
            /**
             * Format: date-time
             * @description When it happened, by the server's clock.
             * @example 2026-11-23T06:00:00.000Z
             */
            timestamp: string;
            data: components["schemas"]["PatientMessage"];
        };
        /** @description The doctor asks the patient to choose another time. */
        BookingRescheduleRequestedEvent: {
            /**
             * @description The type of the message.
             * @enum {string}
             */
            type: "booking.reschedule_requested";
            /**
             * Format: date-time
             * @description When it happened, by the server's clock.
             * @example 2026-11-23T06:00:00.000Z
             */
            timestamp: string;
            data: components["schemas"]["PatientMessage"];
        };
        /** @description The doctor offers the patient of a booking other times. The texts contain the link to the answer. */
        BookingOfferedEvent: {
            /**
             * @description The type of the message.
             * @enum {string}
             */
            type: "booking.offered";
            /**
             * Format: date-time
             * @description When it happened, by the server's clock.
             * @example 2026-11-23T06:00:00.000Z
             */
            timestamp: string;
            /** @description The message. */
            data: components["schemas"]["PatientMessage"] & {
                /**
                 * Format: uri
                 * @description The page on which the patient answers. Whoever has it can answer: do not log it.
                 */
                link: string;
                /**
                 * Format: date-time
                 * @description Until when the patient can answer.
                 * @example 2026-11-24T06:00:00.000Z
                 */
                expiresAt: string;
                note?: components["schemas"]["OfferNote"];
            };
        };
        /** @description The doctor has cancelled a confirmed booking. */
        BookingCancelledEvent: {
            /**
             * @description The type of the message.
             * @enum {string}
             */
            type: "booking.cancelled";
            /**
             * Format: date-time
             * @description When it happened, by the server's clock.
             * @example 2026-11-23T06:00:00.000Z
             */
            timestamp: string;
            /** @description The message. */
            data: components["schemas"]["PatientMessage"] & {
                reason: components["schemas"]["CancellationReason"];
                note?: components["schemas"]["CancellationNote"];
            };
        };
        /** @description The doctor has moved a booking to another time, which is confirmed. */
        BookingMovedEvent: {
            /**
             * @description The type of the message.
             * @enum {string}
             */
            type: "booking.moved";
            /**
             * Format: date-time
             * @description When it happened, by the server's clock.
             * @example 2026-11-23T06:00:00.000Z
             */
            timestamp: string;
            /** @description The message. */
            data: components["schemas"]["PatientMessage"] & {
                /** @description The time before the move. */
                previous: {
                    date: components["schemas"]["CalendarDate"];
                    time: components["schemas"]["ClockTime"];
                };
            };
        };
        /** @description The appointment is not confirmed, although the patient was told otherwise; it waits for the doctor. */
        BookingPendingEvent: {
            /**
             * @description The type of the message.
             * @enum {string}
             */
            type: "booking.pending";
            /**
             * Format: date-time
             * @description When it happened, by the server's clock.
             * @example 2026-11-23T06:00:00.000Z
             */
            timestamp: string;
            data: components["schemas"]["PatientMessage"];
        };
        /** @description Nobody has answered the request, and its time begins in an hour or has begun. The patient is asked to choose another time; the doctor may still confirm it until it begins. */
        BookingLapsedEvent: {
            /**
             * @description The type of the message.
             * @enum {string}
             */
            type: "booking.lapsed";
            /**
             * Format: date-time
             * @description When it happened, by the server's clock.
             * @example 2026-11-23T06:00:00.000Z
             */
            timestamp: string;
            data: components["schemas"]["PatientMessage"];
        };
        /** @description The confirmed appointment is tomorrow, or today. The texts contain the link to the answer, where the server knows its address. */
        BookingReminderEvent: {
            /**
             * @description The type of the message.
             * @enum {string}
             */
            type: "booking.reminder";
            /**
             * Format: date-time
             * @description When it happened, by the server's clock.
             * @example 2026-11-23T06:00:00.000Z
             */
            timestamp: string;
            /** @description The message. */
            data: components["schemas"]["PatientMessage"] & {
                /**
                 * Format: uri
                 * @description The page on which the patient says whether she comes. Whoever has it can answer: do not log it.
                 */
                link?: string;
            };
        };
        /** @description A booking of a platform has changed, by the doctor, the patient or because nobody answered in time. */
        BookingChangedEvent: {
            /**
             * @description The type of the message.
             * @enum {string}
             */
            type: "booking.changed";
            /**
             * Format: date-time
             * @description When it happened, by the server's clock.
             * @example 2026-11-30T15:01:00.000Z
             */
            timestamp: string;
            data: components["schemas"]["PlatformBooking"];
        };
    };
    responses: {
        /** @description The request came from another site, or the account is blocked. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is larger than `x-body-limit`. */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The content type of the request is not supported. */
        UnsupportedType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Too many requests. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server failed to process the request. */
        ServerError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server is too busy or its database does not respond. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request has no session, or the session has ended. */
        SignedOut: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SignedOutError"];
            };
        };
        /** @description The request has no session, or the session has ended. */
        SessionRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The record does not exist or belongs to another doctor. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The Idempotency-Key is missing or malformed. */
        KeyRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The Idempotency-Key was used for a different request in the last 24 hours. */
        KeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request has no key of a platform, or the platform was removed. */
        KeyOfPlatformRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request came from another site, the account is blocked, or a proof of the last 10 minutes is missing (proveIdentity). */
        ProofRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /** @description The `id` of the record. */
        Id: components["schemas"]["Id"];
        /**
         * @description The first day.
         * @example 24-11-2026
         */
        FromDay: components["schemas"]["CalendarDate"];
        /**
         * @description The last day.
         * @example 27-11-2026
         */
        ToDay: components["schemas"]["CalendarDate"];
        /**
         * @description The day.
         * @example 03-12-2026
         */
        Day: components["schemas"]["CalendarDate"];
        /**
         * @description `figures`: only the figures of each session, and no patient, so it is not noted as a read of patients' data.
         * @example figures
         */
        QueuePart: components["schemas"]["QueuePart"];
        /**
         * @description Words in the name, the clinic, the speciality or the city.
         * @example heart
         */
        Search: components["schemas"]["SearchText"];
        /**
         * @description The page, starting at 1.
         * @example 1
         */
        Page: components["schemas"]["PageText"];
        /**
         * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
         * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
         */
        IdempotencyKey: string;
        /**
         * @description The `ETag` of getDoctorProfile or updateDoctorProfile. Without it, the profile is replaced unconditionally. With it, the response is 412 if a field that was saved since then would be overwritten with a different value.
         * @example "7"
         */
        IfMatch: string;
        /**
         * @description The `id` of the last received event. Later events are sent first.
         * @example 17
         */
        LastEventId: string;
        /**
         * @description Identifies the message, and is the same when it is sent again. Discard a message whose id is known.
         * @example msg_7c0f4c5e2a1b4d6e9f116f0f3f1f8a52
         */
        WebhookId: string;
        /**
         * @description When this attempt was made, in Unix seconds.
         * @example 1795413600
         */
        WebhookTimestamp: string;
        /**
         * @description One or several signatures, separated by spaces, each `v1,` and the HMAC-SHA256 of id, timestamp and body in base64.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifies the request in logs and in `requestId` of an error. Equals the X-Request-Id of the request if that is well formed.
         * @example 7c0f4c5e-2a1b-4d6e-9f11-6f0f3f1f8a52
         */
        RequestId: string;
        /**
         * @description Starts the session, or ends it with an empty value and Max-Age=0.
         * @example __Host-nalam_session=AbC; Path=/; HttpOnly; Secure; SameSite=Lax
         */
        SessionCookie: string;
        /**
         * @description Identifies the browser, so that only it can finish the sign-in. HttpOnly.
         * @example __Host-nalam_device=AbC; Path=/; HttpOnly; Secure; SameSite=Lax
         */
        DeviceCookie: string;
        /**
         * @description Whole seconds to wait before trying again.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description Version of the fields that updateDoctorProfile replaces; the image and the active status do not change it. Send it as `If-Match` to detect changes made elsewhere in the meantime. Other platforms may omit it.
         * @example "7"
         */
        ProfileVersion: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    registerDoctor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The account is registered and the code is being sent. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterResponse"];
                };
            };
            /** @description The payload is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description The e-mail address or the mobile number is already registered. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginDoctor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The session has started. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    ETag: components["headers"]["ProfileVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            /** @description The payload is invalid, or the e-mail address or the password is wrong. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The password is right, but the account is not confirmed. Either a new code has been sent (`account.unconfirmed`), or the last code is less than 30 seconds old and still valid (`account.code_still_valid`). */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The account is blocked, or the request came from another site. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmDoctorRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmRegistrationRequest"];
            };
        };
        responses: {
            /** @description The account is confirmed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataMessageResponse"];
                };
            };
            /** @description The payload is invalid, or the code is wrong, already used or expired. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDoctorProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in doctor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ProfileVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileResponse"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDoctorProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of getDoctorProfile or updateDoctorProfile. Without it, the profile is replaced unconditionally. With it, the response is 412 if a field that was saved since then would be overwritten with a different value.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdateRequest"];
            };
        };
        responses: {
            /** @description The profile is saved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ProfileVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataMessageResponse"];
                };
            };
            /** @description The payload is invalid, or city, locality and pincode do not match. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            /** @description The profile was changed elsewhere since the version in `If-Match`. `errors` has an entry for each field whose stored value differs from the sent value; `ETag` is the current version of the profile. */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ProfileVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDoctorProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProfileImageRequest"];
            };
        };
        responses: {
            /** @description The image is saved. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description The field is missing, or the image cannot be read. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            /** @description The image is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is not a multipart form, or the image type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logoutDoctor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataMessageResponse"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDoctorStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoctorStatusRequest"];
            };
        };
        responses: {
            /** @description The status is inverted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataMessageResponse"];
                };
            };
            /** @description The payload is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            /** @description If the address is registered, a code is being sent. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description The payload is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Some platforms send this for an unknown address. The reference server does not. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmForgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description The password is changed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description The payload is invalid, the passwords differ, or the code is wrong, already used or expired. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListBookingsRequest"];
            };
        };
        responses: {
            /** @description The doctor's bookings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListBookingsResponse"];
                };
            };
            /** @description The payload is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBookingStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBookingStatusRequest"];
            };
        };
        responses: {
            /** @description The decision is saved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description The payload is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The booking has already been answered, or its time has passed and it can only be declined (capability booking-filters). */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUndoableBookings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings whose decision can be undone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableBookingsResponse"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoBookingDecision: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The `id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking is pending again, or as it was before the cancellation or the move. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["KeyRequired"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The booking is pending, the time to undo is over, another patient has booked the slot, or other slots exist at that time. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelBooking: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The `id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelBookingRequest"];
            };
        };
        responses: {
            /** @description The booking is cancelled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description The payload or the Idempotency-Key is invalid, or the note is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The booking is not confirmed, or its time has begun. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveBooking: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The `id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveBookingRequest"];
            };
        };
        responses: {
            /** @description The booking is confirmed at the new time. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveBookingResponse"];
                };
            };
            /** @description The payload or the Idempotency-Key is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The booking cannot be moved, its offer is not open any more, or the slot cannot be booked. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setVisit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The `id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetVisitRequest"];
            };
        };
        responses: {
            /** @description The visit is noted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description The payload or the Idempotency-Key is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The booking is not confirmed, or it is too early or too late to note the visit. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setTold: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The `id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The patient knows what is so. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description The Idempotency-Key is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    offerTimes: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The `id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferTimesRequest"];
            };
        };
        responses: {
            /** @description The times are held. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferTimesResponse"];
                };
            };
            /** @description The payload or the Idempotency-Key is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The booking cannot have another time, or one of the slots cannot be offered. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawOffer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The `id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer is taken back. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description The Idempotency-Key is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description There is no open offer. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    offerSeveral: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferSeveralRequest"];
            };
        };
        responses: {
            /** @description The times are held. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferSeveralResponse"];
                };
            };
            /** @description The payload or the Idempotency-Key is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            /** @description Some of the offers cannot be made. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OffersConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoOffers: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The `id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings are as they were before. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoOffersResponse"];
                };
            };
            400: components["responses"]["KeyRequired"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description None of the offers can be undone. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readPatientOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatientOfferRequest"];
            };
        };
        responses: {
            /** @description The offer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatientOfferResponse"];
                };
            };
            /** @description The payload is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerOfferRequest"];
            };
        };
        responses: {
            /** @description The answer is stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerOfferResponse"];
                };
            };
            /** @description The payload is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The answer is not possible any more. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatientOfferConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readAppointment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatientAppointmentRequest"];
            };
        };
        responses: {
            /** @description The appointment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatientAppointmentResponse"];
                };
            };
            /** @description The payload is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerReminder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerReminderRequest"];
            };
        };
        responses: {
            /** @description The answer is stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerReminderResponse"];
                };
            };
            /** @description The payload is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The answer is not possible any more. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatientAppointmentConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlatformDoctors: {
        parameters: {
            query?: {
                /**
                 * @description Words in the name, the clinic, the speciality or the city.
                 * @example heart
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description The page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of doctors. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformDoctorsResponse"];
                };
            };
            /** @description A parameter is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["KeyOfPlatformRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlatformTimes: {
        parameters: {
            query: {
                /**
                 * @description The first day.
                 * @example 24-11-2026
                 */
                from: components["parameters"]["FromDay"];
                /**
                 * @description The last day.
                 * @example 27-11-2026
                 */
                to: components["parameters"]["ToDay"];
            };
            header?: never;
            path: {
                /** @description The `id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The free times, earliest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformTimesResponse"];
                };
            };
            /** @description A parameter is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["KeyOfPlatformRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    holdTime: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldTimeRequest"];
            };
        };
        responses: {
            /** @description The time is held. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldTimeResponse"];
                };
            };
            /** @description The payload or the Idempotency-Key is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["KeyOfPlatformRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The time is not free, or two others are held for this number. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformTimesConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    releaseHold: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The `id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time is free again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description The Idempotency-Key is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["KeyOfPlatformRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bookTime: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookTimeRequest"];
            };
        };
        responses: {
            /** @description The booking is requested or confirmed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformBookingMessageResponse"];
                };
            };
            /** @description The payload or the Idempotency-Key is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["KeyOfPlatformRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The time is not free, or the reference is used by another booking. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformTimesConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlatformBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformBookingResponse"];
                };
            };
            401: components["responses"]["KeyOfPlatformRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelPlatformBooking: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The `id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking is cancelled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformBookingMessageResponse"];
                };
            };
            /** @description The Idempotency-Key is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["KeyOfPlatformRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The booking has ended, or its time has begun. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerPlatformReminder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The `id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerPlatformReminderRequest"];
            };
        };
        responses: {
            /** @description The answer is stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformBookingMessageResponse"];
                };
            };
            /** @description The payload or the Idempotency-Key is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["KeyOfPlatformRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The answer is not possible any more. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReminderSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the doctor wants. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderSettingsResponse"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setReminderSettings: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderSettings"];
            };
        };
        responses: {
            /** @description The setting is saved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description The payload or the Idempotency-Key is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookingSources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The platforms, by name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingSourcesResponse"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewCancellations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationsRequest"];
            };
        };
        responses: {
            /** @description The preview. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancellationsPreviewResponse"];
                };
            };
            /** @description The payload is invalid. It must have either `bookingIds` or `date`. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelBookings: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelBookingsRequest"];
            };
        };
        responses: {
            /** @description The bookings are cancelled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelBookingsResponse"];
                };
            };
            /** @description The payload or the Idempotency-Key is invalid, or the note is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            /** @description The preview is outdated or contains no booking. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancellationsConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoCancellations: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The `id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings are confirmed again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["KeyRequired"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The time to undo is over, or one of the times is booked. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSlot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSlotRequest"];
            };
        };
        responses: {
            /** @description The slot is created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description The payload is invalid, the time has passed or is more than two years ahead, or the day is not one of the available days. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            /** @description The profile is not complete, the account is blocked, or the request came from another site. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The doctor already has a slot at this time. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSlotsByDate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListSlotsRequest"];
            };
        };
        responses: {
            /** @description The slots of the day. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotListResponse"];
                };
            };
            /** @description The payload is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSlotStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSlotStatusRequest"];
            };
        };
        responses: {
            /** @description The slot is switched. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateSlotStatusResponse"];
                };
            };
            /** @description The payload is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The slot is booked or past. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addSlot: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddSlotRequest"];
            };
        };
        responses: {
            /** @description The slot is created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddSlotResponse"];
                };
            };
            /** @description The payload or the Idempotency-Key is invalid, the time has passed or is more than two years ahead, or the slot ends after midnight. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            /** @description The profile is not complete, the account is blocked, or the request came from another site. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The doctor already has a slot at this time. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeSlots: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSlotsRequest"];
            };
        };
        responses: {
            /** @description The slots are changed; `left` lists the slots that were not changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotChangeResponse"];
                };
            };
            /** @description The payload or the Idempotency-Key is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUndoableSlotChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes that can be undone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableSlotChangesResponse"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoSlotChange: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The `id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change is undone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoSlotChangeResponse"];
                };
            };
            400: components["responses"]["KeyRequired"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The time to undo is over, or a slot has been booked or changed since. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendar: {
        parameters: {
            query: {
                /**
                 * @description The first day.
                 * @example 24-11-2026
                 */
                from: components["parameters"]["FromDay"];
                /**
                 * @description The last day.
                 * @example 27-11-2026
                 */
                to: components["parameters"]["ToDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarResponse"];
                };
            };
            /** @description A day is missing or does not exist, `to` is before `from`, or there are more than 42 days. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQueue: {
        parameters: {
            query: {
                /**
                 * @description The day.
                 * @example 03-12-2026
                 */
                date: components["parameters"]["Day"];
                /**
                 * @description `figures`: only the figures of each session, and no patient, so it is not noted as a read of patients' data.
                 * @example figures
                 */
                part?: components["parameters"]["QueuePart"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The queue. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueResponse"];
                };
            };
            /** @description The day is missing or does not exist. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addQueueEntry: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddQueueEntryRequest"];
            };
        };
        responses: {
            /** @description The patient has a number. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueChangeResponse"];
                };
            };
            /** @description The payload or the Idempotency-Key is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description No number can be given on this day or to this booking. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeQueueEntry: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The `id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeQueueEntryRequest"];
            };
        };
        responses: {
            /** @description The patient is changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueChangeResponse"];
                };
            };
            /** @description The payload or the Idempotency-Key is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change is not possible for this patient any more. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    callNextPatient: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallNextPatientRequest"];
            };
        };
        responses: {
            /** @description The patient is called. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueChangeResponse"];
                };
            };
            /** @description The payload or the Idempotency-Key is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            /** @description Another patient is inside or next. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoPatientCall: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoPatientCallRequest"];
            };
        };
        responses: {
            /** @description The call is undone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueChangeResponse"];
                };
            };
            /** @description The payload or the Idempotency-Key is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such call, or its time to be undone is over. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endQueueSession: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndQueueSessionRequest"];
            };
        };
        responses: {
            /** @description The patients are marked as left. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueChangeResponse"];
                };
            };
            /** @description The payload or the Idempotency-Key is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            /** @description Only the queue of today can be changed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQueueScreen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueScreenResponse"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveQueueScreen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveQueueScreenRequest"];
            };
        };
        responses: {
            /** @description The screen is saved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveQueueScreenResponse"];
                };
            };
            /** @description The payload is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeQueueScreen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no link. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeedResponse"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeCalendarFeedRequest"];
            };
        };
        responses: {
            /** @description The feed is changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description The payload is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["ProofRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateCalendarFeedResponse"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["ProofRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no feed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addBooking: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddBookingRequest"];
            };
        };
        responses: {
            /** @description The booking is confirmed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddBookingResponse"];
                };
            };
            /** @description The payload or the Idempotency-Key is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The slot is booked or off, its day is closed, or its time has passed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The doctor's availability. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityResponse"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceAvailability: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceAvailabilityRequest"];
            };
        };
        responses: {
            /** @description The hours are saved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityResponse"];
                };
            };
            /** @description The payload or the Idempotency-Key is invalid, a range ends before it starts or is shorter than a slot, or ranges of a day overlap. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            /** @description The hours were changed since the version in the request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addException: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddExceptionRequest"];
            };
        };
        responses: {
            /** @description The exception is added. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddExceptionResponse"];
                };
            };
            /** @description The payload or the Idempotency-Key is invalid, the days are past or in the wrong order, or the hours are invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            /** @description An exception already exists on one of these days. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeException: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The `id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exception is removed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["KeyRequired"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewSlotPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlotPlanRequest"];
            };
        };
        responses: {
            /** @description The preview. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotPlanResponse"];
                };
            };
            /** @description The payload is invalid, the days are past, in the wrong order or more than 92, there would be more than 3,000 slots, or the hours are invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            /** @description The profile is not complete, the account is blocked, or the request came from another site. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The hours of the draft were changed since its version. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applySlotPlan: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplySlotPlanRequest"];
            };
        };
        responses: {
            /** @description The slots are published. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotChangeResponse"];
                };
            };
            /** @description The payload or the Idempotency-Key is invalid, or a rule of the preview is violated. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            /** @description The profile is not complete, the account is blocked, or the request came from another site. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The preview is outdated, or the hours of the draft were changed since its version. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicationConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The password is changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description The payload is invalid, the new passwords differ, or the current password is wrong. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendEmailCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A valid code is on its way, or the email is already verified. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailRequest"];
            };
        };
        responses: {
            /** @description The email is verified. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description The payload is invalid, or the code is wrong, used or no longer valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionListResponse"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All other sessions have ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["KeyRequired"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["ProofRequired"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The `id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["KeyRequired"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["ProofRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkeys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyListResponse"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPasskeyRequest"];
            };
        };
        responses: {
            /** @description The passkey is stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description The payload is invalid, or the passkey does not belong to the last options. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["ProofRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreationResponse"];
                };
            };
            /** @description The doctor has too many passkeys. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["ProofRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenamePasskeyRequest"];
            };
        };
        responses: {
            /** @description The passkey has the name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description The payload is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies one action of the client, for example a UUID. If the outcome of an action is unknown, repeat the request with the same key. Use a new key for every other action.
                 * @example 0b5e8f1c-6d0a-4c57-9a53-3b1f0f1e7a42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The `id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkey is removed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description The Idempotency-Key is missing, or it is the last passkey while only passkeys sign in. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["ProofRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    proveIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProofRequest"];
            };
        };
        responses: {
            /** @description The proof is stored in the session. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description The payload is invalid, or the password or the passkey is wrong. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequestResponse"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyAssertion"];
            };
        };
        responses: {
            /** @description The session has started. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    ETag: components["headers"]["ProfileVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            /** @description The payload is invalid, or the passkey is unknown, copied, or does not belong to the last options. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginPasskeyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Set-Cookie": components["headers"]["DeviceCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequestResponse"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPasskeyOnly: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPasskeyOnlyRequest"];
            };
        };
        responses: {
            /** @description The account signs in as requested. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description The payload is invalid, or the doctor has fewer than two passkeys. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["ProofRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmRegistrationRequest"];
            };
        };
        responses: {
            /** @description The way back is on its way. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryResponse"];
                };
            };
            /** @description The payload is invalid, or the code is wrong or no longer valid, or what it has begun was stopped. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendRecoveryCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description If the account uses only passkeys and the password is right, a code is being sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Set-Cookie": components["headers"]["DeviceCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description The payload is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StopRecoveryRequest"];
            };
        };
        responses: {
            /** @description It is stopped. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description The payload is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It has taken effect. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExportResponse"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["ProofRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityResponse"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTickets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListTicketsRequest"];
            };
        };
        responses: {
            /** @description One page of tickets. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketPageResponse"];
                };
            };
            /** @description The payload is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTicketStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTicketStatusRequest"];
            };
        };
        responses: {
            /** @description The status is changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description The payload is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamEvents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `id` of the last received event. Later events are sent first.
                 * @example 17
                 */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. It stays open. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LiveEvent"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSpecialities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All specialities. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpecialityListResponse"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryListResponse"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListStatesRequest"];
            };
        };
        responses: {
            /** @description The states. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateListResponse"];
                };
            };
            /** @description The payload is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListCitiesRequest"];
            };
        };
        responses: {
            /** @description The cities. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CityListResponse"];
                };
            };
            /** @description The payload is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLocalities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListLocalitiesRequest"];
            };
        };
        responses: {
            /** @description The localities. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocalityListResponse"];
                };
            };
            /** @description The payload is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
