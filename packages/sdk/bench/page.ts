/** One page of ten bookings as the reference server sends it. */
export const page = JSON.stringify({
  statusCode: 200,
  currentPage: 1,
  totalPages: 14,
  itemsPerPage: 10,
  data: {
    data: Array.from({ length: 10 }, (_, index) => ({
      id: `bkg_${index}`,
      date: '24-11-2026',
      bookingId: `NLM-10023${index}`,
      name: 'Anitha Selvam',
      studentName: 'Anitha Selvam',
      phoneNumber: '9789012345',
      studentPhone: '9789012345',
      time: '09:30',
      type: 'Online',
      bookingStatus: 1 + (index % 4),
    })),
    totalItems: 140,
    summary: { total: 140, confirmed: 61, pending: 33 },
  },
})
