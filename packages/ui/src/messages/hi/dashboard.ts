import type { TextsOf } from '../area.ts'
import type { dashboardMessages } from '../en/dashboard.ts'

export const dashboard: TextsOf<typeof dashboardMessages> = {
  summary: 'सारांश',
  totalAppointments: 'कुल अपॉइंटमेंट',
  confirmedAppointments: 'कन्फ़र्म अपॉइंटमेंट',
  revenue: 'आय',
  bookings: 'हाल की बुकिंग',
  viewAll: 'सभी देखें',
  emptyTitle: 'अभी कोई बुकिंग नहीं',
  emptyText: 'जब बुकिंग सुविधा चालू हो और स्लॉट खुले हों, तब मरीज़ आपसे अपॉइंटमेंट ले सकते हैं।',
  addSlots: 'स्लॉट पर जाएँ',
  weeklyHours: 'साप्ताहिक समय तय करें',
  revenueDetails: 'आय का विवरण',
  expenses: 'खर्च',
  profit: 'लाभ',
}
