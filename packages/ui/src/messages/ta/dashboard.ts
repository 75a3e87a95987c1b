import type { TextsOf } from '../area.ts'
import type { dashboardMessages } from '../en/dashboard.ts'

export const dashboard: TextsOf<typeof dashboardMessages> = {
  summary: 'சுருக்கம்',
  totalAppointments: 'மொத்த முன்பதிவுகள்',
  confirmedAppointments: 'உறுதியான முன்பதிவுகள்',
  revenue: 'வருவாய்',
  bookings: 'அண்மை முன்பதிவுகள்',
  viewAll: 'அனைத்தையும் காண்க',
  emptyTitle: 'இன்னும் முன்பதிவு இல்லை',
  emptyText: 'முன்பதிவு வசதியை இயக்கி, ஸ்லாட்களைத் திறந்து வைத்தால் நோயாளிகள் உங்களிடம் முன்பதிவு செய்யலாம்.',
  addSlots: 'ஸ்லாட்களுக்குச் செல்',
  weeklyHours: 'வார நேரங்களை அமை',
  revenueDetails: 'வருவாய் விவரங்கள்',
  expenses: 'செலவுகள்',
  profit: 'லாபம்',
}
