import type { TextsOf } from '../area.ts'
import type { statusMessages } from '../en/status.ts'

export const status: TextsOf<typeof statusMessages> = {
  pending: 'लंबित',
  confirmed: 'कन्फ़र्म',
  declined: 'अस्वीकृत',
  reschedule: 'रीशेड्यूल',
  cancelled: 'रद्द',
  arrived: 'आ गए',
  seen: 'देख लिया',
  'no-show': 'नहीं आए',
  open: 'खुला',
  inProgress: 'जारी',
  resolved: 'हल हुआ',
}
