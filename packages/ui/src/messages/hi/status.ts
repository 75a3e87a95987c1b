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
  states: {
    waiting: 'लंबित',
    lapsed: 'समय पर जवाब नहीं दिया गया',
    'none-fits': 'कोई समय ठीक नहीं',
    'no-answer': 'कोई जवाब नहीं',
    offered: 'दूसरे समय सुझाए गए',
    'offered-kept': 'दूसरे समय सुझाए गए, यह समय बना हुआ है',
    asked: 'दूसरा समय चुनने को कहा गया',
    confirmed: 'कन्फ़र्म',
    arrived: 'आ गए',
    seen: 'देख लिया',
    'no-show': 'नहीं आए',
    declined: 'अस्वीकृत',
    cancelled: 'रद्द',
  },
}
