import type { TextsOf } from '../area.ts'
import type { notToldMessages } from '../en/notTold.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('hi')

export const notTold: TextsOf<typeof notToldMessages> = {
  mark: 'सूचना नहीं मिली',
  text: (message, until) =>
    `संदेश “${message}” मरीज़ तक नहीं पहुँचा। ${until} तक कोशिश की गई; यह अपने-आप दोबारा नहीं भेजा जाएगा।`,
  knows: 'मरीज़ को पता है',
  now: 'अभी',
  states: {
    nothing: 'कुछ नहीं',
    requested: 'अनुरोध किया गया',
    confirmed: 'कन्फ़र्म',
    declined: 'अस्वीकृत',
    cancelled: 'रद्द',
    asked: 'दूसरा समय चुनने को कहा गया',
    offered: 'दूसरे समय दिए गए',
    lapsed: 'कन्फ़र्म नहीं हो सका',
  },
  call: 'मरीज़ को कॉल करें',
  told: 'मैंने मरीज़ को बता दिया है',
  saving: 'सेव हो रहा है...',
  patients: (patients) => count(patients, { one: '# मरीज़ को सूचना नहीं मिली', other: '# मरीज़ों को सूचना नहीं मिली' }),
  patientsText: 'उनके संदेश नहीं पहुँचे।',
  show: 'दिखाएँ',
}
