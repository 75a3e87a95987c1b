import type { TextsOf } from '../area.ts'
import type { undoMessages } from '../en/undo.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('hi')

export const undo: TextsOf<typeof undoMessages> = {
  title: 'अभी-अभी दिए गए जवाब',
  undo: 'वापस लें',
  undoOf: (patient) => `${patient} को दिया जवाब वापस लें`,
  undoAll: (bookings) => count(bookings, { other: '# बुकिंग रद्द करने का फ़ैसला वापस लें' }),
  undoOffers: (patients) => count(patients, { other: '# मरीज़ों के सुझाव वापस लें' }),
  key: 'पिछला जवाब वापस लें',
  minutesLeft: (minutes) => count(minutes, { other: '# मिनट बचे' }),
  lastMinute: 'एक मिनट से कम बचा',
}
