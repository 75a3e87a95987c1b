import type { TextsOf } from '../area.ts'
import type { decisionsMessages } from '../en/decisions.ts'

export const decisions: TextsOf<typeof decisionsMessages> = {
  view: 'देखें',
  edit: 'एडिट करें',
  viewOf: (patient) => `${patient} की बुकिंग देखें`,
  editOf: (patient) => `${patient} की बुकिंग एडिट करें`,
  detailsTitle: 'बुकिंग का विवरण',
  editTitle: 'बुकिंग एडिट करें',
  approve: 'कन्फ़र्म करें',
  approving: 'कन्फ़र्म हो रहा है...',
  decline: 'अस्वीकार करें',
  declining: 'अस्वीकार हो रहा है...',
  reschedule: 'रीशेड्यूल',
  rescheduling: 'भेजा जा रहा है...',
  decided: 'इस बुकिंग का जवाब पहले ही दिया जा चुका है। केवल लंबित बुकिंग बदली जा सकती हैं।',
  rescheduleTitle: 'मरीज़ को रीशेड्यूल का अनुरोध भेजें',
  rescheduleText: 'मरीज़ से दूसरा समय चुनने को कहा जाएगा।',
  declineTitle: 'यह बुकिंग अस्वीकार करें?',
  declineText: (patient, when) => `${patient}, ${when}। इसे वापस नहीं लिया जा सकता।`,
  sameTimeAs: (patients) => `वही समय: ${patients}`,
  overdue: {
    title: 'समय बीत चुका है',
    declineOnly: 'केवल अस्वीकार की जा सकती है',
    note: 'समय बीत चुका है। यह बुकिंग केवल अस्वीकार की जा सकती है।',
  },
}
