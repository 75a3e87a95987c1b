/** The password of every demo account. */
export const DEMO_PASSWORD = 'Example@2026'

/** The platform of the demo, which `examples/book-online` uses. Its key is public, like the password. */
export const demoPlatform = {
  id: 'plt_demo',
  name: 'Book online (demo)',
  key: 'nalam.plt_demo.public-key-of-the-demo',
} as const

/** Demo accounts, by the state that they demonstrate. */
export const demoDoctors = {
  /** Confirmed, with a complete profile, active; has the bookings. */
  complete: {
    id: 'doc_meena',
    name: 'Meena Raghavan',
    email: 'meena.raghavan@nalam.example',
    mobileNumber: '9000010001',
  },
  /** Registered, code not yet entered: sign-in responds with 401. */
  unconfirmed: {
    id: 'doc_arul',
    name: 'Arul Prakash',
    email: 'arul.prakash@nalam.example',
    mobileNumber: '9000010002',
  },
  /** Confirmed, profile not filled in. */
  incomplete: {
    id: 'doc_thenmozhi',
    name: 'தேன்மொழி செல்வன்',
    email: 'thenmozhi.selvan@nalam.example',
    mobileNumber: '9000010003',
  },
  /** Blocked by the platform: sign-in responds with 403. */
  blocked: { id: 'doc_bala', name: 'Bala Murali', email: 'bala.murali@nalam.example', mobileNumber: '9000010004' },
  /** Another complete doctor with their own records, which must never be visible to the first. */
  other: {
    id: 'doc_ilango',
    name: 'Ilango Natarajan',
    email: 'ilango.natarajan@nalam.example',
    mobileNumber: '9000010005',
  },
} as const
