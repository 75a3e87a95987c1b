import type { TextsOf } from '../area.ts'
import type { addSlotMessages } from '../en/addSlot.ts'

export const addSlot: TextsOf<typeof addSlotMessages> = {
  subtitle: 'एक स्लॉट 30 मिनट का होता है और तुरंत मरीज़ों के लिए खुल जाता है।',
  startDate: 'शुरू की तारीख',
  startTime: 'शुरू का समय',
  chooseTime: 'समय चुनें',
  closedDay: 'इस दिन आप उपलब्ध नहीं हैं।',
  closedFor: (note) => `इस दिन आप उपलब्ध नहीं हैं: ${note}`,
  submit: 'जमा करें',
  submitting: 'जमा हो रहा है...',
}
